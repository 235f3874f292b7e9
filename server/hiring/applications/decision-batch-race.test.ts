import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import * as calls from '../../../test/decision-calls.ts';
import { makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
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
const decide = (person: TestPerson, ids: string[], status: string, reason?: string) =>
  calls.decide(server, person, ids, status, reason);
const decided = (cases: Case[], status: string) => calls.decided(server, recruiter, cases, status);
const undo = (person: TestPerson, id: string) => calls.undo(server, person, id);

describe('at the same time', () => {
  test('opposite orders, single decisions and withdrawals never deadlock; the history holds every move', async () => {
    for (let round = 0; round < 3; round += 1) {
      const cases = await makeCases(Array.from({ length: 12 }, () => 'NEW'));
      const ids = cases.map(({ id }) => id);
      const answers = await Promise.all([
        decide(recruiter, ids, 'APPROVED'),
        decide(recruiter, ids.toReversed(), 'REJECTED'),
        decide(recruiter, ids, 'ON_HOLD'),
        ...ids
          .slice(0, 6)
          .map((id) => callApplications(server, recruiter, 'setApplicationStatus', { id, status: 'ON_HOLD' })),
        ...cases.slice(6).map(({ id, seeker }) => callApplications(server, seeker, 'withdrawApplication', { id })),
      ]);
      expect(answers.map(({ code }) => code).filter((code) => code !== undefined && code !== 'CONFLICT')).toEqual([]);
      // Each step begins where the one before ended, and the last one is the status.
      const broken = await rowsOf(
        `select 1 from (
           select e.application_id, e.from_status, lag(e.to_status) over w as earlier, e.to_status,
             lead(e.id) over w as next
           from application_events e where e.application_id = any($1)
           window w as (partition by e.application_id order by e.id)) step
           join applications a on a.id = step.application_id
         where step.from_status is distinct from step.earlier or (step.next is null and step.to_status <> a.status)`,
        ids,
      );
      expect(broken).toEqual([]);
    }
    server.clock.advance({ seconds: 60 });
    await until(
      async () => (await rowsOf(`select 1 from outbox where kind = 'MAIL' and delivered_at is null`)).length === 0,
      'all is told',
    );
  });

  test('two who take the same back: one does, the other is told', async () => {
    const cases = await makeCases(['NEW', 'NEW']);
    const { id } = await decided(cases, 'APPROVED');
    const answers = await Promise.all([undo(recruiter, id), undo(recruiter, id), undo(recruiter, id)]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
    expect(
      await rowsOf(
        'select 1 from application_events where application_id = any($1) and undoes_id is not null',
        cases.map((each) => each.id),
      ),
    ).toHaveLength(2);
  });

  test('a hundred are decided and taken back in a few statements each', async () => {
    const seekers = await Promise.all(
      Array.from({ length: 100 }, () => makeSeeker(server.services, { hasResume: false })),
    );
    const { jobId } = await makeApplicationCase(server, recruiter);
    const rows = await rowsOf<{ id: string }>(
      `insert into applications (job_id, recruiter_id, seeker_id)
       select $1, $2, id from unnest($3::uuid[]) id returning id`,
      jobId,
      recruiter.id,
      seekers.map(({ id }) => id),
    );
    const { shown } = await decide(
      recruiter,
      rows.map(({ id }) => id),
      'REJECTED',
    );
    expect(shown?.moved).toHaveLength(100);
    expect((await undo(recruiter, shown?.batch?.id ?? '')).shown?.restored).toHaveLength(100);
    expect(await rowsOf(`select 1 from applications where job_id = $1 and status <> 'NEW'`, jobId)).toEqual([]);
  });
});
