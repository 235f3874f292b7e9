import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { makePerson, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { sendAnnouncements } from './announcement-sending.service.ts';

/** Two servers on one database: announcements are sent by both. */
let database: TestDatabase;
let server: TestServer;
let second: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  second = await startTestServer({
    databaseUrl: database.url,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
  // Only the tests say when announcements are sent.
  await Promise.all([server, second].map(({ services }) => services.tasks.close()));
});
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  admin = await makePerson(server.services, 'ADMIN');
});
afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
  await database.drop();
});

type Answer = Record<string, Record<string, unknown>>;
const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  server.services.database.query<Row>(text, values);
const call = (document: string, variables: object = {}, token: string | undefined = admin.token) =>
  server.graphql<Answer>(document, variables, token);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

const words = { title: 'Walk-in on Saturday', description: 'Bring two copies\nof your resume.', isGeneral: false };
async function write(input: object = {}): Promise<string> {
  const { data } = await call(
    'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id state isSent } }',
    { input: { ...words, ...input } },
  );
  expect(data?.createAnnouncement).toMatchObject({ state: 'DRAFT', isSent: false });
  return data?.createAnnouncement?.id as string;
}
const publish = (id: string, at?: Date) =>
  call('mutation ($id: ID!, $at: DateTime) { publishAnnouncement(id: $id, at: $at) { state publishedAt } }', {
    id,
    at: at?.toISOString(),
  });
const withdraw = (id: string) =>
  call('mutation ($id: ID!) { withdrawAnnouncement(id: $id) { state publishedAt } }', { id });
const change = (name: string, id: string) => call(`mutation ($id: ID!) { ${name}(id: $id) }`, { id });
const stateOf = async (id: string) =>
  (await call('query ($id: ID!) { adminAnnouncement(id: $id) { state isSent } }', { id })).data?.adminAnnouncement;
async function shown(): Promise<string[]> {
  const { data } = await server.graphql<{ announcements: { items: { id: string }[] } }>(
    '{ announcements { items { id } } }',
  );
  return data!.announcements.items.map(({ id }) => id);
}
const listed = async (variables: object) => {
  const { data } = await server.graphql<{
    adminAnnouncements: { items: { title: string }[]; endCursor: string | null };
  }>(
    `query ($search: String, $state: AnnouncementState, $after: String, $pageSize: Int) {
      adminAnnouncements(search: $search, state: $state, after: $after, pageSize: $pageSize) {
        items { title } endCursor } }`,
    variables,
    admin.token,
  );
  return data!.adminAnnouncements;
};
const bellOf = async ({ token }: TestPerson) =>
  (
    await server.graphql<{ notifications: { title: string; text: string; link: string }[] }>(
      '{ notifications { title text link } }',
      {},
      token,
    )
  ).data!.notifications;
const sendOnBoth = () =>
  Promise.all([server, second, server, second].map(({ services }) => sendAnnouncements(services)));
const auditedOf = (id: string) =>
  run<{ operation: string; before: object | null; after: object | null }>(
    'select operation, before, after from audit_log where subject_id = $1 order by at, id',
    id,
  );

describe('announcements', () => {
  test('a draft is public only from its time on, and a withdrawn one no more', async () => {
    const id = await write();
    expect(await shown()).not.toContain(id);
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000);
    expect((await publish(id, tomorrow)).data?.publishAnnouncement).toEqual({
      state: 'SCHEDULED',
      publishedAt: tomorrow.toISOString(),
    });
    expect(await shown()).not.toContain(id);
    server.clock.advance({ hours: 24 });
    expect(await shown()).toContain(id);
    admin = await makePerson(server.services, 'ADMIN');
    expect(await stateOf(id)).toEqual({ state: 'PUBLISHED', isSent: false });
    expect(codesOf(await publish(id))).toEqual(['CONFLICT']);
    expect(codesOf(await change('deleteAnnouncement', id))).toEqual(['CONFLICT']);
    expect((await withdraw(id)).data?.withdrawAnnouncement?.state).toBe('WITHDRAWN');
    expect(await shown()).not.toContain(id);
    await change('deleteAnnouncement', id);
    expect((await auditedOf(id)).map(({ operation }) => operation)).toEqual([
      'createAnnouncement',
      'publishAnnouncement',
      'withdrawAnnouncement',
      'deleteAnnouncement',
    ]);
  });

  test('a scheduled one that is withdrawn is a draft again, and is not sent at its time', async () => {
    const person = await makeSeeker(server.services);
    const id = await write();
    await publish(id, new Date(server.clock.now().getTime() + 60_000));
    expect((await withdraw(id)).data?.withdrawAnnouncement).toEqual({ state: 'DRAFT', publishedAt: null });
    server.clock.advance({ minutes: 2 });
    await sendOnBoth();
    expect(await bellOf(person)).toEqual([]);
    expect(codesOf(await withdraw(id))).toEqual(['CONFLICT']);
  });

  test('a time that has passed, or is more than a year away, is refused', async () => {
    const id = await write();
    for (const days of [-1, 0, 366]) {
      const { errors } = await publish(id, new Date(server.clock.now().getTime() + days * 86_400_000));
      expect(errors[0]?.extensions.fields).toEqual({ at: 'Choose a time to come, within a year.' });
    }
  });

  test('OP-107 everybody is notified once of a published one, however often and wherever it is sent', async () => {
    await run(
      `insert into users (email, name, role, email_verified_at)
       select 'many' || n || '@example.in', 'Many', 'JOBSEEKER', now() from generate_series(1, 450) n`,
    );
    const unverified = await makeSeeker(server.services);
    await run('update users set email_verified_at = null where id = $1', unverified.id);
    const title = `Once ${crypto.randomUUID()}`;
    const id = await write({ title });
    await publish(id);
    await sendOnBoth();
    await sendOnBoth();
    const [counted] = await run(
      'select count(*)::int as rows, count(distinct user_id)::int as people from notifications where title = $1',
      title,
    );
    const [people] = await run('select count(*)::int as count from users where email_verified_at is not null');
    expect(counted).toEqual({ rows: people?.count, people: people?.count });
    expect(await stateOf(id)).toEqual({ state: 'PUBLISHED', isSent: true });
    expect(await bellOf(admin)).toContainEqual({
      title,
      text: 'Bring two copies of your resume.',
      link: '/#announcements',
    });
    expect(await server.mails(admin.email)).toEqual([]);
    await withdraw(id);
    await publish(id);
    await sendOnBoth();
    expect(await run('select count(*)::int as rows from notifications where title = $1', title)).toEqual([
      { rows: people?.count },
    ]);
  });

  test('what a crash leaves undone is done later, and nothing twice', async () => {
    const title = `After a crash ${crypto.randomUUID()}`;
    await publish(await write({ title }));
    await run(`create function fail_once() returns trigger language plpgsql as $$ begin
      if (select count(*) from notifications where title = new.title) >= 300 then raise exception 'cut off'; end if;
      return new; end $$`);
    await run('create trigger fail_once before insert on notifications for each row execute function fail_once()');
    await expect(sendAnnouncements(server.services)).rejects.toThrow('cut off');
    const [half] = await run('select count(*)::int as rows from notifications where title = $1', title);
    expect(half?.rows).toBe(200);
    await run('drop function fail_once cascade');
    await sendOnBoth();
    const [whole] = await run(
      'select count(*)::int as rows, count(distinct user_id)::int as people from notifications where title = $1',
      title,
    );
    expect(whole?.rows).toBe(whole?.people);
    expect(whole?.rows).toBeGreaterThan(450);
  });

  test('a GENERAL one goes by mail to those who take such mails, behind all other mails', async () => {
    const [reader, silent] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    await run(
      `insert into notification_preferences (user_id, type, is_mailed) values ($1, 'GENERAL', false)`,
      silent.id,
    );
    const title = `By mail ${crypto.randomUUID()}`;
    await publish(await write({ title, isGeneral: true }));
    await sendOnBoth();
    const [held] = await run(
      `select count(*)::int as mails, count(next_attempt_at)::int as "behindOthers" from outbox
       where kind = 'MAIL' and payload->>'to' = $1`,
      reader.email,
    );
    expect(held).toEqual({ mails: 1, behindOthers: 1 });
    const mails = await server.mails(reader.email);
    expect(mails.map(({ subject }) => subject)).toEqual([title]);
    expect(mails[0]?.text).toContain('Bring two copies\nof your resume.');
    expect(await server.mails(silent.email)).toEqual([]);
    expect((await bellOf(silent)).map((notice) => notice.title)).toEqual([title]);
  });

  test('mails that have not left are taken back when it is withdrawn', async () => {
    const id = await write({ title: 'Wrong date', isGeneral: true });
    await publish(id);
    await run(`update outbox set delivered_at = now() where kind = 'MAIL' and delivered_at is null`);
    // No server delivers meanwhile: the mails have a time to come.
    await sendAnnouncements({
      ...server.services,
      clock: { now: () => new Date(server.clock.now().getTime() + 3_600_000) },
    });
    const waiting = () => run('select id from outbox where hold_id = $1 and delivered_at is null', id);
    expect((await waiting()).length).toBeGreaterThan(400);
    await withdraw(id);
    expect(await waiting()).toEqual([]);
  });

  test('admins find them by word and state, and read on from the last', async () => {
    const mark = crypto.randomUUID();
    for (const number of [1, 2, 3]) await write({ title: `Find ${number} ${mark}` });
    const first = await listed({ search: mark, state: 'DRAFT', pageSize: 2 });
    expect(first.items.map(({ title }) => title)).toEqual([`Find 3 ${mark}`, `Find 2 ${mark}`]);
    const rest = await listed({ search: mark, pageSize: 2, after: first.endCursor });
    expect(rest).toEqual({ items: [{ title: `Find 1 ${mark}` }], endCursor: null });
    expect((await listed({ search: mark, state: 'WITHDRAWN' })).items).toEqual([]);
  });

  test('an empty title and a text that is too long are refused, with a sentence for each', async () => {
    const { errors } = await call(
      'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }',
      {
        input: { ...words, title: ' ', description: 'x'.repeat(5001) },
      },
    );
    expect(errors[0]?.extensions.fields).toEqual({
      title: 'Please enter a title.',
      description: 'Text must be 5,000 characters or fewer.',
    });
  });
});
