import pg from 'pg';
import { readList, type ShownList } from '../../../test/applicant-lists.ts';
import { plantApplications } from '../../../test/planted-applications.ts';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (person: TestPerson, variables: object): Promise<ShownList> => readList(server, person, variables);
describe('of 16,000 applications of one recruiter', () => {
  let recruiter: TestPerson & { companyId: string };
  let jobId: string;

  beforeAll(async () => {
    recruiter = await makeRecruiter(server.services);
    jobId = await plantApplications(server.databaseUrl, {
      recruiterId: recruiter.id,
      companyId: recruiter.companyId,
      count: 16_000,
      now: server.clock.now(),
    });
  });

  /** What the fixture holds, newest first, said without the list's own SQL. */
  const idsOf = async (where: string): Promise<string[]> =>
    (
      await server.services.database.query<{ id: string }>(
        `select a.id
       from applications a join users u on u.id = a.seeker_id join seeker_profiles p on p.user_id = u.id
         join jobs j on j.id = a.job_id
       where a.recruiter_id = $1 and ${where} order by a.applied_at desc, a.id desc`,
        [recruiter.id],
      )
    ).map(({ id }) => id);
  const inAll = `a.status not in ('REJECTED', 'WITHDRAWN')`;

  type Variables = { page?: number; pageSize?: number };
  test.each<[string, () => Variables & Record<string, unknown>, string]>([
    ['the first page', () => ({}), inAll],
    ['a page deep down', () => ({ page: 3000 }), inAll],
    ['a hundred on a page', () => ({ page: 90, pageSize: 100 }), inAll],
    ['the approved', () => ({ list: 'APPROVED', page: 300 }), `a.status in ('APPROVED', 'HIRED')`],
    ['one job', () => ({ jobId }), `${inAll} and j.id = 'JOB'`],
    ['a name', () => ({ search: 'ASHA' }), `${inAll} and u.name ilike '%asha%'`],
    [
      'a name, where its page is not filled by the newest applications any more',
      () => ({ search: 'ASHA', page: 4, pageSize: 100 }),
      `${inAll} and u.name ilike '%asha%'`,
    ],
    [
      'a name, behind all that is looked through first',
      () => ({ search: 'ASHA', page: 12, pageSize: 100 }),
      `${inAll} and u.name ilike '%asha%'`,
    ],
    ['a name, past its end', () => ({ search: 'ASHA', page: 90, pageSize: 100 }), `${inAll} and u.name ilike '%asha%'`],
    [
      'a rare skill',
      () => ({ filter: { skills: ['welding'] }, pageSize: 100 }),
      `${inAll} and p.skills @> '{Welding}'`,
    ],
    ['what all have', () => ({ search: 'example.in' }), inAll],
    ['what all have, deep down', () => ({ search: 'example.in', page: 90, pageSize: 100 }), inAll],
    ['a job title or an e-mail', () => ({ search: 'job 7' }), `${inAll} and j.title ilike '%job 7%'`],
    ['skills', () => ({ filter: { skills: ['Excel', 'hindi'] } }), `${inAll} and p.skills @> '{Excel,Hindi}'`],
    [
      'years',
      () => ({ filter: { experienceMin: 2, experienceMax: 4 } }),
      `${inAll} and p.experience_years between 2 and 4`,
    ],
    [
      'a name in an early week',
      () => ({ search: 'Asha', filter: { appliedTo: '2026-02-07' } }),
      `${inAll} and u.name ilike '%asha%' and (a.applied_at at time zone 'Asia/Kolkata')::date <= '2026-02-07'`,
    ],
    [
      'a week',
      () => ({ filter: { appliedFrom: '2026-11-01', appliedTo: '2026-11-07' } }),
      `${inAll} and (a.applied_at at time zone 'Asia/Kolkata')::date between '2026-11-01' and '2026-11-07'`,
    ],
  ])('%s takes the same few statements and tells the right rows and total', async (_what, variables, where) => {
    let shown = await read(recruiter, variables());
    const names = await statementsOf(server.services, async () => {
      shown = await read(recruiter, variables());
    });
    // Session, ownership of the job or titles that match, the page, its total, the jobs of the page.
    expect(names.length).toBeLessThanOrEqual(5);
    const ids = await idsOf(where.replace('JOB', jobId));
    expect([shown.total, shown.totalIsExact]).toEqual([Math.min(ids.length, 1000), ids.length <= 1000]);
    expect(ids.length).toBeGreaterThan(0);
    const { page = 1, pageSize = 3 } = variables();
    expect(shown.items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * pageSize, page * pageSize));
    expect(shown.hasNextPage).toBe(ids.length > page * pageSize);
  });

  /** How the database goes about counting a list. */
  const planOf = async (variables: object): Promise<string> => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await read(recruiter, variables);
    const asked = statements.mock.calls.map(
      ([statement]) => statement as unknown as { name?: string; text?: string; values?: unknown[] },
    );
    statements.mockRestore();
    const { text, values } = asked.find((statement) => statement.name?.startsWith('applications-count/')) ?? {};
    const lines = await server.services.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };

  // The planner takes an index of live or rejected ones only while the statuses of the list are among its own.
  test.each([
    ['ALL', 'live'],
    ['APPROVED', 'live'],
    ['ON_HOLD', 'live'],
    ['REJECTED', 'rejected'],
  ])('a rare word or skill in the list %s is looked up, not searched for', async (list, index) => {
    expect(await planOf({ list, search: 'Planted 7777' })).toContain(
      `Bitmap Index Scan on applications_${index}_search_idx`,
    );
    expect(await planOf({ list, filter: { skills: ['Welding'] } })).toContain(
      `Bitmap Index Scan on applications_${index}_skills_idx`,
    );
  });

  test('a list of one job, and that of the approved, is counted from its index alone', async () => {
    expect(await planOf({ jobId })).toContain('Index Only Scan using applications_job_idx');
    expect(await planOf({ list: 'APPROVED' })).toContain('Index Only Scan using applications_approved_idx');
  });

  test('each page follows the one before, in order and without gaps, whichever way it is read', async () => {
    const [ninetieth, next] = [
      await read(recruiter, { page: 90, pageSize: 100 }),
      await read(recruiter, { page: 91, pageSize: 100 }),
    ];
    expect((await read(recruiter, { pageSize: 100, after: ninetieth.endCursor })).items).toEqual(next.items);
    const rows = await server.services.database.query<{ id: string }>(
      `select id from applications a where recruiter_id = $1 and ${inAll}
       order by applied_at desc, id desc offset 8900 limit 200`,
      [recruiter.id],
    );
    expect([...ninetieth.items, ...next.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect((await read(recruiter, { pageSize: 100, pageOf: next.items[5]?.id })).page).toBe(91);
    // Past what is counted, reading on goes on.
    const deepest: ShownList = await read(recruiter, { page: 100, pageSize: 100 });
    expect((await read(recruiter, { pageSize: 100, after: deepest.endCursor })).items).toHaveLength(100);
  });
});
