import { type TestPerson, insert, makePerson } from './factories.ts';
import type { TestServer } from './server.ts';

/** Company operations of recruiters, over the API. */

export const jobForm = {
  title: 'Accountant',
  description: 'Books.',
  location: 'Pune',
  salaryMin: 25_000,
  salaryMax: 40_000,
  skills: ['Tally'],
};

export interface SeenJob {
  id: string;
  status: string;
  company: { id: string; name: string; verified: boolean; rating: number | null; reviewCount: number };
}

interface Answer<Data> {
  data: Data | null;
  code: string | undefined;
  fields: Record<string, string> | undefined;
}

const seenJob = 'id status company { id name verified rating reviewCount }';

export class CompanyCalls {
  constructor(readonly server: TestServer) {}

  async call<Data = Record<string, unknown>>(
    document: string,
    variables: object,
    person?: TestPerson,
  ): Promise<Answer<Data>> {
    const { data, errors } = await this.server.graphql<Data>(document, variables, person?.token);
    return { data, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
  }

  /** A recruiter without a company. */
  async newRecruiter(row: { name?: string; email?: string } = {}): Promise<TestPerson> {
    const person = await makePerson(this.server.services, 'HR', row);
    await insert(this.server.services, 'recruiter_profiles', { user_id: person.id });
    return person;
  }

  async post(recruiter: TestPerson, company: string) {
    const { data, code, fields } = await this.call<{ postJob: SeenJob }>(
      `mutation ($input: JobInput!) { postJob(input: $input) { ${seenJob} } }`,
      { input: { ...jobForm, company } },
      recruiter,
    );
    return { job: data?.postJob, code, fields };
  }

  async search(q: string): Promise<SeenJob[] | undefined> {
    return (
      await this.call<{ jobs: { items: SeenJob[] } }>(
        `query ($q: String!) { jobs(filter: { q: $q }) { items { ${seenJob} } } }`,
        { q },
      )
    ).data?.jobs.items;
  }

  async nameCompany(person: TestPerson, company: string | null, leaveCompany?: boolean) {
    const { data, code, fields } = await this.call<{
      updateHrProfile: { company: string; membership: string; companyDetails: { verified: boolean } | null };
    }>(
      `mutation ($company: String, $leaveCompany: Boolean) {
        updateHrProfile(input: { company: $company, leaveCompany: $leaveCompany }) {
          company membership companyDetails { verified }
        }
      }`,
      { company, leaveCompany },
      person,
    );
    return data?.updateHrProfile ?? { code, fields };
  }

  async standingOf(person: TestPerson): Promise<object | undefined> {
    return (await this.call<{ hrProfile: object }>('{ hrProfile { company membership } }', {}, person)).data?.hrProfile;
  }

  async requestsTo(person: TestPerson) {
    const { data } = await this.call<{
      joinRequests: { items: { id: string; name: string; email: string; askedAt: string }[]; total: number };
    }>('{ joinRequests { items { id companyName name email askedAt } total } }', {}, person);
    return data?.joinRequests;
  }

  answer(
    person: TestPerson,
    id: string | undefined,
    isAccepted = true,
  ): Promise<Answer<{ answerJoinRequest: boolean }>> {
    return this.call(
      'mutation ($id: ID!, $isAccepted: Boolean!) { answerJoinRequest(id: $id, isAccepted: $isAccepted) }',
      { id, isAccepted },
      person,
    );
  }

  async jobsOnSite(): Promise<number | undefined> {
    return (await this.call<{ siteStats: { jobs: number } }>('{ siteStats { jobs } }', {})).data?.siteStats.jobs;
  }

  /** Whether the job is publicly visible, by each route. */
  async isSeen(jobId: string | undefined, word: string): Promise<boolean[]> {
    const { data } = await this.call<{
      jobs: { items: { id: string }[] };
      recommendedJobs: { id: string }[];
      jobSuggestions: string[];
    }>(
      `query ($q: String!) {
        jobs(filter: { q: $q }) { items { id } }
        recommendedJobs(limit: 50) { id }
        jobSuggestions(text: $q)
      }`,
      { q: word },
    );
    const read = async (path: string) => (await fetch(`${this.server.url}${path}`)).text();
    const sitemap = await read('/sitemap.xml');
    const part = /<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/.exec(sitemap)?.[1];
    return [
      data?.jobs.items.some(({ id }) => id === jobId) ?? false,
      data?.recommendedJobs.some(({ id }) => id === jobId) ?? false,
      (data?.jobSuggestions.length ?? 0) > 0,
      (await read('/jobs/feed.xml')).includes(String(jobId)),
      (part ? await read(part) : sitemap).includes(String(jobId)),
      (await this.call('query ($id: ID!) { job(id: $id) { id } }', { id: jobId })).code === undefined,
    ];
  }
}

export const everywhere = Array.from({ length: 6 }, () => true);
export const nowhere = everywhere.map(() => false);
