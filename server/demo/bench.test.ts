import { ManualClock } from '../../test/manual-clock.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { loadDemo } from './demo.service.ts';

const now = new Date('2026-11-21T06:15:00Z');
const jobs = 400;
let servers: TestServer[];

beforeAll(async () => {
  servers = [];
  for (let count = 0; count < 2; count += 1) {
    const server = await startTestServer({ clock: new ManualClock(now) });
    servers.push(server);
    await loadDemo(server.services, jobs);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** What can be compared: ids differ from one filling to the next. */
const filled = ({ services }: TestServer) =>
  services.database.query(
    `select j.title, j.location, j.skills, j.status, j.posted_at, c.name, j.applications_received as received,
       count(distinct a.seeker_id)::int as seekers, min(a.applied_at) as first_applied
     from jobs j join companies c on c.id = j.company_id join users u on u.id = j.recruiter_id
       left join applications a on a.job_id = j.id
     where u.email::text like '%@bench.kaamyab.test' group by j.id, c.name order by j.number`,
  );

test('SEED=bench:<jobs> fills in so many jobs with three applicants each, the same ones every time', async () => {
  const [rows, again] = await Promise.all(servers.map(filled));
  expect(rows).toHaveLength(jobs);
  expect(rows).toEqual(Array.from({ length: jobs }, () => expect.objectContaining({ received: 3, seekers: 3 })));
  expect(again).toEqual(rows);
});

test('what is filled in is found beside the demo', async () => {
  const query = '{ all: jobs { total } pune: jobs(filter: { location: "Pune" }) { total } }';
  const answer = await servers[0]?.graphql<{ all: { total: number }; pune: { total: number } }>(query);
  const [all = 0, pune = 0] = [answer?.data?.all.total, answer?.data?.pune.total];
  expect(all).toBeGreaterThan(600);
  expect(pune).toBeGreaterThan(10);
  expect(pune).toBeLessThan(all);
});
