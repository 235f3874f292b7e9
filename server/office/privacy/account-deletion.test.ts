import { randomUUID } from 'node:crypto';
import {
  insert,
  makeAccessToken,
  makeApplication,
  makeFile,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { type Plant, plantMarks } from '../../../test/authorisation-plants.ts';
import { makeWorld, worldPassword, worldPasswordHash } from '../../../test/authorisation-world.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { keptKeys, storedNames } from '../../../test/upload.ts';
import { until } from '../../../test/until.ts';
import { eraseLeftAccounts } from './account-erasure.service.ts';
import { buildDataExports } from './data-export.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rows = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  server.services.database.query<Row & Record<string, unknown>>(text, values);

interface Answer<Data> {
  data: Data | null;
  code?: string;
  fields?: Record<string, string>;
}
async function call<Data = Record<string, unknown>>(
  document: string,
  { token }: { token: string },
  variables = {},
): Promise<Answer<Data>> {
  const { data, errors } = await server.graphql<Data>(document, variables, token);
  const { code, fields } = errors[0]?.extensions ?? {};
  return { data, ...(code && { code }), ...(fields && { fields }) };
}
const leave = (person: TestPerson, password?: string) =>
  call<{ deleteAccount: { deletesAt: string } }>(
    'mutation ($password: String) { deleteAccount(password: $password) { deletesAt } }',
    person,
    { password },
  );
const stay = (person: TestPerson) => call('mutation { keepAccount { deletesAt } }', person);
const statusOf = async (jobId: string) =>
  (await rows<{ status: string }>('select status from jobs where id = $1', jobId))[0]?.status;
const bellOf = async ({ id }: TestPerson) =>
  (await rows<{ title: string; body: string }>('select title, body from notifications where user_id = $1', id)).map(
    ({ title, body }) => `${title}: ${body}`,
  );
async function eraseAfterSevenDays(): Promise<void> {
  server.clock.advance({ days: 7 });
  await eraseLeftAccounts(server.services);
}

test('asking closes open jobs at once without a word, ends other logins and tokens, and says when', async () => {
  const recruiter = await makeRecruiter(server.services);
  const seeker = await makeSeeker(server.services);
  const jobId = await makeJob(server.services, recruiter);
  await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
  const token = await makeAccessToken(server.services, recruiter, ['JOBS_READ']);
  const inSevenDays = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
  expect((await leave(recruiter)).data?.deleteAccount.deletesAt).toBe(inSevenDays);
  expect(await statusOf(jobId)).toBe('INACTIVE');
  expect(await bellOf(seeker)).toEqual([]);
  expect((await call('{ me { deletesAt } }', recruiter)).data).toEqual({ me: { deletesAt: inSevenDays } });
  expect((await call('{ hrJobs { total } }', { token })).code).toBe('UNAUTHENTICATED');
  server.clock.advance({ minutes: 10 });
  expect((await leave(recruiter)).data?.deleteAccount.deletesAt).toBe(inSevenDays);
  const [mail] = await server.mails(recruiter.email);
  expect(mail?.text).toContain('will be deleted on November 25, 2026');
});

test('a login that is no longer fresh needs the password too', async () => {
  const seeker = await makeSeeker(server.services, { passwordHash: await worldPasswordHash() });
  server.clock.advance({ minutes: 16 });
  expect(await leave(seeker)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: expect.any(String) } });
  expect((await leave(seeker, 'Wrong@12345')).code).toBe('UNAUTHENTICATED');
  expect((await leave(seeker, worldPassword)).data?.deleteAccount.deletesAt).toEqual(expect.any(String));
});

test('keeping the account opens its jobs again, not those that were closed meanwhile', async () => {
  const recruiter = await makeRecruiter(server.services);
  const [open, closed, takenDown] = [
    await makeJob(server.services, recruiter),
    await makeJob(server.services, recruiter, { is_wanted: false, closed_at: server.clock.now() }),
    await makeJob(server.services, recruiter),
  ];
  expect((await stay(recruiter)).code).toBe('CONFLICT');
  await leave(recruiter);
  await rows(`update jobs set taken_down_at = now(), taken_down_reason = 'x' where id = $1`, takenDown);
  expect((await stay(recruiter)).data).toEqual({ keepAccount: { deletesAt: null } });
  expect(await Promise.all([open, closed, takenDown].map(statusOf))).toEqual(['ACTIVE', 'INACTIVE', 'INACTIVE']);
  await eraseAfterSevenDays();
  expect((await rows('select id from users where id = $1 and erased_at is null', recruiter.id)).length).toBe(1);
});

test('meanwhile nothing new is begun, and recruiters do not find the seeker', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  await rows('update companies set verified_at = now() where id = $1', recruiter.companyId);
  const jobId = await makeJob(server.services, recruiter);
  await rows(`update seeker_profiles set skills = '{Loom}' where user_id = $1`, seeker.id);
  await rows('insert into talent_profiles (user_id, found_since) values ($1, now())', seeker.id);
  const found = async () =>
    (await call<{ talentProfiles: { total: number } }>('{ talentProfiles(filter: {}) { total } }', recruiter)).data
      ?.talentProfiles.total;
  expect(await found()).toBe(1);
  await leave(seeker);
  expect(await found()).toBe(0);
  expect((await call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', seeker, { id: jobId })).code).toBe(
    'CONFLICT',
  );
  await stay(seeker);
  expect(await found()).toBe(1);
});

test('after seven days, and not before, who waits for the person hears of it, without a name', async () => {
  const [recruiter, seeker] = [
    await makeRecruiter(server.services, { name: 'Leaving Recruiter' }),
    await makeSeeker(server.services, { name: 'Leaving Seeker' }),
  ];
  const [other, applicant] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, other);
  const sent = await makeApplication(server.services, { jobId, recruiterId: other.id, seekerId: seeker.id });
  const waiting = await makeApplication(server.services, {
    jobId: await makeJob(server.services, recruiter, { title: 'Weaver' }),
    recruiterId: recruiter.id,
    seekerId: applicant.id,
  });
  const day = new Date(server.clock.now().getTime() + 8 * 86_400_000).toISOString().slice(0, 10);
  await insert(server.services, 'interviews', {
    application_id: sent,
    recruiter_id: other.id,
    seeker_id: seeker.id,
    title: 'Interview with Leaving Seeker',
    candidate: 'Leaving Seeker',
    date: day,
    slot: 'S0900_1000',
  });
  await Promise.all([leave(recruiter), leave(seeker)]);
  server.clock.advance({ days: 6, hours: 23 });
  await eraseLeftAccounts(server.services);
  expect([await bellOf(other), await bellOf(applicant)]).toEqual([[], []]);
  server.clock.advance({ hours: 1 });
  await eraseLeftAccounts(server.services);
  expect(await bellOf(other)).toEqual([expect.stringMatching(/^An interview is cancelled: The applicant deleted/)]);
  await until(async () => (await bellOf(applicant)).length > 0, 'the applicant hears');
  expect(await bellOf(applicant)).toEqual([expect.stringMatching(/is no longer taking applications for Weaver/)]);
  const links = 'select link from notifications where user_id in ($1, $2) order by link desc';
  expect(await rows(links, other.id, applicant.id)).toEqual([
    { link: `/hire/applications?job=${jobId}&withdrawn=true&application=${sent}` },
    { link: `/applied-jobs?application=${waiting}` },
  ]);
  expect(await rows('select status from applications where id = $1', sent)).toEqual([{ status: 'WITHDRAWN' }]);
  expect(await rows('select status, candidate from interviews where application_id = $1', sent)).toEqual([
    { status: 'CANCELLED', candidate: 'Deleted user' },
  ]);
  await rows(`update sessions set expires_at = expires_at + interval '30 days' where user_id = $1`, other.id);
  const { data } = await call<{ application: { applicant: { name: string } } }>(
    'query ($id: ID!) { application(id: $id) { applicant { name } } }',
    other,
    { id: sent },
  );
  expect(data?.application.applicant.name).toBe('Deleted user');
  const enable = `mutation { enableUser(id: "${seeker.id}") { id } }`;
  expect((await call(enable, await makePerson(server.services, 'ADMIN'))).code).toBe('NOT_FOUND');
});

/** Each column that can hold a word of somebody, of the portal and of its queue, with the rows in which it does. */
async function textsOfDatabase(): Promise<Map<string, string>> {
  const columns = await rows<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as "table", column_name as "column"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'tasks') and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED', 'tsvector')`,
  );
  const texts = new Map<string, string>();
  for (const { schema, table, column } of columns) {
    const [row] = await rows<{ text: string | null }>(
      `select string_agg("${column}"::text, E'\\n') as text from "${schema}"."${table}"`,
    );
    texts.set(`${table}.${column}`, row?.text ?? '');
  }
  return texts;
}

const foundIn = (texts: Map<string, string>, form: string): string[] =>
  [...texts].flatMap(([column, text]) => (text.toLowerCase().includes(form.toLowerCase()) ? [column] : []));

/** What stays of a recruiter for those who applied; what is the company's; the hash of a file that others have too. */
const staying = new Set([
  'jobs.title',
  'jobs.location',
  'jobs.skills',
  'jobs.required_skills',
  'companies.name',
  'interviews.candidate',
  'files.sha256',
  'announcements.title',
  'announcements.description',
]);

test('a mark in every column of the person, and in what others were sent, is nowhere afterwards', async () => {
  const { services } = server;
  const world = await makeWorld(services);
  const plants = await plantMarks(services, world);
  const { 'seeker A': seeker, 'recruiter B': recruiter, 'recruiter A': other, admin } = world.people;
  await rows('update signups s set email = u.email from users u where u.id = s.id');
  await rows(`update users set name = 'Zq Leaver' where id = $1`, seeker.id);
  await rows(`update users set name = 'Zq Quitter' where id = $1`, recruiter.id);
  const marks = ['Zq Leaver', 'Zq Quitter', ...(await plantElsewhere({ seeker, recruiter, other, admin }))];
  const keys = await rows<{ key: string }>('select storage_key as key from files where owner_id = any($1)', [
    seeker.id,
    recruiter.id,
  ]);
  const before = await textsOfDatabase();
  for (const mark of marks)
    expect([mark, foundIn(before, mark)]).toEqual([mark, expect.arrayContaining([expect.any(String)])]);

  await Promise.all([leave(seeker), leave(recruiter)]);
  await server.mails();
  await eraseAfterSevenDays();
  expect(server.logged().filter(({ msg }) => msg === 'A deletion failed')).toEqual([]);
  await server.mails();

  const after = await textsOfDatabase();
  expect(marks.map((mark) => [mark, foundIn(after, mark)])).toEqual(marks.map((mark) => [mark, []]));
  const stays = new Set(['seeker B', 'recruiter A']);
  const left = plants.filter(({ owner, column }) => !stays.has(owner) && !staying.has(column));
  expect(left.length).toBeGreaterThan(50);
  const formsLeft = left.flatMap(({ column, forms }: Plant) =>
    forms.flatMap((form) => foundIn(after, form).map((place) => `${column} in ${place}`)),
  );
  expect(formsLeft).toEqual([]);
  const stored = await storedNames(server);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter(({ key }) => stored.includes(key))).toEqual([]);
  expect((await keptKeys(server)).filter((key) => !stored.includes(key))).toEqual([]);
});

type Cast = Record<'seeker' | 'recruiter' | 'other' | 'admin', TestPerson>;

async function plantElsewhere({ seeker, recruiter, other, admin }: Cast): Promise<string[]> {
  const { services } = server;
  const now = services.clock.now();
  const jobId = await makeJob(services, other);
  await makeFile(services, { ownerId: seeker.id, content: Buffer.from('%PDF-1.4 zq-content') });
  for (const person of [seeker, recruiter]) await call('mutation { requestDataExport { id } }', person);
  await buildDataExports(services);
  await call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', seeker, { id: jobId });
  await call('mutation { sendSupportMessage(text: "zq-chatted") { id } }', seeker);
  const [mine] = await rows<{ id: string }>('select id from applications where job_id = $1', jobId);
  const report = (text: string) => ({ reason: 'OTHER', text });
  const reportPerson = 'mutation ($id: ID!, $input: ReportInput!) { reportPerson(applicationId: $id, input: $input) }';
  await call(reportPerson, seeker, { id: mine?.id, input: report('zq-reported-by') });
  await call(reportPerson, other, { id: mine?.id, input: report('zq-reported') });
  const [about] = await rows<{ id: string }>(`select id from reports where text = 'zq-reported'`);
  await call('mutation ($id: ID!) { settleReport(id: $id, note: "Zq Leaver was warned") { id } }', admin, {
    id: about?.id,
  });
  const [company] = await rows<{ company: string; email: string }>(
    `select c.name::text as company, u.email::text as email
     from users u join companies c on c.created_by_id = u.id where u.id = $1`,
    other.id,
  );
  await call('mutation ($company: String!) { askToJoinCompany(company: $company) }', recruiter, {
    company: company?.company,
  });
  await insert(services, 'webhook_deliveries', {
    webhook_id: (await rows<{ id: string }>('select id from webhooks where user_id = $1', recruiter.id))[0]?.id,
    event: 'job.closed',
    body: '{"zq":"zq-delivery"}',
    created_at: now,
  });
  await rows(
    `insert into idempotency_keys (subject, operation, key, input_hash, answer, about_ids, created_at)
     values ($2, 'addNote', $1, 'x', '{"candidate":"zq-answered"}', array[$4::uuid], now()),
       ($3, 'postJob', $1, 'x', '{"title":"zq-own"}', null, now())`,
    randomUUID(),
    ...[other, recruiter, seeker].map(({ id }) => id),
  );
  const trace = `insert into tasks.job (name, singleton_key, state, output) values ('tasks', 'tell-of-closings', 'failed', $1)`;
  await rows(trace, JSON.stringify({ message: 'zq-task', user: recruiter.id }));
  await insert(services, 'outbox', {
    kind: 'MAIL',
    topic: 'mail',
    about_ids: [seeker.id],
    payload: { to: company?.email, subject: 'zq-failed', sealed: services.secrets.encrypt('{"text":"Zq Leaver"}') },
    delivered_at: now,
    outcome: 'REFUSED',
  });
  await server.mails();
  return ['zq-chatted', 'zq-reported', 'zq-delivery', 'zq-own', 'zq-answered', 'zq-task', 'zq-failed'];
}
