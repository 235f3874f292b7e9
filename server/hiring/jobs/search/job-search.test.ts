import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import {
  countsOf,
  type FoundPage,
  search,
  fieldsOf,
  fixture,
  words,
  idsOf,
  inCities,
  forged,
  hoursAgo,
  makeWelder,
  startJobSearch,
} from '../../../../test/job-search-calls.ts';
import type { TestServer } from '../../../../test/server.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { type ExperienceLevel, experienceLevelLabels } from '../job.labels.ts';
import { experienceText } from '../job-text.rules.ts';
import { markFrequent, usualFrequency } from './frequent-terms.queries.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  ({ server, recruiter } = await startJobSearch());
});
afterAll(() => server.close());

describe('job search', () => {
  test('PUB-16 q finds exactly what a plain substring filter over title, company and skills finds', async () => {
    const parts = words.flatMap((word) => [word, word.slice(1, 4), word.toUpperCase(), word.toLowerCase()]);
    const queries = [
      ...parts.filter((part) => part.length > 2),
      ' ',
      '%%%',
      '_ca',
      'Works 3',
      'Skill 2',
      'Nurse Java',
      "'; drop table jobs; --",
      'nothing like it',
    ];
    for (const q of new Set(queries)) {
      const wanted = q.trim().toLowerCase();
      const expected = fixture.filter(({ title, company, skills }) =>
        [title, company, ...skills].some((text) => text.toLowerCase().includes(wanted)),
      );
      const page = await search({ filter: { q }, pageSize: 100 });
      expect({ q, ids: idsOf(page), total: page.total }).toEqual({
        q,
        ids: expected.map(({ id }) => id).toSorted(),
        total: expected.length,
      });
    }
  });

  test('PUB-16 a line break in q is a blank, and never joins two fields', async () => {
    expect((await search({ filter: { q: 'skill\n 1' } })).total).toBe(
      (await search({ filter: { q: 'Skill 1' } })).total,
    );
    const [job] = fixture;
    expect((await search({ filter: { q: `${job?.title}\n${job?.company}` } })).total).toBe(0);
    expect((await search({ filter: { q: '\u0000java' } })).total).toBe((await search({ filter: { q: 'java' } })).total);
  });

  test('OP-091 a location matches as a substring and by the other names of the city', async () => {
    for (const location of ['Bangalore', 'bengaluru', 'Banga'])
      expect(idsOf(await search({ filter: { location }, pageSize: 100 }))).toEqual(inCities('Bengaluru', 'Bangalore'));
    expect(idsOf(await search({ filter: { location: 'Bombay' }, pageSize: 100 }))).toEqual(inCities('Navi Mumbai'));
    expect(idsOf(await search({ filter: { location: 'GURUGRAM' }, pageSize: 100 }))).toEqual(inCities('Gurgaon'));
    for (const location of ['%', ',']) expect((await search({ filter: { location } })).total).toBe(0);
  });

  test('JOBS-18 pages and a walk along the cursor give each job once, newest first', async () => {
    const byPage: string[] = [];
    for (let page = 1; page <= 8; page += 1) byPage.push(...(await search({ page })).items.map(({ id }) => id));
    const byCursor: string[] = [];
    for (let after: string | null = null; ;) {
      const page: FoundPage = await search({ after, pageSize: 7 });
      if (page.items.length === 0) break;
      byCursor.push(...page.items.map(({ id }) => id));
      after = page.endCursor;
    }
    expect(byPage.length).toBe(72);
    expect(byCursor).toEqual(byPage);
    expect(byPage.toSorted()).toEqual(fixture.map(({ id }) => id).toSorted());
  });

  test('a page past the end is empty and still shows the total', async () => {
    expect(await search({ page: 50 })).toMatchObject({ items: [], total: 72, totalIsExact: true, endCursor: null });
  });

  test('a page is at most 100 rows, pages end where the total does, and a cursor must be one', async () => {
    expect(await fieldsOf({ pageSize: 101 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { pageSize: expect.any(String) },
    });
    expect(await fieldsOf({ page: 0 })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { page: expect.any(String) } });
    expect(await fieldsOf({ page: 101, pageSize: 100 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { page: expect.any(String) },
    });
    for (const after of [
      'x',
      forged('2026-02-31T00:00:00.000000Z/00000000-0000-4000-8000-000000000000'),
      forged('now/1'),
    ]) {
      expect(await fieldsOf({ after })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { after: expect.any(String) },
      });
    }
    expect(await fieldsOf({ filter: { q: 'x'.repeat(201) } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'filter.q': expect.any(String) },
    });
  });

  test('a page costs a statement for ids, one for rows, one for words or a place, one for the session', async () => {
    const seeker = await makePerson(server.services, 'JOBSEEKER');
    const ofSearch = (filter: object, token?: string) => statementsOf(server.services, () => search({ filter }, token));
    const page = ['job-cards-by-id', 'page-of-matches'];
    expect(await ofSearch({})).toEqual(page);
    expect(await ofSearch({ urgentOnly: true })).toEqual(['page-of-matches']);
    expect(await ofSearch({ q: 'java', location: 'Pune' })).toEqual(['search-terms', ...page]);
    expect(await ofSearch({ q: 'java' }, seeker.token)).toEqual(['actor', 'search-terms', ...page]);
    expect(await ofSearch({ q: 'no job has this' })).toEqual(['search-terms']);
  });
});

describe('filters of the job search', () => {
  const title = 'Welder';
  const seen = async (filter: object) =>
    (await search({ filter: { q: title, ...filter }, pageSize: 100 })).items
      .map((job) => job.title.slice(title.length + 1))
      .toSorted();

  beforeAll(async () => {
    await makeWelder('fresh', {
      posted_at: hoursAgo(23),
      is_urgent: true,
      experience_level: 'SENIOR',
      min_years: 1,
      max_years: 2,
      type: 'CONTRACT',
      work_mode: 'REMOTE',
    });
    await makeWelder('recent', {
      posted_at: hoursAgo(71),
      experience_level: 'ENTRY',
      min_years: 2.5,
      salary_min: 100,
      salary_max: 200,
      salary_period: 'HOUR',
    });
    await makeWelder('week', {
      posted_at: hoursAgo(7 * 24),
      max_years: 1,
      salary_min: 100_000,
      salary_max: 500_000,
      salary_period: 'YEAR',
      work_mode: 'HYBRID',
    });
    await makeWelder('old', { posted_at: hoursAgo(200), type: 'PART_TIME' });
    await makeWelder('closed', { is_wanted: false });
  });

  test('JOBS-10 the date posted keeps 1, 3 and 7 days', async () => {
    expect(await seen({ datePosted: 'ALL' })).toEqual(['fresh', 'old', 'recent', 'week']);
    expect(await seen({ datePosted: 'LAST_24_HOURS' })).toEqual(['fresh']);
    expect(await seen({ datePosted: 'LAST_3_DAYS' })).toEqual(['fresh', 'recent']);
    expect(await seen({ datePosted: 'LAST_7_DAYS' })).toEqual(['fresh', 'recent', 'week']);
  });

  test('JOBS-11 urgently hiring, type, work mode and monthly salary narrow the list', async () => {
    expect(await seen({ urgentOnly: true })).toEqual(['fresh']);
    expect(await seen({ type: ['CONTRACT', 'PART_TIME'] })).toEqual(['fresh', 'old']);
    expect(await seen({ type: [], workMode: ['REMOTE', 'HYBRID'] })).toEqual(['fresh', 'week']);
    expect(await seen({ salaryMinMonthly: 41_600 })).toEqual(['recent', 'week']);
    expect(await seen({ salaryMinMonthly: 41_667 })).toEqual(['week']);
  });

  test('OP-092 years lie within what the job asks for, and jobs for any experience always match', async () => {
    expect(await seen({ years: 0 })).toEqual(['old', 'week']);
    expect(await seen({ years: 1.5 })).toEqual(['fresh', 'old']);
    expect(await seen({ years: 40 })).toEqual(['old', 'recent']);
  });

  test('OP-075 experience is a level or part of the experience text, and "Any experience" is no filter', async () => {
    expect(await seen({ experience: 'Any experience' })).toHaveLength(4);
    expect(await seen({ experience: 'senior' })).toEqual(['fresh']);
    expect(await seen({ experience: 'Entry-level' })).toEqual(['recent']);
    expect(await seen({ experience: 'MID' })).toEqual(['old', 'week']);
    expect(await seen({ experience: '1-2 YEARS' })).toEqual(['fresh']);
    expect(await seen({ experience: 'up to 1 year' })).toEqual(['week']);
    expect(await seen({ experience: 'any exp' })).toEqual([]);
  });

  test('the experience text is the same in SQL and in the rules', async () => {
    const years = [null, 0, 0.5, 1, 2, 10.5];
    for (const experienceLevel of Object.keys(experienceLevelLabels) as ExperienceLevel[]) {
      for (const [minYears, maxYears] of years.flatMap((least) => years.map((most) => [least, most] as const))) {
        const [row] = await server.services.database.query<{ text: string }>(
          'select experience_text($1, $2::numeric(4,1), $3::numeric(4,1)) as text',
          [experienceLevel, minYears, maxYears],
        );
        expect(row?.text).toBe(experienceText({ experienceLevel, minYears, maxYears }).toLowerCase());
      }
    }
  });
});

describe('the cap of the total', () => {
  beforeAll(async () => {
    for (let first = 1; first <= 10_050; first += 402)
      await server.services.database.query(
        `insert into jobs (recruiter_id, company_id, title, description, location,
           salary_min, salary_max, salary_period, type, experience_level, work_mode, skills, posted_at)
         select $1, $2, 'Bulk ' || n, 'Text', 'Goa', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', array['Bulk'],
           $3::timestamptz - n * interval '1 microsecond'
         from generate_series($4::int, $4 + 401) n`,
        [recruiter.id, recruiter.companyId, server.clock.now(), first],
      );
  });

  test.each(['NEWEST', 'PAY', 'RELEVANCE'])(
    'of more than are counted, pages near the top and far down follow one another: %s',
    async (sort) => {
      for (const page of [1, 10, 11, 99]) {
        const { items } = await search({ filter: { q: 'bulk' }, sort, page, pageSize: 100 });
        expect(items.map(({ title }) => title)).toEqual(
          Array.from({ length: 100 }, (_, row) => `Bulk ${100 * (page - 1) + row + 1}`),
        );
      }
    },
  );

  test('a choice is counted up to 1,000, and of more jobs than are counted it says at least so many', async () => {
    const some = await countsOf({ q: 'bulk 1' });
    expect(some.type?.slice(0, 2)).toEqual([
      { value: 'FULL_TIME', count: 1000, countIsExact: false },
      { value: 'PART_TIME', count: 0, countIsExact: true },
    ]);
    const many = await countsOf({ q: 'bulk' });
    expect(many.workMode).toEqual([
      { value: 'OFFICE', count: 1000, countIsExact: false },
      { value: 'REMOTE', count: 0, countIsExact: false },
      { value: 'HYBRID', count: 0, countIsExact: false },
    ]);
    expect(many.datePosted).toContainEqual({ value: 'LAST_24_HOURS', count: 1000, countIsExact: false });
  });

  test('a frequent word, place or experience alone, or no filter, has more than are counted', async () => {
    const { database } = server.services;
    const filters = [{ q: 'bulk' }, { location: 'goa' }, { experience: 'MID' }, { q: 'java' }, {}];
    const asked = filters.flatMap((filter) =>
      (['NEWEST', 'PAY', 'RELEVANCE'] as const).flatMap((sort) =>
        [1, 11].map((page) => ({ filter, sort, page, pageSize: 100 })),
      ),
    );
    const counted = await Promise.all(asked.map(async (variables) => search(variables)));
    await database.prepared(markFrequent({ jobs: 1, percent: 100 }));
    for (const [turn, variables] of asked.entries())
      expect(await search(variables)).toEqual({ ...counted[turn], total: 10_000, totalIsExact: false });
    expect(await search({ filter: { q: 'java', location: 'pune' } })).toMatchObject({ totalIsExact: true });
    expect(await search({ filter: { q: 'java', type: ['FULL_TIME'] } })).toMatchObject({ totalIsExact: true });
    await database.prepared(markFrequent(usualFrequency));
    expect(await Promise.all(asked.map(async (variables) => search(variables)))).toEqual(counted);
  });

  test('the total is exact up to 10,000 and says when there are more', async () => {
    expect(await search({ filter: { q: 'bulk 1' } })).toMatchObject({ total: 1162, totalIsExact: true });
    expect(await search({ filter: { location: 'goa' } })).toMatchObject({ total: 10_000, totalIsExact: false });
    await server.services.database.query(
      `delete from jobs where title in (select 'Bulk ' || n from generate_series(10001, 10050) n)`,
    );
    expect(await search({ filter: { location: 'goa' } })).toMatchObject({ total: 10_000, totalIsExact: true });
  });

  test('the cursor reads past what is counted, microsecond by microsecond, and each job once', async () => {
    const begun = 9500;
    const seen = new Set<string>();
    for (let { endCursor: after } = await search({ page: begun / 100, pageSize: 100 }); ;) {
      const page: FoundPage = await search({ after, pageSize: 100 });
      if (page.items.length === 0) break;
      for (const { id } of page.items) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      after = page.endCursor;
    }
    const [row] = await server.services.database.query<{ open: number }>(
      `select count(*)::int as open from jobs where status = 'ACTIVE'`,
    );
    expect(begun + seen.size).toBe(row?.open);
    expect(begun + seen.size).toBeGreaterThan(10_000);
  });
});
