import { hashToken, newToken } from '../server/core/secrets.ts';
import { closeDueJobs } from '../server/hiring/jobs/job-closing.service.ts';
import type { JobObstacle } from '../server/hiring/jobs/job.labels.ts';
import { CompanyCalls, jobForm } from './company-calls.ts';
import { insert, makeJob, makePerson, makeRecruiter, type TestPerson } from './factories.ts';
import { rememberSecrets } from './run-record.ts';
import type { TestServer } from './server.ts';

/** A job with its own recruiter and company. */
export interface PostedJob {
  recruiter: TestPerson;
  company: string;
  companyId: string;
  jobId: string;
  /** Part of its title, and of no other job's. */
  word: string;
}

/** Why a job is hidden; a recruiter closing it is a reason, too. */
export type Reason = JobObstacle | 'NOT_WANTED';

export const textWithFees = 'Packing at home. A registration fee of Rs 500 must be paid before joining.';

/** Where strangers find a job: in the search, in the feed for aggregators, at its address. */
export const everywhere = [true, true, true];
export const nowhere = [false, false, false];
/** Closed, but reachable by its address. */
export const onlyRead = [false, false, true];

let count = 0;

/** What recruiters and admins do with jobs, and what strangers see of it, over the API. */
export class JobCases {
  readonly companies: CompanyCalls;
  private adminOfNow: { person: TestPerson; since: number } | undefined;

  constructor(readonly server: TestServer) {
    this.companies = new CompanyCalls(server);
  }

  run = (text: string, values: unknown[] = []) => this.server.services.database.query(text, values);

  /** With a session that has not been idle for too long. */
  async admin(): Promise<TestPerson> {
    const since = this.server.clock.now().getTime();
    if (this.adminOfNow?.since !== since)
      this.adminOfNow = { person: await makePerson(this.server.services, 'ADMIN'), since };
    return this.adminOfNow.person;
  }

  async post(row: Record<string, unknown> = {}): Promise<PostedJob> {
    const number = (count += 1);
    const [company, word] = [`Looms ${number} of Erode`, `Tackler${number}`];
    const { services, clock } = this.server;
    const recruiter = await makeRecruiter(services, { companyName: company });
    const jobId = await makeJob(services, recruiter, { title: word, ...row });
    await insert(services, 'job_events', { job_id: jobId, type: 'POSTED', at: clock.now() });
    return { recruiter, company, companyId: recruiter.companyId, jobId, word };
  }

  async call(operation: string, variables: object, person: TestPerson) {
    const { data, errors } = await this.server.graphql(operation, variables, person.token);
    const [error] = errors;
    const { code, fields } = error?.extensions ?? {};
    const reason = error?.extensions.reason;
    return { value: Object.values(data ?? {})[0], code, fields, reason, message: error?.message };
  }

  onJob = (name: string, { jobId: id }: PostedJob, person: TestPerson, more = '') =>
    this.call(
      `mutation ($id: ID!) { ${name}(id: $id${more}) ${name === 'deleteJob' ? '' : '{ id }'} }`,
      { id },
      person,
    );

  /** On a job, a company or a person. */
  byAdmin = async (name: string, id: string, more = '') =>
    this.call(`mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`, { id }, await this.admin());

  edit = ({ jobId: id, word, company, recruiter }: PostedJob, input: object = {}) =>
    this.call(
      'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }',
      { id, input: { ...jobForm, title: word, company, ...input } },
      recruiter,
    );

  reopen = (posted: PostedJob) => this.onJob('reopenJob', posted, posted.recruiter);

  /** Of its text. */
  versionOf = async ({ jobId }: PostedJob): Promise<number> =>
    (await this.run('select text_version as version from jobs where id = $1', [jobId]))[0]?.version as number;

  asSeen = async (name: 'releaseJob' | 'restoreJob', posted: PostedJob) =>
    this.byAdmin(name, posted.jobId, `, seen: ${await this.versionOf(posted)}`);

  async seen({ jobId, word }: PostedJob): Promise<boolean[]> {
    const { data } = await this.server.graphql<{ jobs: { items: { id: string }[] }; job: object | null }>(
      'query ($id: ID!, $word: String) { jobs(filter: { q: $word }) { items { id } } job(id: $id) { id } }',
      { id: jobId, word },
    );
    const feed = await (await fetch(`${this.server.url}/jobs/feed.xml`)).text();
    return [data?.jobs.items.some(({ id }) => id === jobId) ?? false, feed.includes(jobId), Boolean(data?.job)];
  }

  /** How each reason arises. */
  stand: Record<Reason, (posted: PostedJob) => Promise<unknown>> = {
    COMPANY_NOT_AGREED: async ({ recruiter, companyId, jobId }) => {
      await this.run('update companies set created_by_id = null where id = $1', [companyId]);
      await this.run('delete from company_members where user_id = $1', [recruiter.id]);
      const row = { company_id: companyId, user_id: recruiter.id, asked_at: this.server.clock.now() };
      await insert(this.server.services, 'company_join_requests', row);
      await this.run('update jobs set waits_since = now() where id = $1', [jobId]);
    },
    TEXT_HELD: (posted) => this.edit(posted, { description: textWithFees }),
    TAKEN_DOWN: ({ jobId }) => this.byAdmin('takeDownJob', jobId, ', reason: "Unclear."'),
    COMPANY_SUSPENDED: ({ companyId }) => this.byAdmin('suspendCompany', companyId, ', reason: "A fee."'),
    RECRUITER_LEAVING: ({ recruiter }) => this.call('mutation { deleteAccount { deletesAt } }', {}, recruiter),
    RECRUITER_DISABLED: ({ recruiter }) => this.byAdmin('disableUser', recruiter.id, ', reason: "A fraud."'),
    EXPIRED: async ({ jobId }) => {
      await this.run('update jobs set auto_stop_enabled = true, auto_stop_days = 1, closes_at = $2 where id = $1', [
        jobId,
        this.server.clock.now(),
      ]);
      await closeDueJobs(this.server.services);
    },
    NOT_WANTED: (posted) => this.onJob('closeJob', posted, posted.recruiter),
  };

  /** The same past the API, where another reason blocks the regular call. */
  plant: typeof this.stand = {
    ...this.stand,
    TEXT_HELD: ({ jobId }) =>
      this.run(
        `update jobs set held_at = now(), held_reason = 'FEES', held_passage = 'fee', description = $2,
           text_version = text_version + 1 where id = $1`,
        [jobId, textWithFees],
      ),
    RECRUITER_LEAVING: ({ recruiter }) =>
      this.run(`update users set deletes_at = now() + interval '7 days' where id = $1`, [recruiter.id]),
    EXPIRED: ({ jobId }) => this.run('update jobs set expired_at = now() where id = $1', [jobId]),
    NOT_WANTED: ({ jobId }) => this.run('update jobs set is_wanted = false where id = $1', [jobId]),
  };

  lift: Record<Reason, (posted: PostedJob) => Promise<{ code?: string | undefined }>> = {
    COMPANY_NOT_AGREED: async ({ recruiter }) => {
      const [request] = await this.run('select id from company_join_requests where user_id = $1', [recruiter.id]);
      return this.call(
        'mutation ($id: ID!) { adminAnswerJoinRequest(id: $id, isAccepted: true) }',
        { id: request?.id },
        await this.admin(),
      );
    },
    TEXT_HELD: (posted) => this.asSeen('releaseJob', posted),
    TAKEN_DOWN: (posted) => this.asSeen('restoreJob', posted),
    COMPANY_SUSPENDED: ({ companyId }) => this.byAdmin('liftSuspension', companyId),
    RECRUITER_LEAVING: ({ recruiter }) => this.call('mutation { keepAccount { deletesAt } }', {}, recruiter),
    RECRUITER_DISABLED: async ({ recruiter }) => {
      const answer = await this.byAdmin('enableUser', recruiter.id);
      Object.assign(recruiter, { token: await this.logIn(recruiter) });
      return answer;
    },
    EXPIRED: this.reopen,
    NOT_WANTED: this.reopen,
  };

  private async logIn({ id }: TestPerson): Promise<string> {
    const token = newToken();
    rememberSecrets([token]);
    const now = this.server.clock.now();
    await insert(this.server.services, 'sessions', {
      user_id: id,
      bearer_hash: hashToken(token),
      cookie_hash: hashToken(newToken()),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    });
    return token;
  }
}
