import { makeFile, makeRecruiter, makeSeeker, type TestPerson, verify } from './factories.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Jobs as a recruiter's screens post, change and read them. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

/** A server with a seeker and a recruiter of a verified company. The calls below are the recruiter's by default. */
export async function startJobServer() {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { companyName: minimal.company });
  await verify(server.services, recruiter.companyId);
  return { server, recruiter, seeker: await makeSeeker(server.services) };
}

export const jobFields = `id title company { name } location salaryText typeText experienceLevelText experienceText
  workModeText isRemote skills requiredSkills eligibility openings postedText isNew isUrgent status
  applicationsReceived applicationsNeeded autoStop { enabled applicationsCount daysCount specificDate } closesAt
  attachments { id name } applied saved updates { type text } viewerCan { apply save edit close reopen delete }`;
export const minimal = {
  title: 'Accountant',
  company: 'Sharma & Co',
  description: 'Books',
  location: 'Pune',
  salaryMin: 25_000,
  salaryMax: 40_000,
  skills: ['Tally'],
};

export interface ShownJob {
  id: string;
  status: string;
  closesAt: string | null;
  attachments: { id: string; name: string }[];
  updates: { type: string; text: string }[];
  [field: string]: unknown;
}
export const post = (input: object, token = recruiter.token) =>
  server.graphql<{ postJob: ShownJob }>(
    `mutation ($input: JobInput!) { postJob(input: $input) { ${jobFields} } }`,
    { input: { ...minimal, ...input } },
    token,
  );
export const update = (id: string, input: object, token = recruiter.token) =>
  server.graphql<{ updateJob: ShownJob }>(
    `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { ${jobFields} } }`,
    { id, input: { ...minimal, ...input } },
    token,
  );
export const change = (name: 'closeJob' | 'reopenJob', id: string, token = recruiter.token) =>
  server.graphql<Record<string, ShownJob>>(`mutation ($id: ID!) { ${name}(id: $id) { ${jobFields} } }`, { id }, token);
export const reopen = (id: string, autoStop: object) =>
  server.graphql<{ reopenJob: ShownJob }>(
    `mutation ($id: ID!, $autoStop: AutoStopInput) { reopenJob(id: $id, autoStop: $autoStop) { ${jobFields} } }`,
    { id, autoStop },
    recruiter.token,
  );
export const read = async (id: string, token?: string) =>
  (await server.graphql<{ job: ShownJob }>(`query ($id: ID!) { job(id: $id) { ${jobFields} } }`, { id }, token)).data
    ?.job;
export const upload = (ownerId: string, name: string) =>
  makeFile(server.services, { ownerId, purpose: 'ATTACHMENT', name, isClaimed: false });
export const notices = (userId: string) =>
  server.services.database.query<{ title: string }>('select title from notifications where user_id = $1', [userId]);
export const messages = async (answer: ReturnType<typeof post> | ReturnType<typeof update>) =>
  (await answer).errors[0]?.extensions.fields;
