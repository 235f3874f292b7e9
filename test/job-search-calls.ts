import { keysOf } from '../server/core/text.rules.ts';
import { choices } from '../server/hiring/jobs/search/job-counts.queries.ts';
import { makeCompany, makeJob, makeRecruiter, type TestPerson } from './factories.ts';
import { startTestServer, type TestServer } from './server.ts';

/** The public search, on known jobs. */

interface FoundJob {
  id: string;
  title: string;
  experienceText: string;
  applied: boolean;
  saved: boolean;
  company: { name: string; rating: number | null; reviewCount: number; verified: boolean };
}
export interface FoundPage {
  items: FoundJob[];
  total: number;
  totalIsExact: boolean;
  endCursor: string | null;
}

export const searchDocument = `query ($filter: JobFilter, $sort: JobSort, $page: Int, $pageSize: Int, $after: String) {
  jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, after: $after) {
    items { id title experienceText applied saved company { name rating reviewCount verified } }
    total totalIsExact page pageSize endCursor } }`;

export const words = [
  'Developer',
  'Nurse',
  'C%',
  'snake_case',
  String.raw`back\slash`,
  "O'Brien",
  'Ünïcode',
  'विकास',
  'a"b',
  '100%_sure',
  'Java',
  'JavaScript',
];
export const locations = ['Bengaluru', 'Bangalore', 'Navi Mumbai', 'Pune', 'Gurgaon', 'Mysore'];

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
export const fixture: { id: string; title: string; company: string; skills: string[]; location: string }[] = [];

export const search = async (variables: object, token?: string): Promise<FoundPage> => {
  const { data, errors } = await server.graphql<{ jobs: FoundPage }>(searchDocument, variables, token);
  expect(errors).toEqual([]);
  return data!.jobs;
};
export const fieldsOf = async (variables: object) =>
  (await server.graphql(searchDocument, variables)).errors[0]?.extensions;

/** A server with a recruiter and 72 jobs with repeating words, described by `fixture`. */
export async function startJobSearch() {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  // Another file of the same process may have filled it (docs/decisions/0090).
  fixture.length = 0;
  for (let index = 0; index < 72; index += 1) {
    const pick = (list: string[], step: number) => list[(index * step + (index % 5)) % list.length] ?? '';
    const company = `${pick(words, 3)} Works ${index % 9}`;
    const job = {
      title: `${pick(words, 1)} ${pick(words, 5)}`,
      skills: [pick(words, 7), `Skill ${index % 4}`],
      location: pick(locations, 1),
    };
    const [known] = await server.services.database.query<{ id: string }>('select id from companies where name = $1', [
      company,
    ]);
    const companyId = known?.id ?? (await makeCompany(server.services, company));
    const postedAt = new Date(server.clock.now().getTime() - Math.floor(index / 3) * 3_600_000);
    const id = await makeJob(server.services, { id: recruiter.id, companyId }, { ...job, posted_at: postedAt });
    fixture.push({ id, company, ...job });
  }
  return { server, recruiter };
}

export const idsOf = (page: FoundPage) => page.items.map(({ id }) => id).toSorted();

export const inCities = (...names: string[]) =>
  fixture
    .filter(({ location }) => names.includes(location))
    .map(({ id }) => id)
    .toSorted();
export const forged = (text: string) => Buffer.from(text).toString('base64url');
export const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);
export const makeWelder = (name: string, row: object) =>
  makeJob(server.services, recruiter, { title: `Welder ${name}`, ...row });
export const flagsOf = async (q: string, token?: string) =>
  (await search({ filter: { q } }, token)).items.map(({ applied, saved }) => ({ applied, saved }));
export const companyOf = async (q: string) => (await search({ filter: { q } })).items[0]?.company;
export type Counts = Record<string, { value: string; count: number; countIsExact: boolean }[]>;
const choiceFields = keysOf(choices)
  .map((name) => `${name} { value count countIsExact }`)
  .join(' ');
export const countsOf = async (filter: object): Promise<Counts> => {
  const { data, errors } = await server.graphql<{ searchCounts: Counts }>(
    `query ($filter: JobFilter!) { searchCounts(filter: $filter) { ${choiceFields} } }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return data!.searchCounts;
};
export const meant = async (filter: object): Promise<string | null | undefined> => {
  const { data, errors } = await server.graphql<{ searchSuggestion: string | null }>(
    'query ($filter: JobFilter!) { searchSuggestion(filter: $filter) }',
    { filter },
  );
  expect(errors).toEqual([]);
  return data?.searchSuggestion;
};
export const suggest = async (text: string, limit?: number) =>
  (
    await server.graphql<{ jobSuggestions: string[] }>(
      'query ($text: String!, $limit: Int) { jobSuggestions(text: $text, limit: $limit) }',
      { text, limit },
    )
  ).data?.jobSuggestions;
