import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import * as calls from '../../../test/decision-calls.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' })));

type Case = Awaited<ReturnType<typeof makeApplicationCase>>;
const makeCases = (statuses: readonly string[]): Promise<Case[]> =>
  Promise.all(statuses.map((status) => makeApplicationCase(server, recruiter, status)));
const rowsOf = <Row extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  server.services.database.query<Row>(sql, values);
const statusesOf = async (cases: Case[]) =>
  (
    await rowsOf<{ status: string }>(
      `select a.status from unnest($1::uuid[]) with ordinality as wanted (id, place)
         join applications a using (id) order by place`,
      cases.map(({ id }) => id),
    )
  ).map(({ status }) => status);
const bellsOf = async (cases: Case[]) =>
  (
    await rowsOf(
      'select 1 from notifications where user_id = any($1)',
      cases.map(({ seeker }) => seeker.id),
    )
  ).length;

const decide = (person: TestPerson, ids: string[], status: string, reason?: string) =>
  calls.decide(server, person, ids, status, reason);
const decided = (cases: Case[], status: string) => calls.decided(server, recruiter, cases, status);
const undo = (person: TestPerson, id: string) => calls.undo(server, person, id);

describe('taking it back within 30 seconds', () => {
  test('gives each its earlier status and decision, keeps both steps in the history, and no mail leaves', async () => {
    const cases = await makeCases(['NEW', 'IN_REVIEW', 'APPROVED']);
    const decidedBefore = new Date(server.clock.now().getTime() - 86_400_000);
    await rowsOf('update applications set decided_at = $2 where id = $1', cases[2]?.id, decidedBefore);
    const { id } = await decided(cases, 'REJECTED');
    server.clock.advance({ seconds: 30 });
    const { shown } = await undo(recruiter, id);
    expect(shown?.unmoved).toEqual([]);
    expect(await statusesOf(cases)).toEqual(['NEW', 'IN_REVIEW', 'APPROVED']);
    const approved = shown?.restored.find(({ status }) => status === 'APPROVED');
    expect(approved).toMatchObject({ decidedAt: decidedBefore.toISOString() });
    expect(approved?.timeline.slice(-2)).toEqual([
      { text: 'Not selected', previousStatus: 'APPROVED', status: 'REJECTED', isUndo: false },
      { text: 'Decision undone', previousStatus: 'REJECTED', status: 'APPROVED', isUndo: true },
    ]);
    expect(await bellsOf(cases)).toBe(0);
    server.clock.advance({ seconds: 60 });
    for (const { seeker } of cases) expect(await server.mails(seeker.email)).toEqual([]);
  });

  test('is refused later, a second time, and to anybody else', async () => {
    const cases = await makeCases(['NEW']);
    const { id } = await decided(cases, 'APPROVED');
    expect((await undo(await makeRecruiter(server.services), id)).code).toBe('NOT_FOUND');
    expect((await undo(recruiter, '%')).code).toBe('NOT_FOUND');
    expect((await undo(cases[0]?.seeker ?? recruiter, id)).code).toBe('FORBIDDEN');
    server.clock.advance({ seconds: 33 });
    expect(await undo(recruiter, id)).toMatchObject({
      code: 'CONFLICT',
      message: 'It is too late to undo this: the applicants have been notified.',
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED']);
    const again = await decided(cases, 'ON_HOLD');
    expect((await undo(recruiter, again.id)).code).toBeUndefined();
    expect(await undo(recruiter, again.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This was undone already.',
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED']);
  });

  test('leaves alone who has moved on meanwhile, whose last mail goes out', async () => {
    const cases = await makeCases(['NEW', 'NEW', 'NEW']);
    const [gone, decidedAgain, back] = cases;
    const { id } = await decided(cases, 'APPROVED');
    await callApplications(server, gone?.seeker ?? recruiter, 'withdrawApplication', { id: gone?.id });
    await callApplications(server, recruiter, 'setApplicationStatus', { id: decidedAgain?.id, status: 'ON_HOLD' });
    const { shown } = await undo(recruiter, id);
    expect(shown?.restored.map((application) => application.id)).toEqual([back?.id]);
    expect(shown?.unmoved.map(({ application }) => application.status).toSorted()).toEqual(['ON_HOLD', 'WITHDRAWN']);
    server.clock.advance({ seconds: 60 });
    // The later decision replaced what waited to be said of the first; nobody who withdrew is told of it.
    expect((await server.mails(decidedAgain?.seeker.email)).map(({ subject }) => subject)).toEqual([
      'Your application is on hold',
    ]);
    expect(await server.mails(gone?.seeker.email)).toEqual([]);
    expect(await server.mails(back?.seeker.email)).toEqual([]);
  });

  test('of two applications of one seeker, the one that has moved on keeps its notices and its last mail', async () => {
    const seeker = await makeSeeker(server.services);
    const apply = async (title: string) =>
      makeApplication(server.services, {
        jobId: await makeJob(server.services, recruiter, { title }),
        recruiterId: recruiter.id,
        seekerId: seeker.id,
      });
    const [kept, takenBack] = [await apply('Ledger Clerk'), await apply('Store Keeper')];
    const { shown } = await decide(recruiter, [kept, takenBack], 'ON_HOLD');
    await callApplications(server, recruiter, 'setApplicationStatus', { id: kept, status: 'REJECTED' });
    expect((await undo(recruiter, shown?.batch?.id ?? '')).shown?.restored.map(({ id }) => id)).toEqual([takenBack]);
    const told = await rowsOf<{ title: string; body: string }>(
      'select title, body from notifications where user_id = $1 order by title',
      seeker.id,
    );
    expect(told.map(({ title, body }) => [title, body.includes('Ledger Clerk')])).toEqual([
      ['Your application is on hold', true],
      ['Your application was not selected', true],
    ]);
    server.clock.advance({ seconds: 60 });
    const mails = await server.mails(seeker.email);
    expect(
      mails
        .map(({ subject, text }) => [subject, text.includes('Ledger Clerk')] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([['Your application was not selected', true]]);
  });

  test('calls the mail back also when the seeker has deleted the notice, and has a new address', async () => {
    const cases = await makeCases(['NEW']);
    const seeker = cases[0]?.seeker ?? recruiter;
    const { id } = await decided(cases, 'REJECTED');
    await rowsOf('delete from notifications where user_id = $1', seeker.id);
    await rowsOf('update users set email = $2 where id = $1', seeker.id, `new.${seeker.email}`);
    expect((await undo(recruiter, id)).code).toBeUndefined();
    server.clock.advance({ seconds: 60 });
    expect(await server.mails(seeker.email)).toEqual([]);
  });

  test("the seeker's bell is notified live; the undo is in the recruiter's timeline, not in the seeker's", async () => {
    const cases = await makeCases(['IN_REVIEW']);
    const [{ id, seeker }] = cases as [Case];
    const movedAt = (await callApplications(server, seeker, 'application', { id })).shown.movedAt;
    const screen = new LiveClient(server, seeker);
    try {
      const [told, removed] = [
        await screen.subscribe<{ id: string }>('notificationReceived', '{ id }'),
        await screen.subscribe<{ id: string }>('notificationRemoved', '{ id }'),
      ];
      server.clock.advance({ seconds: 5 });
      const { shown } = await decide(recruiter, [id], 'REJECTED', 'Too far away.');
      const notice = await told.next();
      expect((await callApplications(server, seeker, 'application', { id })).shown.timeline.at(-1)).toMatchObject({
        status: 'REJECTED',
        reason: 'Too far away.',
      });
      await undo(recruiter, shown?.batch?.id ?? '');
      expect(await removed.next()).toEqual({ id: notice.id });
      const seen = (await callApplications(server, seeker, 'application', { id })).shown;
      expect(seen).toMatchObject({ status: 'IN_REVIEW', movedAt });
      expect(seen.timeline.map(({ status }) => status)).not.toContain('REJECTED');
      expect(JSON.stringify(seen)).not.toContain('Too far away.');
      expect(JSON.stringify(seen)).not.toContain('taken back');
      const { timeline } = (await callApplications(server, recruiter, 'application', { id })).shown;
      expect(timeline.slice(-2)).toMatchObject([
        { status: 'REJECTED', reason: 'Too far away.' },
        { text: 'Decision undone', status: 'IN_REVIEW' },
      ]);
    } finally {
      await screen.close();
    }
  });

  test('survives the server: another process offers it, takes it back, and sends what was not taken back', async () => {
    const [kept, takenBack] = [await makeCases(['NEW']), await makeCases(['NEW'])];
    const first = await startTestServer({
      databaseUrl: server.databaseUrl,
      clock: server.clock,
      config: { appSecret: server.services.config.appSecret },
    });
    const decideThere = async (cases: Case[]) =>
      (
        await first.graphql<{ decideApplications: calls.Batch }>(
          `mutation { decideApplications(ids: ["${cases[0]?.id}"], status: REJECTED) { batch { id } } }`,
          {},
          recruiter.token,
        )
      ).data?.decideApplications.batch?.id ?? '';
    await decideThere(kept);
    const id = await decideThere(takenBack);
    await first.close();
    server.clock.advance({ seconds: 10 });
    const { data } = await server.graphql<{ undoableDecisions: calls.Batch['batch'][] }>(
      '{ undoableDecisions { id status size undoSeconds } }',
      {},
      recruiter.token,
    );
    expect(data?.undoableDecisions).toHaveLength(2);
    expect(data?.undoableDecisions).toContainEqual({ id, status: 'REJECTED', size: 1, undoSeconds: 20 });
    expect((await undo(recruiter, id)).code).toBeUndefined();
    server.clock.advance({ seconds: 60 });
    expect((await server.mails(kept[0]?.seeker.email)).map(({ subject }) => subject)).toEqual([
      'Your application was not selected',
    ]);
    expect(await server.mails(takenBack[0]?.seeker.email)).toEqual([]);
    expect((await server.graphql('{ undoableDecisions { id } }', {}, recruiter.token)).data?.undoableDecisions).toEqual(
      [],
    );
  });
});

test('what nobody can take back any more goes with the first decision a day later', async () => {
  await decided(await makeCases(['NEW']), 'APPROVED');
  server.clock.advance({ hours: 25 });
  const { id } = await decided(await makeCases(['NEW']), 'REJECTED');
  expect(
    await rowsOf(
      `select b.id from decision_batches b join decision_batch_items i on i.batch_id = b.id
       where b.recruiter_id = $1`,
      recruiter.id,
    ),
  ).toEqual([{ id }]);
  expect((await undo(recruiter, id)).code).toBeUndefined();
});
