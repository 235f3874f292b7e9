import { startTestServer, type TestServer } from '../../test/server.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { columnNamed } from '../core/columns.ts';
import { autoStopProblems, jobInputSchema } from '../hiring/jobs/job.rules.ts';
import { places } from '../hiring/jobs/search/place.rules.ts';
import { loadDemo } from './demo.service.ts';

const now = new Date('2026-11-21T06:15:00Z');
const loadLimitInMs = 2500;
const tables = [
  'users',
  'consents',
  'companies',
  'recruiter_profiles',
  'files',
  'seeker_profiles',
  'jobs',
  'job_events',
  'applications',
  'application_events',
  'application_notes',
  'talent_profiles',
  'invitations',
  'interviews',
  'saved_jobs',
  'company_reviews',
  'notifications',
  'announcements',
  'faqs',
  'sessions',
  'outbox',
];

let server: TestServer;
/** Processor time of this process, which does not depend on what else the machine is busy with. */
const loadTimesInMs: number[] = [];
const rowsOf = <Row extends Record<string, unknown>>(sql: string): Promise<Row[]> =>
  server.services.database.query<Row>(sql);
const numberOf = async (sql: string): Promise<number> =>
  Number((await rowsOf<{ n: string }>(`select (${sql}) as n`))[0]?.n);

async function fingerprint({ services }: TestServer): Promise<Record<string, string>> {
  const entries = tables.map(async (table) => {
    // A hash has a salt of its own each time.
    const [row] = await services.database.query<{ digest: string }>(
      `select md5(coalesce(string_agg(content, '|' order by content), '')) as digest
       from (select (to_jsonb(t) - 'password_hash')::text as content from ${table} t) c`,
    );
    return [table, row?.digest ?? ''];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

async function loadMeasured({ services }: TestServer): Promise<void> {
  const before = process.cpuUsage();
  await loadDemo(services);
  const { user, system } = process.cpuUsage(before);
  loadTimesInMs.push((user + system) / 1000);
}

beforeAll(async () => {
  server = await startTestServer({ clock: new ManualClock(now) });
  await loadMeasured(server);
});
afterAll(() => server.close());

describe('the demo', () => {
  test('OP-062 CONST-01 has 500 open jobs of 100 companies and 2,000 seekers, in all suggested places', async () => {
    expect(await numberOf(`select count(*) from jobs where status = 'ACTIVE'`)).toBeGreaterThanOrEqual(520);
    expect(await numberOf(`select count(*) from jobs where status = 'INACTIVE'`)).toBeGreaterThanOrEqual(40);
    expect(
      await numberOf(`select count(distinct company_id) from jobs where status = 'ACTIVE'`),
    ).toBeGreaterThanOrEqual(100);
    expect(await numberOf(`select count(*) from users where role = 'JOBSEEKER'`)).toBeGreaterThanOrEqual(2000);
    expect(await numberOf(`select count(*) from users where role = 'HR'`)).toBeGreaterThan(40);
    expect(await numberOf('select count(*) from applications')).toBeGreaterThanOrEqual(4000);
    const open = await rowsOf<{ location: string }>(`select distinct location from jobs where status = 'ACTIVE'`);
    expect(open.map(({ location }) => location).toSorted()).toEqual([...places].toSorted());
  });

  test('JOBS-24 OP-062 has jobs in each date filter, and more in each longer one', async () => {
    const query = '{ LAST_24_HOURS LAST_3_DAYS LAST_7_DAYS }'.replaceAll(
      /\w+/g,
      (dates) => `${dates}: jobs(filter: { datePosted: ${dates} }) { total }`,
    );
    const { data } = await server.graphql<Record<string, { total: number }>>(query);
    const [day = 0, days = 0, week = 0] = Object.values(data ?? {}).map(({ total }) => total);
    expect([day > 0, days > day, week > days]).toEqual([true, true, true]);
  });

  test('D-05 asks no recruiter at once whether a filled job closes: each open one has an opening left', async () => {
    const filled = `
      select count(*) from jobs j where status = 'ACTIVE'
        and openings <= (select count(*) from applications where job_id = j.id and status = 'HIRED')`;
    expect(await numberOf(filled)).toBe(0);
  });

  test('LAND-32 has announcements of every kind, twenty questions with the three facts, and reviews', async () => {
    expect(
      await numberOf(
        `select count(*) from announcements
         where not is_general and published_at > '${now.toISOString()}'::timestamptz - interval '7 days'`,
      ),
    ).toBeGreaterThanOrEqual(3);
    expect(await numberOf('select count(*) from announcements where is_general')).toBeGreaterThanOrEqual(2);
    expect(await numberOf('select count(*) from announcements')).toBeGreaterThanOrEqual(14);
    const faqs = await rowsOf<{ question: string; answer: string }>(
      'select question, answer from faqs order by position',
    );
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(20);
    const text = faqs.map(({ answer }) => answer).join('\n');
    for (const fact of ['Mon-Fri 8 AM to 6 PM', 'placement rate is 95%', 'free for job seekers'])
      expect(text).toContain(fact);
    expect(await numberOf('select count(distinct rating) from company_reviews')).toBe(5);
    expect(
      await numberOf(
        `select count(*) from companies c
         where rating_total <> (select coalesce(sum(rating), 0) from company_reviews where company_id = c.id)`,
      ),
    ).toBe(0);
  });

  test('a company with reviews is verified, and a new employer with open jobs has none', async () => {
    expect(await numberOf('select count(*) from companies where review_count > 0 and verified_at is null')).toBe(0);
    const [fresh] = await rowsOf<{ reviews: number; isVerified: boolean; jobs: number }>(
      `select review_count as reviews, verified_at is not null as "isVerified",
         (select count(*)::int from jobs where company_id = c.id and status = 'ACTIVE') as jobs
       from companies c where name = 'Pavan Urja'`,
    );
    expect(fresh).toEqual({ reviews: 0, isVerified: false, jobs: expect.any(Number) });
    expect(fresh?.jobs).toBeGreaterThan(0);
  });

  test('JOBS-21 OP-062 has no two jobs with the same text, and no holes in any', async () => {
    const jobs = await rowsOf<{ description: string }>('select description from jobs');
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
    const holes = jobs.filter(({ description }) =>
      /undefined|null|NaN|[{}]|\.\.| {2}|[;,]\.|• *$|^\s|\s$/m.test(description.replaceAll('\n\n', '\n')),
    );
    expect(holes).toEqual([]);
  });

  test('OP-062 no job says the same under two headings', async () => {
    const jobs = await rowsOf<{ description: string; points: string[] }>(
      'select description, required_skills as points from jobs',
    );
    const repeated = jobs.filter(({ description, points }) => {
      const bullets = description.match(/(?<=^• ).+$/gm) ?? [];
      const text = description.toLowerCase();
      return new Set(bullets).size < bullets.length || points.some((point) => text.includes(point.toLowerCase()));
    });
    expect(repeated).toEqual([]);
  });

  test('a recruiter could have posted each job', async () => {
    const rows = await rowsOf<{ job: Record<string, unknown> }>(
      `select to_jsonb(j) || jsonb_build_object('company', c.name) as job
       from jobs j join companies c on c.id = j.company_id`,
    );
    const jobs = rows.map(({ job }) =>
      Object.fromEntries(Object.keys(jobInputSchema.shape).map((name) => [name, job[columnNamed(name)]])),
    );
    for (const job of jobs)
      expect(jobInputSchema.parse(job)).toMatchObject({
        title: job.title,
        description: job.description,
        skills: job.skills,
      });
    const titles = jobs.map(({ title }) => String(title).toLowerCase()).join('\n');
    for (const word of ['developer', 'manager', 'accountant', 'nurse', 'driver']) expect(titles).toContain(word);
  });

  test('fills every choice of the date filter, and urgent jobs stay few', async () => {
    const since = (days: number) =>
      numberOf(
        `select count(*) from jobs
         where status = 'ACTIVE' and posted_at > '${now.toISOString()}'::timestamptz - interval '${days} days'`,
      );
    const [day, threeDays, week] = [await since(1), await since(3), await since(7)];
    expect(day).toBeGreaterThan(20);
    expect(threeDays).toBeGreaterThan(day);
    expect(week).toBeGreaterThan(threeDays);
    expect(
      await numberOf(`select count(*) * 100 / (select count(*) from jobs) from jobs where is_urgent`),
    ).toBeLessThan(20);
    expect(await numberOf(`select count(*) from jobs where posted_at > '${now.toISOString()}'`)).toBe(0);
  });

  test('OP-115 limits of open jobs lie ahead', async () => {
    const jobs = await rowsOf<{
      applicationsCount: number;
      daysCount: number;
      specificDate: string;
      openedAt: Date;
      applicationsReceived: number;
      closesAt: Date | null;
    }>(
      `select auto_stop_applications as "applicationsCount", auto_stop_days as "daysCount",
         auto_stop_date::text as "specificDate", opened_at as "openedAt",
         applications_received as "applicationsReceived", closes_at as "closesAt"
       from jobs where status = 'ACTIVE' and auto_stop_enabled`,
    );
    expect(jobs.length).toBeGreaterThan(30);
    for (const job of jobs) {
      expect(autoStopProblems(job, job, now)).toEqual({});
      expect(job.closesAt === null || job.closesAt > now).toBe(true);
    }
  });

  test('a sentence that ends with a degree such as B.E. has one full stop', async () => {
    expect(await numberOf(`select count(*) from jobs where eligibility like '%B.E.%'`)).toBeGreaterThan(0);
    expect(await numberOf(`select count(*) from jobs where eligibility like '%..%'`)).toBe(0);
  });

  test('OP-028 each job counts its applications that were not withdrawn', async () => {
    expect(
      await numberOf(
        `select count(*) from jobs j where applications_received
           <> (select count(*) from applications a where a.job_id = j.id and a.status <> 'WITHDRAWN')`,
      ),
    ).toBe(0);
  });
});

describe('loading the demo', () => {
  test('changes nothing where there is an account already', async () => {
    const before = await fingerprint(server);
    server.clock.advance({ days: 3 });
    await loadDemo(server.services);
    server.clock.set(now);
    expect(await fingerprint(server)).toEqual(before);
  });

  test('gives the same demo at the same time, also if two servers begin at once; tables of others stay', async () => {
    const other = await startTestServer({ clock: new ManualClock(now) });
    // The demo is loaded before a server starts to give up silent connections.
    other.services.database.limitSilence(120_000);
    const wordIndexes = () =>
      other.services.database.query<{ name: string; oid: string; definition: string }>(
        `select c.relname as name, c.oid::text as oid, pg_get_indexdef(c.oid) as definition
         from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' order by 1`,
      );
    try {
      await other.services.database.query(
        `create table notes_of_another_program (words text[]);
         create index notes_of_another_program_idx on notes_of_another_program using gin (words)`,
      );
      const before = await wordIndexes();
      await Promise.all([loadMeasured(other), loadDemo(other.services)]);
      expect(await fingerprint(other)).toEqual(await fingerprint(server));
      const after = await wordIndexes();
      expect(after.map(({ definition }) => definition)).toEqual(before.map(({ definition }) => definition));
      const untouched = after.filter(({ oid }) => before.some((index) => index.oid === oid)).map(({ name }) => name);
      expect(untouched).toContain('notes_of_another_program_idx');
    } finally {
      await other.close();
    }
  });

  test('takes less than two and a half seconds of processor time', () => {
    const best = Math.min(...loadTimesInMs);
    process.stdout.write(`The demo takes ${Math.round(best)} ms of processor time.\n`);
    expect(best).toBeLessThan(loadLimitInMs);
  });
});
