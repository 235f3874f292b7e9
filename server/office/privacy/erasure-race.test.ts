import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { eraseLeftAccounts } from './account-erasure.service.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const run = <Row extends object = { id: string }>(text: string, values: unknown[] = []) =>
  server.services.database.query<Row & Record<string, unknown>>(text, values);
const waiting = async () =>
  (await run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;
const codeOf = async (answer: ReturnType<TestServer['graphql']>): Promise<string> =>
  (await answer).errors[0]?.extensions.code ?? 'OK';

/** Each waits at the table, or for one before it, until all are under way. */
const side = async (table: string, ...begin: (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const begun = await server.services.database.dataSource.transaction(async (tx) => {
    await tx.query(`lock table ${table} in exclusive mode`);
    const started: Promise<unknown>[] = [];
    for (const [place, next] of begin.entries()) {
      started.push(next());
      await until(async () => (await waiting()) > place, 'it is under way');
    }
    return started;
  });
  return Promise.all(begun);
};

const say =
  ({ token }: TestPerson) =>
  () =>
    codeOf(server.graphql('mutation { sendSupportMessage(text: "late") { id } }', {}, token));
const makeToken =
  ({ token }: TestPerson) =>
  () =>
    codeOf(
      server.graphql(
        `mutation { createAccessToken(input: { name: "late", scopes: [JOBS_READ], expiresInDays: 7 }) { token } }`,
        {},
        token,
      ),
    );
const rename =
  ({ token }: TestPerson) =>
  () =>
    codeOf(
      server.graphql('mutation { updateJobseekerProfile(input: { username: "Late Name" }) { username } }', {}, token),
    );
const post =
  ({ token }: TestPerson, company: string) =>
  () =>
    codeOf(
      server.graphql(
        'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
        {
          input: {
            title: 'Cook',
            description: 'Cooks',
            company,
            location: 'Pune',
            salaryMin: 20_000,
            salaryMax: 30_000,
            skills: ['Dosa'],
          },
        },
        token,
      ),
    );
const leave =
  ({ token }: TestPerson) =>
  () =>
    codeOf(server.graphql('mutation { deleteAccount { id } }', {}, token));
const erase = async ({ id }: TestPerson) => {
  await run('update users set deletes_at = $2 where id = $1', [id, server.clock.now()]);
  return () => eraseLeftAccounts(server.services);
};

test('what a person sends while the account is deleted comes too late: nothing of it is there', async () => {
  const seeker = await makeSeeker(server.services);
  const erasing = await erase(seeker);
  const [, ...codes] = await side('invitations', erasing, say(seeker), makeToken(seeker), rename(seeker));
  expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect(await run('select name from users where id = $1', [seeker.id])).toEqual([{ name: 'Deleted user' }]);
  expect(await run('select id from support_conversations where user_id = $1', [seeker.id])).toEqual([]);
  expect(await run('select id from access_tokens where user_id = $1', [seeker.id])).toEqual([]);
  expect(await run('select user_id from seeker_profiles where user_id = $1', [seeker.id])).toEqual([]);
});

test('what was sent before the deletion begins is deleted with it', async () => {
  const seeker = await makeSeeker(server.services);
  const erasing = await erase(seeker);
  expect((await side('support_messages', say(seeker), erasing))[0]).toBe('OK');
  expect(await run(`select id from support_messages where body = 'late'`)).toEqual([]);
});

test('a note about an applicant that is written beside the deletion does not stay', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, recruiter);
  const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
  const erasing = await erase(seeker);
  const write = () =>
    codeOf(
      server.graphql(
        'mutation ($id: ID!) { addApplicationNote(applicationId: $id, text: "late note") { id } }',
        { id },
        recruiter.token,
      ),
    );
  await side('application_notes', write, erasing);
  expect(await run('select id from application_notes where application_id = $1', [id])).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a job that is posted just %s its recruiter leaves is not open',
  async (order) => {
    const recruiter = await makeRecruiter(server.services);
    const posts = [1, 2, 3].map((number) => post(recruiter, `Mills ${number} of ${recruiter.id}`));
    const all = order === 'before' ? [...posts, leave(recruiter)] : [leave(recruiter), ...posts];
    const codes = await side(order === 'before' ? 'job_events' : 'access_tokens', ...all);
    expect(codes).toEqual(order === 'before' ? ['OK', 'OK', 'OK', 'OK'] : ['OK', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await run(`select id from jobs where recruiter_id = $1 and status = 'ACTIVE'`, [recruiter.id])).toEqual([]);
  },
);

test('what a person sends while an admin disables the account is refused', async () => {
  const [seeker, admin] = [await makeSeeker(server.services), await makePerson(server.services, 'ADMIN')];
  const disable = () =>
    codeOf(
      server.graphql(
        'mutation ($id: ID!) { disableUser(id: $id, reason: "Asked others for money.") { id } }',
        { id: seeker.id },
        admin.token,
      ),
    );
  expect(await side('audit_log', disable, say(seeker), makeToken(seeker))).toEqual([
    'OK',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
  ]);
});

test('the same call twice at once keeps nobody waiting for a deadlock', async () => {
  const seeker = await makeSeeker(server.services);
  const deadlocks = async () =>
    (await run('select deadlocks from pg_stat_database where datname = current_database()'))[0];
  const before = await deadlocks();
  const codes = await side('access_tokens', makeToken(seeker), makeToken(seeker));
  expect(new Set(codes)).toEqual(new Set(['CONFLICT', 'OK']));
  expect(await deadlocks()).toEqual(before);
});

test('the database itself takes no row of somebody whose account was deleted, and does not change theirs', async () => {
  const seeker = await makeSeeker(server.services);
  await (
    await erase(seeker)
  )();
  const isGone = { constraint: expect.stringMatching(/^refuse_/) };
  for (const statement of [
    'insert into support_conversations (user_id, last_message_at) values ($1, now())',
    'insert into seeker_profiles (user_id) values ($1)',
    `insert into notifications (user_id, type, title) values ($1, 'GENERAL', 'Hello')`,
    `update users set name = 'Back Again' where id = $1`,
  ])
    await expect(run(statement, [seeker.id])).rejects.toMatchObject(isGone);
});

test('every table that refers to people refuses those who are gone, by each of its references', async () => {
  const tables = await run<{ table: string; columns: string[]; guarded: string[] | null }>(
    `select conrelid::regclass::text as table, array_agg(distinct attname::text order by attname::text) as columns,
       (select array_agg(name order by name) from pg_trigger,
          unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) name
        where tgrelid = conrelid and tgname = 'refuse_erased_people' and tgenabled = 'O' and name <> '') as guarded
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'users'::regclass group by conrelid order by 1`,
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter(({ columns, guarded }) => columns.join() !== guarded?.join())).toEqual([]);
});
