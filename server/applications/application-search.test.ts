import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { plantApplications } from '../../test/planted-applications.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { statementsOf } from '../../test/statements.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Shown {
  items: { id: string; status: string; applicant: { name: string } }[];
  total: number;
  totalIsExact: boolean;
  page: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

const listQuery = `query ($jobId: ID, $list: ApplicationList, $page: Int, $pageSize: Int, $search: String, $filter: ApplicationFilter, $after: String, $pageOf: ID) {
  hrApplications(jobId: $jobId, list: $list, page: $page, pageSize: $pageSize, search: $search, filter: $filter, after: $after, pageOf: $pageOf) {
    items { id status appliedAt movedAt applicant { name email program } job { id title } } total totalIsExact page hasNextPage endCursor } }`;

async function ask(person: TestPerson, variables: object) {
  const { data, errors } = await server.graphql<{ hrApplications: Shown }>(listQuery, variables, person.token);
  return { shown: data?.hrApplications, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
}

const read = async (person: TestPerson, variables: object): Promise<Shown> => {
  const { shown } = await ask(person, variables);
  if (!shown) throw new Error('The list was refused.');
  return shown;
};
const namesOf = ({ items }: Shown): string[] => items.map(({ applicant }) => applicant.name);

const hour = 3_600_000;

describe('search and filters', () => {
  let recruiter: TestPerson & { companyId: string };
  let bakerId: string;

  beforeAll(async () => {
    recruiter = await makeRecruiter(server.services);
    bakerId = await makeJob(server.services, recruiter, { title: 'Baker' });
    const driverId = await makeJob(server.services, recruiter, { title: 'Truck Driver' });
    const people = [
      ['Asha Nair', { skills: ['Baking', 'Excel'], experience_years: 2.5 }, bakerId, 'NEW', 0],
      ['Bimal Das', { skills: ['excel'], experience_years: 8 }, bakerId, 'IN_REVIEW', 25],
      ['Chitra 100% Rao', { skills: [] }, bakerId, 'APPROVED', 50],
      ['Driver Singh', { skills: ['Driving', 'GPS'], experience_years: 0 }, driverId, 'NEW', 75],
      ['Esha Pal', { skills: ['Driving'], experience_years: 5 }, driverId, 'REJECTED', 100],
      ['Gone Nair', { skills: ['Baking'] }, bakerId, 'WITHDRAWN', 1],
    ] as const;
    for (const [name, profile, jobId, status, hours] of people) {
      const seeker = await makeSeeker(server.services, {
        name,
        email: `${name.replaceAll(/\W/g, '.')}@Example.in`,
        profile,
      });
      await makeApplication(server.services, {
        jobId,
        recruiterId: recruiter.id,
        seekerId: seeker.id,
        status,
        appliedAt: new Date(server.clock.now().getTime() - hours * hour),
      });
    }
    const stranger = await makeRecruiter(server.services);
    const foreign = await makeJob(server.services, stranger, { title: 'Baker' });
    await makeApplication(server.services, {
      jobId: foreign,
      recruiterId: stranger.id,
      seekerId: (await makeSeeker(server.services, { name: 'Asha Foreign' })).id,
    });
  });

  const shown = async (variables: object) => namesOf(await read(recruiter, { pageSize: 25, ...variables }));

  test.each([
    ['a part of the name', 'sha', ['Asha Nair']],
    ['the e-mail, whatever the case', 'BIMAL.DAS@', ['Bimal Das']],
    ['a skill', 'gps', ['Driver Singh']],
    ['the title of the job, or a name', 'driver', ['Driver Singh']],
    ['a percent sign, which stands for itself', '0%', ['Chitra 100% Rao']],
    ['blanks alone, which are no search', '  ', ['Asha Nair', 'Bimal Das', 'Chitra 100% Rao', 'Driver Singh']],
    ['somebody who withdrew, who is in no list', 'gone', []],
    ['words on two lines of what is searched', 'nair asha', []],
  ])('OP-056 the search finds %s', async (_what, search, names) => {
    expect(await shown({ search })).toEqual(names);
  });

  test('OP-056 in the applications of one job the title of the job is not searched', async () => {
    expect(await shown({ jobId: bakerId, search: 'baker' })).toEqual([]);
    expect(await shown({ jobId: bakerId, search: 'baking' })).toEqual(['Asha Nair']);
  });

  test.each([
    ['statuses of the list', { status: ['NEW', 'REJECTED'] }, ['Asha Nair', 'Driver Singh']],
    ['the day in India', { appliedFrom: '2026-11-17', appliedTo: '2026-11-17' }, ['Bimal Das']],
    ['every skill, without case', { skills: ['EXCEL', ' baking '] }, ['Asha Nair']],
    [
      'years of experience; who says none is left out',
      { experienceMin: 0, experienceMax: 2.5 },
      ['Asha Nair', 'Driver Singh'],
    ],
    [
      'everything at once',
      { status: ['IN_REVIEW'], skills: ['excel'], experienceMin: 8, appliedTo: '2026-11-18' },
      ['Bimal Das'],
    ],
    ['nothing', {}, ['Asha Nair', 'Bimal Das', 'Chitra 100% Rao', 'Driver Singh']],
  ])('OP-056 the filter narrows to %s', async (_what, filter, names) => {
    expect(await shown({ filter })).toEqual(names);
  });

  test('a filter never widens a list, and what cannot be is refused by its name', async () => {
    expect(await shown({ list: 'REJECTED', filter: { status: ['REJECTED', 'NEW', 'WITHDRAWN'] } })).toEqual([
      'Esha Pal',
    ]);
    expect(await shown({ filter: { status: ['WITHDRAWN'] } })).toEqual([]);
    const fieldsOf = async (variables: object) => Object.keys((await ask(recruiter, variables)).fields ?? {});
    expect(await fieldsOf({ filter: { appliedFrom: '2026-11-18', appliedTo: '2026-11-17' } })).toEqual([
      'filter.appliedTo',
    ]);
    expect(await fieldsOf({ filter: { experienceMin: 5, experienceMax: 1 } })).toEqual(['filter.experienceMax']);
    expect(await fieldsOf({ filter: { experienceMin: -1 } })).toEqual(['filter.experienceMin']);
    expect(await fieldsOf({ search: 'x'.repeat(201) })).toEqual(['search']);
    expect(await fieldsOf({ after: 'nonsense' })).toEqual(['after']);
    expect(await fieldsOf({ page: 101, pageSize: 100 })).toEqual(['page']);
  });

  test('a name, an e-mail and a profile that change are found by their new words at once', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Farid Khan', profile: { skills: ['Welding'] } });
    const own = await makeRecruiter(server.services);
    await makeApplication(server.services, {
      jobId: await makeJob(server.services, own),
      recruiterId: own.id,
      seekerId: seeker.id,
    });
    const found = async (variables: object) => (await read(own, variables)).total;
    await server.services.database.query(`update users set name = 'Farid Ansari' where id = $1`, [seeker.id]);
    await server.services.database.query(
      `update seeker_profiles set skills = array['Fitting', 'a, "b"'], experience_years = 4 where user_id = $1`,
      [seeker.id],
    );
    expect([await found({ search: 'khan' }), await found({ search: 'ansari' })]).toEqual([0, 1]);
    expect([
      await found({ filter: { skills: ['welding'] } }),
      await found({ filter: { skills: ['FITTING', 'A, "b"'] } }),
    ]).toEqual([0, 1]);
    expect([
      await found({ filter: { experienceMin: 4.1 } }),
      await found({ filter: { experienceMin: 4, experienceMax: 4 } }),
    ]).toEqual([0, 1]);
  });

  test('HAPP-14 an application opened by a link comes with its page of the filtered list', async () => {
    const all = await read(recruiter, { pageSize: 25, search: 'a' });
    const third = all.items[2];
    const page = await read(recruiter, { pageSize: 2, search: 'a', pageOf: third?.id });
    expect([page.page, page.items[0]?.id]).toEqual([2, third?.id]);
    // One that is not in this list leaves the page that was asked for.
    const rejected = (await read(recruiter, { list: 'REJECTED' })).items[0];
    expect((await read(recruiter, { pageSize: 2, page: 1, pageOf: rejected?.id })).page).toBe(1);
  });

  test('reading on by the cursor shows each application once, even when new ones arrive meanwhile', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own);
    // Three at the same instant: the id decides.
    for (let number = 0; number < 7; number += 1) {
      const seeker = await makeSeeker(server.services, { name: 'Many', hasResume: false });
      await makeApplication(server.services, {
        jobId,
        recruiterId: own.id,
        seekerId: seeker.id,
        appliedAt: new Date(server.clock.now().getTime() - Math.floor(number / 3)),
      });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Shown = await read(own, { pageSize: 3, after });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.total).toBeGreaterThanOrEqual(7);
      after = page.items.length === 3 ? page.endCursor : null;
      if (seen.length === 3) {
        const late = await makeSeeker(server.services, { hasResume: false });
        await makeApplication(server.services, {
          jobId,
          recruiterId: own.id,
          seekerId: late.id,
          appliedAt: new Date(server.clock.now().getTime() + 1),
        });
      }
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});

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
  }, 120_000);

  /** What the fixture holds, newest first, said without the list's own SQL. */
  const idsOf = async (where: string): Promise<string[]> =>
    (
      await server.services.database.query<{ id: string }>(
        `select a.id from applications a join users u on u.id = a.seeker_id join seeker_profiles p on p.user_id = u.id join jobs j on j.id = a.job_id
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

  // The planner takes an index of live or rejected ones only while the statuses of the list are among those of the index.
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
      `select id from applications a where recruiter_id = $1 and ${inAll} order by applied_at desc, id desc offset 8900 limit 200`,
      [recruiter.id],
    );
    expect([...ninetieth.items, ...next.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect((await read(recruiter, { pageSize: 100, pageOf: next.items[5]?.id })).page).toBe(91);
    // Past what is counted, reading on goes on.
    const deepest: Shown = await read(recruiter, { page: 100, pageSize: 100 });
    expect((await read(recruiter, { pageSize: 100, after: deepest.endCursor })).items).toHaveLength(100);
  });
});
