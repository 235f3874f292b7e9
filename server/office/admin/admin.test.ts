import pg from 'pg';
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

let server: TestServer;
let admin: TestPerson;
let superadmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await makePerson(server.services, 'ADMIN');
  superadmin = await makePerson(server.services, 'SUPERADMIN');
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ seconds: 61 }));

interface Totals {
  usersByRole: { role: string; total: number }[];
  activeJobs: number;
  closedJobs: number;
  applications: number;
  messagesWaiting: number;
  countedAt: string;
}

const ask = (token?: string) =>
  server.graphql<{ portalTotals: Totals }>(
    '{ portalTotals { usersByRole { role total } activeJobs closedJobs applications messagesWaiting countedAt } }',
    {},
    token,
  );

async function totals(): Promise<Totals> {
  const { data, errors } = await ask(admin.token);
  expect(errors).toEqual([]);
  if (!data) throw new Error('No figures came.');
  return data.portalTotals;
}

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);

async function count(text: string): Promise<number> {
  const [row] = await server.services.database.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return row?.count ?? -1;
}

const inAWord = ({ usersByRole, activeJobs, closedJobs, applications, messagesWaiting }: Totals) => [
  ...usersByRole.map(({ total }) => total),
  activeJobs,
  closedJobs,
  applications,
  messagesWaiting,
];

test('ROLE-12 only admins and superadmins see the figures of the portal', async () => {
  expect((await ask(admin.token)).data?.portalTotals.usersByRole.map(({ role }) => role)).toEqual([
    'JOBSEEKER',
    'HR',
    'ADMIN',
    'SUPERADMIN',
  ]);
  expect((await ask(superadmin.token)).errors).toEqual([]);
  for (const role of ['JOBSEEKER', 'HR'] as const) {
    const { data, errors } = await ask((await makePerson(server.services, role)).token);
    expect({ data, codes: errors.map(({ extensions }) => extensions.code) }).toEqual({
      data: null,
      codes: ['FORBIDDEN'],
    });
  }
  expect((await ask()).errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
});

test('a new portal is counted with zeros, and each figure is that of plain SQL', async () => {
  await run('delete from users where role in ($1, $2)', ['JOBSEEKER', 'HR']);
  expect(inAWord(await totals())).toEqual([0, 0, 1, 1, 0, 0, 0, 0]);

  const [one, two] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const recruiter = await makeRecruiter(server.services);
  await run('update users set email_verified_at = null where id = $1', [(await makePerson(server.services, 'HR')).id]);
  await run('update users set disabled_at = now() where id = $1', [
    (await makePerson(server.services, 'JOBSEEKER')).id,
  ]);
  const open = await makeJob(server.services, recruiter);
  const closed = await makeJob(server.services, recruiter, { is_wanted: false });
  const archived = await makeJob(server.services, recruiter, { is_wanted: false, archived_at: new Date() });
  const apply = (jobId: string, seekerId: string, status?: string) =>
    makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId, status });
  await apply(open, one.id);
  await apply(open, two.id, 'WITHDRAWN');
  await apply(closed, one.id, 'REJECTED');
  await apply(archived, two.id, 'HIRED');

  server.clock.advance({ seconds: 11 });
  const counted = await totals();
  expect(inAWord(counted)).toEqual([2, 1, 1, 1, 1, 1, 3, 0]);
  for (const { role, total } of counted.usersByRole)
    expect([role, total]).toEqual([
      role,
      await count(`users where role = '${role}' and email_verified_at is not null and disabled_at is null`),
    ]);
  expect(counted.activeJobs).toBe(await count(`jobs where status = 'ACTIVE'`));
  expect(counted.closedJobs).toBe(await count(`jobs where status = 'INACTIVE' and archived_at is null`));
  expect(counted.applications).toBe(await count(`applications where status <> 'WITHDRAWN'`));
});

test('the figures of open and closed jobs are the lengths of the lists that they link to', async () => {
  const recruiter = await makeRecruiter(server.services);
  const closed = { is_wanted: false };
  for (const row of [
    {},
    closed,
    { ...closed, archived_at: new Date() },
    { ...closed, waits_since: new Date() },
    { ...closed, taken_down_at: new Date(), taken_down_reason: 'It asks for money.' },
    { ...closed, held_at: new Date(), held_reason: 'FEES', held_passage: 'Pay first.' },
  ])
    await makeJob(server.services, recruiter, row);
  const lengthOf = async (state: string) => {
    const document = `query ($state: JobState) { adminJobs(state: $state, pageSize: 100) { items { id } } }`;
    const { data } = await server.graphql<{ adminJobs: { items: object[] } }>(document, { state }, admin.token);
    return data?.adminJobs.items.length;
  };
  const { activeJobs, closedJobs } = await totals();
  expect([activeJobs, closedJobs]).toEqual([await lengthOf('OPEN'), await lengthOf('CLOSED')]);
});

test('a message waits until a person has answered it: the automatic answer is none', async () => {
  const waiting = async (): Promise<number> => {
    server.clock.advance({ seconds: 11 });
    return (await totals()).messagesWaiting;
  };
  const before = await waiting();
  await server.graphql('mutation { sendContactMessage(name: "Ravi", email: "ravi@example.in", message: "Hello?") }');
  expect(await waiting()).toBe(before + 1);
  await run(`update contact_messages set handled_at = now()`);
  expect(await waiting()).toBe(before);

  const seeker = await makePerson(server.services, 'JOBSEEKER');
  const write = () =>
    server.graphql('mutation { sendSupportMessage(text: "Is anybody there?") { id } }', {}, seeker.token);
  await write();
  server.clock.advance({ seconds: 1 });
  await write();
  expect(await waiting()).toBe(before + 1);
  const { data } = await server.graphql<{ supportConversations: { items: { id: string }[] } }>(
    '{ supportConversations { items { id } } }',
    {},
    admin.token,
  );
  await server.graphql(
    'mutation ($id: ID!) { answerSupportConversation(id: $id, text: "Yes, here.") { id } }',
    { id: data?.supportConversations.items[0]?.id },
    admin.token,
  );
  expect(await waiting()).toBe(before);
  await write();
  expect(await waiting()).toBe(before + 1);
});

test('the figures are kept for 10 seconds and then move', async () => {
  const first = await totals();
  await makePerson(server.services, 'JOBSEEKER');
  server.clock.advance({ seconds: 9 });
  expect(await totals()).toEqual(first);
  server.clock.advance({ seconds: 1 });
  const second = await totals();
  expect(inAWord(second)).toEqual(inAWord(first).map((figure, index) => (index === 0 ? figure + 1 : figure)));
  expect(Date.parse(second.countedAt) - Date.parse(first.countedAt)).toBe(10_000);
});

/** Holds up the counting as a busy database would, until it is let go. */
async function whileCountingWaits(body: (countings: () => Promise<number>) => Promise<void>): Promise<void> {
  const other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
  try {
    await other.query('begin; lock table contact_messages in access exclusive mode');
    await body(() =>
      count(
        `pg_stat_activity
          where wait_event_type = 'Lock' and query like '%contact_messages%' and datname = current_database()`,
      ),
    );
  } finally {
    await other.query('rollback');
    await other.end();
  }
}

test('however many ask at once, the tables are read once', async () => {
  let answers: ReturnType<typeof totals>[] = [];
  await whileCountingWaits(async (countings) => {
    answers = Array.from({ length: 6 }, totals);
    await until(async () => (await countings()) > 0, 'the counting has begun');
    // By then the others, which were sent before, have arrived too.
    for (let n = 0; n < 5; n += 1) await server.graphql('{ me { id } }', {}, admin.token);
    expect(await countings()).toBe(1);
  });
  const [first, ...others] = await Promise.all(answers);
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  [2, 40],
  [12, 60],
])('where counting takes %i seconds, the figures are kept for %i', async (countingSeconds, keptSeconds) => {
  let answer: ReturnType<typeof totals> | undefined;
  await whileCountingWaits(async (countings) => {
    answer = totals();
    await until(async () => (await countings()) > 0, 'the counting has begun');
    server.clock.advance({ seconds: countingSeconds });
  });
  const first = await answer;
  server.clock.advance({ seconds: keptSeconds - 1 });
  expect((await totals()).countedAt).toBe(first?.countedAt);
  server.clock.advance({ seconds: 1 });
  expect((await totals()).countedAt).not.toBe(first?.countedAt);
});

test('the trends count by day in India what came, what it is now, and what came before', async () => {
  const trends = async () => {
    server.clock.advance({ seconds: 301 });
    type Trend = {
      total: number;
      totalBefore: number;
      columns: { from: string; count: number }[];
      parts: { text: string; count: number }[];
    };
    const { data, errors } = await server.graphql<{ portalTrends: Record<'signups' | 'jobs' | 'applications', Trend> }>(
      `{ portalTrends(period: LAST_7_DAYS) {
        signups { ...all } jobs { ...all } applications { ...all }
      } }
      fragment all on PortalTrend { total totalBefore columns { from to count } parts { text count } }`,
      {},
      admin.token,
    );
    expect(errors).toEqual([]);
    return data!.portalTrends;
  };
  const at = (instant: string) => `timestamptz '${instant}'`;
  server.clock.set(new Date('2026-12-20T06:00:00Z'));
  admin = await makePerson(server.services, 'ADMIN');
  const recruiter = await makeRecruiter(server.services);
  const seeker = await makeSeeker(server.services);
  // 20:00 in UTC is the next day in India.
  await run(`update users set created_at = ${at('2026-12-18T20:00:00Z')} where id = $1`, [seeker.id]);
  await run(`update users set created_at = ${at('2026-12-10T06:00:00Z')} where id = $1`, [recruiter.id]);
  const job = await makeJob(server.services, recruiter);
  const application = await makeApplication(server.services, {
    jobId: job,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'APPROVED',
  });
  const waiting = await makeJob(server.services, recruiter, { waits_since: new Date() });
  await run(`update jobs set posted_at = ${at('2026-12-14T18:29:59Z')} where id = any($1)`, [[job, waiting]]);
  await run(`update applications set applied_at = ${at('2026-12-19T18:30:00Z')} where id = $1`, [application]);
  const { signups, jobs, applications } = await trends();
  const days = ({ columns }: typeof signups) => columns.filter(({ count: n }) => n > 0).map(({ from }) => from);
  expect([signups.total, signups.totalBefore, days(signups), signups.parts]).toEqual([
    1,
    1,
    ['2026-12-19'],
    [{ text: 'Job seekers', count: 1 }],
  ]);
  expect([jobs.total, days(jobs), jobs.parts]).toEqual([
    2,
    ['2026-12-14'],
    [
      { text: 'Open', count: 1 },
      { text: 'Waiting', count: 1 },
    ],
  ]);
  expect([applications.total, days(applications), applications.parts]).toEqual([
    1,
    ['2026-12-20'],
    [{ text: 'Approved', count: 1 }],
  ]);
  expect(signups.columns).toHaveLength(7);
});

test('a counting that failed is not kept', async () => {
  await run('alter table contact_messages rename to put_away');
  const { errors } = await ask(admin.token);
  await run('alter table put_away rename to contact_messages');
  expect(errors.map(({ message, extensions }) => [message, extensions.code])).toEqual([
    ['Internal Server', 'INTERNAL'],
  ]);
  expect((await totals()).activeJobs).toBeGreaterThanOrEqual(0);
});
