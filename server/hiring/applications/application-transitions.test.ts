import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
});
afterAll(() => server.close());

const call = (person: TestPerson, operation: string, variables?: Record<string, unknown>) =>
  callApplications(server, person, operation, variables);
const makeCase = (status?: string, job?: Record<string, unknown>) =>
  makeApplicationCase(server, recruiter, status, job);

async function countOf(sql: string, ...values: unknown[]): Promise<number> {
  const [row] = await server.services.database.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
    values,
  );
  return row?.count ?? -1;
}

const statusOf = async (id: string) =>
  (await server.services.database.query<{ status: string }>('select status from applications where id = $1', [id]))[0]
    ?.status;

describe('the transition table (OP-032)', () => {
  const statuses = [
    'NEW',
    'IN_REVIEW',
    'APPROVED',
    'ON_HOLD',
    'REJECTED',
    'INTERVIEW_SCHEDULED',
    'OFFER_EXTENDED',
    'HIRED',
    'WITHDRAWN',
  ];
  /** Copied by hand from the decisions, without what only interviews may do. */
  const recruiterMoves: Record<string, string[]> = {
    NEW: ['IN_REVIEW', 'APPROVED', 'ON_HOLD', 'REJECTED'],
    IN_REVIEW: ['APPROVED', 'ON_HOLD', 'REJECTED'],
    APPROVED: ['OFFER_EXTENDED', 'ON_HOLD', 'REJECTED'],
    ON_HOLD: ['APPROVED', 'REJECTED'],
    REJECTED: ['APPROVED', 'ON_HOLD'],
    INTERVIEW_SCHEDULED: ['OFFER_EXTENDED', 'ON_HOLD', 'REJECTED'],
    OFFER_EXTENDED: ['HIRED', 'ON_HOLD', 'REJECTED'],
  };
  const withdrawable = ['NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED'];

  test.each(statuses)('from %s the recruiter can move it exactly where the table says', async (from) => {
    for (const to of statuses) {
      const { id, seeker } = await makeCase(from);
      const { shown, code } = await call(recruiter, 'setApplicationStatus', { id, status: to });
      const isAllowed = recruiterMoves[from]?.includes(to) ?? false;
      expect([from, to, code ?? shown.status]).toEqual([from, to, isAllowed ? to : 'CONFLICT']);
      expect(await statusOf(id)).toBe(isAllowed ? to : from);
      const sent = isAllowed ? 1 : 0;
      expect(await countOf('application_events where application_id = $1 and from_status is not null', id)).toBe(sent);
      expect(await countOf('notifications where user_id = $1', seeker.id)).toBe(sent);
      expect(await countOf(`outbox where kind = 'MAIL' and payload->>'to' = $1`, seeker.email)).toBe(sent);
      expect(await countOf(`outbox where topic = 'applicationChanged' and payload->>'subjectId' = $1`, id)).toBe(sent);
    }
  });

  test.each(statuses)('from %s the seeker withdraws and applies again only where the table says', async (from) => {
    const [one, other] = [await makeCase(from), await makeCase(from)];
    const withdrawn = await call(one.seeker, 'withdrawApplication', { id: one.id });
    expect(withdrawn.code ?? withdrawn.shown.status).toBe(withdrawable.includes(from) ? 'WITHDRAWN' : 'CONFLICT');
    const applied = await call(other.seeker, 'applyToJob', { jobId: other.jobId });
    expect(applied.code ?? applied.shown.status).toBe(from === 'WITHDRAWN' ? 'NEW' : 'CONFLICT');
  });

  test('of two withdrawals at once the second is a conflict, and the job counts one application less', async () => {
    const seeker = await makeSeeker(server.services);
    const jobId = await makeJob(server.services, recruiter);
    const {
      shown: { id },
    } = await call(seeker, 'applyToJob', { jobId });
    const answers = await Promise.all([1, 2].map(() => call(seeker, 'withdrawApplication', { id })));
    expect(answers.map(({ code, shown }) => code ?? shown.status).toSorted()).toEqual(['CONFLICT', 'WITHDRAWN']);
    expect((await call(seeker, 'withdrawApplication', { id })).code).toBe('CONFLICT');
    expect(await countOf('jobs where id = $1 and applications_received = 0', jobId)).toBe(1);
  });

  test.each(statuses)('opening the details moves %s only if it is new', async (from) => {
    const { id } = await makeCase(from);
    for (let opened = 1; opened <= 2; opened += 1) {
      expect((await call(recruiter, 'startReview', { id })).shown.status).toBe(from === 'NEW' ? 'IN_REVIEW' : from);
    }
    expect(await countOf('application_events where application_id = $1 and from_status is not null', id)).toBe(
      from === 'NEW' ? 1 : 0,
    );
  });
});

describe('how far it came and how soon, as a move writes it', () => {
  const trigger = (state: 'enable' | 'disable') =>
    server.services.database.query(`alter table application_events ${state} trigger application_events_keep_progress`);
  beforeAll(() => trigger('disable'));
  afterAll(() => trigger('enable'));

  const schedule = (id: string) =>
    server.graphql(
      `mutation ($id: ID!) {
        scheduleInterview(applicationId: $id, date: "2026-11-27", slot: S1430_1530, place: { mode: PHONE }) { id }
      }`,
      { id },
      recruiter.token,
    );

  test('it is what the events say: the trigger that counts them finds nothing to write', async () => {
    const { id, jobId, seeker } = await makeCase();
    const decide = (status: string) => () => call(recruiter, 'setApplicationStatus', { id, status });
    const steps: [step: string, move: () => Promise<unknown>][] = [
      ['IN_REVIEW', () => call(recruiter, 'startReview', { id })],
      ['ON_HOLD', decide('ON_HOLD')],
      ['WITHDRAWN', () => call(seeker, 'withdrawApplication', { id })],
      ['NEW', () => call(seeker, 'applyToJob', { jobId })],
      ['APPROVED', decide('APPROVED')],
      ['INTERVIEW_SCHEDULED', () => schedule(id)],
      ['REJECTED', decide('REJECTED')],
      ['APPROVED', decide('APPROVED')],
      ['OFFER_EXTENDED', decide('OFFER_EXTENDED')],
      ['HIRED', decide('HIRED')],
    ];
    for (const [status, move] of steps) {
      server.clock.advance({ hours: 2 });
      await move();
      const [row] = await server.services.database.query(
        `select a.status, (a.answer_hours, a.decision_hours, a.furthest_step)::text as stored,
          (p.answer_hours, p.decision_hours, p.furthest_step)::text as counted
        from applications a, application_progress(array[a.id]) p where a.id = $1`,
        [id],
      );
      expect(row).toEqual({ status, stored: row?.counted, counted: expect.any(String) });
    }
  });
});
