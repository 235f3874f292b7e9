import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import * as calls from '../../../test/decision-calls.ts';
import { insert, makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

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
      `select next_attempt_at as at from outbox
       where kind = 'MAIL' and delivered_at is null and payload->>'to' = any($1)`,
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
    await callApplications(server, other?.seeker ?? recruiter, 'withdrawApplication', { id: other?.id });
    await until(
      async () =>
        (await rowsOf(`select 1 from outbox where payload->>'to' = $1 and delivered_at is not null`, recruiter.email))
          .length === 1,
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
          `mutation ($ids: [ID!]!, $seen: [ApplicationStatus!]) {
            decideApplications(ids: $ids, status: REJECTED, seen: $seen) { moved { id } } }`,
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

  test('OP-032 before the interview approving asks to cancel it; after it, says what may follow instead', async () => {
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
      'The interview is over and cannot be cancelled. Extend an offer, put the application on hold or reject it.',
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
      `mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: REJECTED, seen: [NEW, NEW]) {
        batch { size } moved { id } unmoved { application { id status applicant { name } } message } } }`,
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

  test('OP-122 one that went into review since it was ticked is decided; one that came back is not', async () => {
    const cases = await makeCases(['NEW', 'IN_REVIEW']);
    for (const { id } of cases) await callApplications(server, recruiter, 'startReview', { id });
    const { data } = await server.graphql<{ decideApplications: calls.Batch }>(
      `mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: APPROVED, seen: [NEW, ON_HOLD]) {
        batch { size } moved { id } unmoved { application { id status applicant { name } } message } } }`,
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

  test("an id of somebody else's is NOT_FOUND and moves nothing; none and other statuses are refused", async () => {
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
