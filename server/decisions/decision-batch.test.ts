import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callApplications, makeApplicationCase } from '../../test/application-calls.ts';
import * as calls from '../../test/decision-calls.ts';
import { insert, makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { LiveClient } from '../../test/live.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { sweepDecisionBatches } from './decision-batch.tasks.ts';

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
      'select a.status from unnest($1::uuid[]) with ordinality as wanted (id, place) join applications a using (id) order by place',
      cases.map(({ id }) => id),
    )
  ).map(({ status }) => status);
const waitingMails = async (cases: Case[]) =>
  (
    await rowsOf(
      `select 1 from outbox where kind = 'MAIL' and delivered_at is null and payload->>'to' = any($1)`,
      cases.map(({ seeker }) => seeker.email),
    )
  ).length;
/** Seconds after the decision, by the rows that the mail queue reads. */
const heldSeconds = async (cases: Case[], decidedAt: Date) =>
  (
    await rowsOf<{ at: Date }>(
      `select next_attempt_at as at from outbox where kind = 'MAIL' and delivered_at is null and payload->>'to' = any($1)`,
      cases.map(({ seeker }) => seeker.email),
    )
  ).map(({ at }) => (at.getTime() - decidedAt.getTime()) / 1000);
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

describe('one decision on several applications', () => {
  test('moves each, tells each in the bell at once, and holds the mails for 35 seconds', async () => {
    const cases = await makeCases(['NEW', 'IN_REVIEW', 'ON_HOLD']);
    const { shown } = await decide(
      recruiter,
      cases.map(({ id }) => id),
      'APPROVED',
      ' Well done. ',
    );
    expect(shown).toMatchObject({
      batch: {
        status: 'APPROVED',
        size: 3,
        undoSeconds: 30,
        undoUntil: new Date(server.clock.now().getTime() + 30_000).toISOString(),
      },
      moved: cases.map(() => ({ status: 'APPROVED' })),
      unmoved: [],
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(await bellsOf(cases)).toBe(3);
    expect(await heldSeconds(cases, server.clock.now())).toEqual([35, 35, 35]);
    server.clock.advance({ seconds: 34 });
    // A mail that was written after theirs and leaves at once: when it is there, the queue has been through all that
    // was due.
    const [other] = await makeCases(['NEW']);
    await callApplications(server, recruiter, 'setApplicationStatus', { id: other?.id, status: 'APPROVED' });
    await until(
      async () =>
        (
          await rowsOf(
            `select 1 from outbox where payload->>'to' = $1 and delivered_at is not null`,
            other?.seeker.email,
          )
        ).length === 1,
      'the later mail has left',
    );
    expect(await waitingMails(cases)).toBe(3);
    server.clock.advance({ seconds: 1 });
    for (const { seeker } of cases) {
      const mails = await server.mails(seeker.email);
      expect(mails.map(({ subject, text }) => [subject, text.includes('Reason: Well done.')])).toEqual([
        ['Your application was approved', true],
      ]);
    }
  });

  test('what was seen is told of each or of none, and an id is one word only', async () => {
    const cases = await makeCases(['NEW', 'APPROVED']);
    const ids = cases.map(({ id }) => id);
    const ask = async (variables: object) =>
      (
        await server.graphql(
          'mutation ($ids: [ID!]!, $seen: [ApplicationStatus!]) { decideApplications(ids: $ids, status: REJECTED, seen: $seen) { moved { id } } }',
          variables,
          recruiter.token,
        )
      ).errors[0]?.extensions;
    expect(await ask({ ids, seen: ['NEW'] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { seen: 'Give what was seen of each application.' },
    });
    expect(await ask({ ids: ids.map((id) => id.toUpperCase()), seen: ['NEW', 'NEW'] })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await statusesOf(cases)).toEqual(['NEW', 'APPROVED']);
  });

  test('those that may not move so stay and are told with name and reason, the rest moves', async () => {
    const cases = await makeCases(['NEW', 'APPROVED', 'WITHDRAWN', 'HIRED', 'INTERVIEW_SCHEDULED']);
    const [, , withdrawn, , interviewed] = cases;
    await insert(server.services, 'interviews', {
      application_id: interviewed?.id,
      recruiter_id: recruiter.id,
      seeker_id: interviewed?.seeker.id,
      title: 'Interview',
      candidate: 'Asha Nair',
      date: '2026-11-20',
      slot: 'S0900_1000',
    });
    const { shown } = await decide(
      recruiter,
      cases.map(({ id }) => id),
      'REJECTED',
    );
    expect(shown?.moved).toHaveLength(2);
    expect(
      shown?.unmoved
        .map(({ application, message }) => [application.status, application.applicant.name, message])
        .toSorted(),
    ).toEqual([
      ['HIRED', 'Asha Nair', 'An application that is Hired cannot become Rejected.'],
      ['INTERVIEW_SCHEDULED', 'Asha Nair', 'An interview is coming up. Decide on this application by itself.'],
      ['WITHDRAWN', 'Asha Nair', 'An application that is Withdrawn cannot become Rejected.'],
    ]);
    expect(await statusesOf(cases)).toEqual(['REJECTED', 'REJECTED', 'WITHDRAWN', 'HIRED', 'INTERVIEW_SCHEDULED']);
    const none = await decide(recruiter, [withdrawn?.id ?? ''], 'APPROVED');
    expect(none.shown).toMatchObject({ batch: null, moved: [], unmoved: [{ application: { status: 'WITHDRAWN' } }] });
  });

  test('an interview that is over does not keep an application from being decided', async () => {
    const [held] = await makeCases(['INTERVIEW_SCHEDULED']);
    await insert(server.services, 'interviews', {
      application_id: held?.id,
      recruiter_id: recruiter.id,
      seeker_id: held?.seeker.id,
      title: 'Interview',
      candidate: 'Asha Nair',
      date: '2026-11-16',
      slot: 'S0900_1000',
    });
    expect((await decide(recruiter, [held?.id ?? ''], 'REJECTED')).shown?.moved).toHaveLength(1);
    expect(await rowsOf('select status from interviews where application_id = $1', held?.id)).toEqual([
      { status: 'COMPLETED' },
    ]);
  });

  test('OP-032 who is approved after the interview is told what may follow it, not to cancel it; before it, to cancel it', async () => {
    const cases = await makeCases(['INTERVIEW_SCHEDULED', 'INTERVIEW_SCHEDULED']);
    for (const [place, date] of ['2026-11-16', '2026-11-20'].entries()) {
      await insert(server.services, 'interviews', {
        application_id: cases[place]?.id,
        recruiter_id: recruiter.id,
        seeker_id: cases[place]?.seeker.id,
        title: 'Interview',
        candidate: 'Asha Nair',
        date,
        slot: 'S1030_1130',
      });
    }
    const ids = cases.map(({ id }) => id);
    const messages = [
      'The interview is over and cannot be cancelled any more. Extend an offer, put the application on hold or reject it.',
      'Cancel the interview to move this application back.',
    ];
    const { shown } = await decide(recruiter, ids, 'APPROVED');
    expect(ids.map((id) => shown?.unmoved.find(({ application }) => application.id === id)?.message)).toEqual(messages);
    const alone = await Promise.all(
      ids.map((id) =>
        server.graphql(
          'mutation ($id: ID!) { setApplicationStatus(id: $id, status: APPROVED) { id } }',
          { id },
          recruiter.token,
        ),
      ),
    );
    expect(alone.map(({ errors }) => errors[0]?.message)).toEqual(messages);
  });

  test('one that is not what the decider saw any more stays, and the decider is told', async () => {
    const cases = await makeCases(['NEW', 'APPROVED']);
    const { data } = await server.graphql<{ decideApplications: calls.Batch }>(
      'mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: REJECTED, seen: [NEW, NEW]) { batch { size } moved { id } unmoved { application { id status applicant { name } } message } } }',
      { ids: cases.map(({ id }) => id) },
      recruiter.token,
    );
    expect(data?.decideApplications).toMatchObject({
      batch: { size: 1 },
      moved: [{ id: cases[0]?.id }],
      unmoved: [
        {
          application: { id: cases[1]?.id, status: 'APPROVED' },
          message: 'This application has just changed. Please look at it again.',
        },
      ],
    });
    expect(await statusesOf(cases)).toEqual(['REJECTED', 'APPROVED']);
  });

  test('OP-122 one that went into review since it was ticked is decided all the same: the decider opened it; one that came back from a decision is not', async () => {
    const cases = await makeCases(['NEW', 'IN_REVIEW']);
    for (const { id } of cases) await callApplications(server, recruiter, 'startReview', { id });
    const { data } = await server.graphql<{ decideApplications: calls.Batch }>(
      'mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: APPROVED, seen: [NEW, ON_HOLD]) { batch { size } moved { id } unmoved { application { id status applicant { name } } message } } }',
      { ids: cases.map(({ id }) => id) },
      recruiter.token,
    );
    expect(data?.decideApplications).toMatchObject({
      moved: [{ id: cases[0]?.id }],
      unmoved: [{ application: { id: cases[1]?.id } }],
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED', 'IN_REVIEW']);
    expect(
      await callApplications(server, recruiter, 'setApplicationStatus', {
        id: cases[1]?.id,
        status: 'APPROVED',
        seen: 'NEW',
      }),
    ).toMatchObject({ shown: { status: 'APPROVED' } });
  });

  test("one id of somebody else's makes it NOT_FOUND and moves nothing; none, too many and other statuses are refused", async () => {
    const cases = await makeCases(['NEW', 'NEW']);
    const ids = cases.map(({ id }) => id);
    const other = await makeRecruiter(server.services);
    const foreign = await makeApplicationCase(server, other);
    for (const wrong of [foreign.id, '01890000-0000-7000-8000-000000000000', '%'])
      expect((await decide(recruiter, [...ids, wrong], 'APPROVED')).code).toBe('NOT_FOUND');
    expect((await decide(recruiter, [], 'APPROVED')).code).toBe('BAD_USER_INPUT');
    for (const status of ['HIRED', 'NEW', 'INTERVIEW_SCHEDULED', 'WITHDRAWN', 'OFFER_EXTENDED', 'IN_REVIEW'])
      expect((await decide(recruiter, ids, status)).code).toBe('BAD_USER_INPUT');
    expect((await decide(cases[0]?.seeker ?? recruiter, ids, 'APPROVED')).code).toBe('FORBIDDEN');
    expect(await statusesOf(cases)).toEqual(['NEW', 'NEW']);
    expect((await decide(recruiter, [ids[0] ?? '', ids[0] ?? ''], 'APPROVED')).shown?.batch?.size).toBe(1);
  });

  test('more than 100 at once are refused', async () => {
    const [one] = await makeCases(['NEW']);
    const { code } = await decide(
      recruiter,
      Array.from({ length: 101 }, () => one?.id ?? ''),
      'APPROVED',
    );
    expect(code).toBe('BAD_USER_INPUT');
    expect(await statusesOf([one as Case])).toEqual(['NEW']);
  });
});

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
      { text: 'Decision taken back', previousStatus: 'REJECTED', status: 'APPROVED', isUndo: true },
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
      message: 'It is too late to take this back: the applicants have been told.',
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED']);
    const again = await decided(cases, 'ON_HOLD');
    expect((await undo(recruiter, again.id)).code).toBeUndefined();
    expect(await undo(recruiter, again.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This has been taken back already.',
    });
    expect(await statusesOf(cases)).toEqual(['APPROVED']);
  });

  test('leaves alone who has moved on meanwhile, whose mail goes out', async () => {
    const cases = await makeCases(['NEW', 'NEW', 'NEW']);
    const [gone, decidedAgain, back] = cases;
    const { id } = await decided(cases, 'APPROVED');
    await callApplications(server, gone?.seeker ?? recruiter, 'withdrawApplication', { id: gone?.id });
    await callApplications(server, recruiter, 'setApplicationStatus', { id: decidedAgain?.id, status: 'ON_HOLD' });
    const { shown } = await undo(recruiter, id);
    expect(shown?.restored.map((application) => application.id)).toEqual([back?.id]);
    expect(shown?.unmoved.map(({ application }) => application.status).toSorted()).toEqual(['ON_HOLD', 'WITHDRAWN']);
    server.clock.advance({ seconds: 60 });
    expect((await server.mails(decidedAgain?.seeker.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Your application is on hold',
      'Your application was approved',
    ]);
    expect(await server.mails(back?.seeker.email)).toEqual([]);
  });

  test('of two applications of one seeker, the one that has moved on keeps its notice and its mail', async () => {
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
    ).toEqual([
      ['Your application is on hold', true],
      ['Your application was not selected', true],
    ]);
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

  test("the seeker's bell is told live, and the seeker's timeline shows neither the decision with its reason nor the undo; the recruiter's shows both", async () => {
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
        { text: 'Decision taken back', status: 'IN_REVIEW' },
      ]);
    } finally {
      await screen.close();
    }
  });

  test('a mail that is already on its way makes it too late, and nothing changes', async () => {
    const cases = await makeCases(['NEW', 'NEW']);
    const { id } = await decided(cases, 'REJECTED');
    // As a mail queue that takes it does.
    await rowsOf(
      `update outbox set next_attempt_at = next_attempt_at + interval '15 seconds' where payload->>'to' = $1`,
      cases[0]?.seeker.email,
    );
    expect((await undo(recruiter, id)).code).toBe('CONFLICT');
    expect(await statusesOf(cases)).toEqual(['REJECTED', 'REJECTED']);
    expect(await bellsOf(cases)).toBe(2);
    server.clock.advance({ seconds: 60 });
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

test('what nobody can take back any more is swept a day later, what can stays', async () => {
  await decided(await makeCases(['NEW']), 'APPROVED');
  server.clock.advance({ hours: 25 });
  const { id } = await decided(await makeCases(['NEW']), 'REJECTED');
  await sweepDecisionBatches(server.services);
  expect(await rowsOf('select b.id from decision_batches b join decision_batch_items i on i.batch_id = b.id')).toEqual([
    { id },
  ]);
  expect((await undo(recruiter, id)).code).toBeUndefined();
});
