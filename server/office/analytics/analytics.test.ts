import {
  insert,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';
import { columnsOf, spanBefore } from './analytics.rules.ts';

interface Waiting {
  medianHours: number | null;
  waiting: number;
  spans: { belowHours: number | null; applications: number }[];
}

interface Figures {
  from: string;
  to: string;
  applications: number;
  applicationsBefore: number;
  timeline: { from: string; to: string; applications: number }[];
  steps: { step: string; applications: number }[];
  statuses: { status: string; applications: number }[];
  firstAnswer: Waiting;
  firstDecision: Waiting;
}

const waiting = '{ medianHours waiting spans { belowHours applications } }';
const selection = `{ totalJobs totalApplications hiring {
  from to applications applicationsBefore timeline { from to applications } steps { step applications }
  statuses { status statusText applications }
  firstAnswer ${waiting} firstDecision ${waiting} } }`;
const hour = 3_600_000;
/** Ways that the transition table allows; UNDO takes the step before it back. */
const ways = [
  [],
  ['IN_REVIEW'],
  ['IN_REVIEW', 'APPROVED'],
  ['APPROVED', 'INTERVIEW_SCHEDULED'],
  ['ON_HOLD'],
  ['IN_REVIEW', 'REJECTED'],
  ['APPROVED', 'OFFER_EXTENDED', 'HIRED'],
  ['APPROVED', 'INTERVIEW_SCHEDULED', 'REJECTED'],
  ['WITHDRAWN'],
  ['APPROVED', 'WITHDRAWN', 'NEW'],
  ['IN_REVIEW', 'WITHDRAWN', 'NEW', 'ON_HOLD'],
  ['IN_REVIEW', 'APPROVED', 'UNDO'],
  ['REJECTED', 'UNDO'],
  ['APPROVED', 'UNDO', 'IN_REVIEW'],
  ['ON_HOLD', 'APPROVED', 'UNDO', 'REJECTED'],
  ['IN_REVIEW', 'WITHDRAWN', 'NEW', 'APPROVED', 'UNDO'],
];

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let jobs: string[];

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  jobs = [await makeJob(server.services, recruiter), await makeJob(server.services, recruiter)];
  const other = await makeRecruiter(server.services);
  const foreign = await makeJob(server.services, other);
  for (let number = 0; number < 96; number += 1)
    await makeHistory(jobs[Math.floor(number / 3) % 2] ?? '', recruiter, number);
  for (let number = 0; number < 4; number += 1) await makeHistory(foreign, other, number);
});
afterAll(() => server.close());

/** An application that was sent `number` times 1.6 days ago and went one of the ways, a step each few hours. */
async function makeHistory(jobId: string, { id: recruiterId }: TestPerson, number: number): Promise<void> {
  const seeker = await makeSeeker(server.services, { hasResume: false });
  const sentAt = new Date(server.clock.now().getTime() - number * 38.4 * hour);
  const applicationId = await makeApplication(server.services, {
    jobId,
    recruiterId,
    seekerId: seeker.id,
    appliedAt: sentAt,
  });
  const way = ways[number % ways.length] ?? [];
  const steps = [{ id: '', status: 'NEW' }];
  for (const [index, name] of way.entries()) {
    const undone = name === 'UNDO' ? steps.pop() : undefined;
    const [from, to] = [undone?.status ?? steps.at(-1)?.status, undone ? (steps.at(-1)?.status ?? '') : name];
    const at = new Date(sentAt.getTime() + (index + 1) * (1 + ((number * 7) % 95)) * hour + 1000);
    await server.services.database.query(
      `update applications set status = $2, applied_at = case when $2 = 'NEW' and $4 then $3 else applied_at end
       where id = $1`,
      [applicationId, to, at, !undone],
    );
    const id = await insert(server.services, 'application_events', {
      application_id: applicationId,
      from_status: from,
      to_status: to,
      actor_id: recruiterId,
      at,
      undoes_id: undone?.id ?? null,
    });
    if (!undone) steps.push({ id, status: to });
  }
}

async function ask(variables: { jobId?: string; period?: string } = {}, token = recruiter.token) {
  const { data, errors } = await server.graphql<{
    hrAnalytics: { totalJobs: number; totalApplications: number; hiring: Figures };
  }>(
    `query ($jobId: ID, $period: AnalyticsPeriod) { hrAnalytics(jobId: $jobId, period: $period) ${selection} }`,
    variables,
    token,
  );
  return {
    ...data?.hrAnalytics,
    figures: data?.hrAnalytics.hiring as Figures,
    code: errors[0]?.extensions.code,
    errors,
  };
}

/** The same from the events alone, one application a row; steps that were undone do not count. */
const plainSql = `
  with step as (
    select e.* from application_events e
    where e.undoes_id is null and not exists (select from application_events undo where undo.undoes_id = e.id)
  )
  select a.status, (a.applied_at at time zone 'Asia/Kolkata')::date::text as day,
    greatest(0, (
      select max(array_position('{IN_REVIEW,APPROVED,INTERVIEW_SCHEDULED,OFFER_EXTENDED,HIRED}',
        case when e.to_status in ('ON_HOLD', 'REJECTED') then 'IN_REVIEW' else e.to_status end))
      from step e where e.application_id = a.id and e.at >= a.applied_at)) as step,
    (select floor(extract(epoch from min(e.at) - a.applied_at) / 3600)::int from step e
     where e.application_id = a.id and e.at >= a.applied_at and e.to_status not in ('NEW', 'WITHDRAWN')) as answer,
    (select floor(extract(epoch from min(e.at) - a.applied_at) / 3600)::int from step e
     where e.application_id = a.id and e.at >= a.applied_at
       and e.to_status in ('APPROVED', 'ON_HOLD', 'REJECTED', 'OFFER_EXTENDED', 'HIRED')) as decision
  from applications a
  where a.recruiter_id = $1 and a.status <> 'WITHDRAWN' and ($2::uuid is null or a.job_id = $2)
    and (a.applied_at at time zone 'Asia/Kolkata')::date between $3 and $4`;

interface PlainRow extends Record<string, unknown> {
  status: string;
  day: string;
  step: number;
  answer: number | null;
  decision: number | null;
}

const rowsOf = (jobId: string | null, from: string, to: string) =>
  server.services.database.query<PlainRow>(plainSql, [recruiter.id, jobId, from, to]);

const waitingOf = (hours: (number | null)[]): Waiting => {
  const over = hours.filter((each) => each !== null).toSorted((a, b) => a - b);
  const within = (from: number, to: number) => over.filter((each) => each >= from && each < to).length;
  return {
    medianHours: over[Math.ceil(over.length / 2) - 1] ?? null,
    waiting: hours.length - over.length,
    spans: [
      { belowHours: 24, applications: within(0, 24) },
      { belowHours: 72, applications: within(24, 72) },
      { belowHours: 168, applications: within(72, 168) },
      { belowHours: null, applications: within(168, Infinity) },
    ],
  };
};

describe('figures', () => {
  const cases = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_12_MONTHS'].flatMap((period) => [
    ['all jobs', period],
    ['one job', period],
  ]);
  test.each(cases)('of %s over %s are what plain SQL counts from the events', async (whose, period) => {
    const jobId = whose === 'one job' ? (jobs[0] ?? null) : null;
    const { figures, errors } = await ask({ period, ...(jobId ? { jobId } : {}) });
    expect(errors).toEqual([]);
    const rows = await rowsOf(jobId, figures.from, figures.to);
    expect(rows.length).toBeGreaterThan(1);
    expect(figures.applications).toBe(rows.length);
    expect(figures.timeline.map(({ applications }) => applications)).toEqual(
      figures.timeline.map(({ from, to }) => rows.filter(({ day }) => day >= from && day <= to).length),
    );
    expect(figures.timeline.reduce((sum, { applications }) => sum + applications, 0)).toBe(rows.length);
    expect(figures.steps.map(({ applications }) => applications)).toEqual(
      [0, 1, 2, 3, 4, 5].map((step) => rows.filter((row) => row.step >= step).length),
    );
    expect(Object.fromEntries(figures.statuses.map(({ status, applications }) => [status, applications]))).toEqual(
      Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, of]) => [status, of.length])),
    );
    expect(figures.firstAnswer).toEqual(waitingOf(rows.map(({ answer }) => answer)));
    expect(figures.firstDecision).toEqual(waitingOf(rows.map(({ decision }) => decision)));
    const before = spanBefore(figures);
    expect(figures.applicationsBefore).toBe((await rowsOf(jobId, before.from, before.to)).length);
  });

  test('moves over the API are measured as they happen, and applying again starts over', async () => {
    const own = await makeRecruiter(server.services);
    const seeker = await makeSeeker(server.services);
    const jobId = await makeJob(server.services, own);
    const applied = await server.graphql<{ applyToJob: { id: string } }>(
      `mutation { applyToJob(jobId: "${jobId}") { id } }`,
      {},
      seeker.token,
    );
    const id = applied.data?.applyToJob.id;
    const now = server.clock.now();
    try {
      server.clock.advance({ hours: 5 });
      await server.graphql(`mutation { startReview(id: "${id}") { id } }`, {}, own.token);
      server.clock.advance({ hours: 25 });
      await server.graphql(`mutation { setApplicationStatus(id: "${id}", status: APPROVED) { id } }`, {}, own.token);
      expect((await ask({}, own.token)).figures).toMatchObject({
        firstAnswer: { medianHours: 5, waiting: 0 },
        firstDecision: { medianHours: 30, waiting: 0 },
        statuses: [{ status: 'APPROVED', statusText: 'Approved', applications: 1 }],
      });
      await server.graphql(`mutation { withdrawApplication(id: "${id}") { id } }`, {}, seeker.token);
      expect((await ask({}, own.token)).figures).toMatchObject({
        applications: 0,
        firstAnswer: { medianHours: null, waiting: 0 },
      });
      server.clock.advance({ hours: 1 });
      await server.graphql(`mutation { applyToJob(jobId: "${jobId}") { id } }`, {}, seeker.token);
      const { figures } = await ask({}, own.token);
      expect(figures).toMatchObject({
        applications: 1,
        firstAnswer: { medianHours: null, waiting: 1 },
        firstDecision: { medianHours: null, waiting: 1 },
      });
      expect(figures.steps.map(({ applications }) => applications)).toEqual([1, 0, 0, 0, 0, 0]);
    } finally {
      server.clock.set(now);
    }
  });

  test('take one statement for the totals and three for the rest, however many applications there are', async () => {
    const names = await statementsOf(server.services, () => ask({ period: 'LAST_12_MONTHS' }));
    expect(names.filter((name) => name !== 'actor')).toHaveLength(4);
  });

  test("another recruiter's job, an unknown and a deleted one are NOT_FOUND", async () => {
    const other = await makeRecruiter(server.services);
    const [foreign, deleted] = [
      await makeJob(server.services, other),
      await makeJob(server.services, recruiter, {
        is_wanted: false,
        closed_at: server.clock.now(),
        archived_at: server.clock.now(),
      }),
    ];
    for (const jobId of [foreign, deleted, '01890000-0000-7000-8000-000000000000', 'x'])
      expect((await ask({ jobId })).code).toBe('NOT_FOUND');
    expect(await ask({ jobId: jobs[0] ?? '' })).toMatchObject({ totalJobs: 1, totalApplications: 48 });
  });
});

describe('columns', () => {
  // 00:10 on December 1 in India, still November in UTC.
  const night = new Date('2026-11-30T18:40:00Z');
  test('end with today in India and have no gap', () => {
    expect(columnsOf('LAST_7_DAYS', night).map(({ from }) => from)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
    const weeks = columnsOf('LAST_3_MONTHS', night);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([
      13,
      { from: '2026-09-02', to: '2026-09-08' },
      { from: '2026-11-25', to: '2026-12-01' },
    ]);
    const months = columnsOf('LAST_12_MONTHS', night);
    expect([months.length, months[0], months[2], months.at(-1)]).toEqual([
      12,
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-12-01', to: '2026-12-01' },
    ]);
  });

  test('the span before has as many days', () => {
    expect(spanBefore({ from: '2026-11-25', to: '2026-12-01' })).toEqual({ from: '2026-11-18', to: '2026-11-24' });
  });
});
