import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  makeApplication,
  makeCompany,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { statementsOf } from '../../test/statements.ts';
import { type ExperienceLevel, experienceLevelLabels } from './job.labels.ts';
import { experienceText } from './job-text.rules.ts';
import { experienceTextSql } from './job-search.queries.ts';
import { placeSpellings, places, suggestPlaces } from './place.rules.ts';

interface FoundJob {
  id: string;
  title: string;
  experienceText: string;
  applied: boolean;
  saved: boolean;
  company: { name: string; rating: number | null; reviewCount: number; verified: boolean };
}
interface FoundPage {
  items: FoundJob[];
  total: number;
  totalIsExact: boolean;
  endCursor: string | null;
}

const searchDocument = `query ($filter: JobFilter, $page: Int, $pageSize: Int, $after: String) {
  jobs(filter: $filter, page: $page, pageSize: $pageSize, after: $after) {
    items { id title experienceText applied saved company { name rating reviewCount verified } }
    total totalIsExact page pageSize endCursor } }`;

const words = [
  'Developer',
  'Nurse',
  'C%',
  'snake_case',
  String.raw`back\slash`,
  "O'Brien",
  'Ünïcode',
  'विकास',
  'a"b',
  '100%_sure',
  'Java',
  'JavaScript',
];
const locations = ['Bengaluru', 'Bangalore', 'Navi Mumbai', 'Pune', 'Gurgaon', 'Mysore'];

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
const fixture: { id: string; title: string; company: string; skills: string[]; location: string }[] = [];

const search = async (variables: object, token?: string): Promise<FoundPage> => {
  const { data, errors } = await server.graphql<{ jobs: FoundPage }>(searchDocument, variables, token);
  expect(errors).toEqual([]);
  return data!.jobs;
};
const fieldsOf = async (variables: object) => (await server.graphql(searchDocument, variables)).errors[0]?.extensions;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  for (let index = 0; index < 72; index += 1) {
    const pick = (list: string[], step: number) => list[(index * step + (index % 5)) % list.length] ?? '';
    const company = `${pick(words, 3)} Works ${index % 9}`;
    const job = {
      title: `${pick(words, 1)} ${pick(words, 5)}`,
      skills: [pick(words, 7), `Skill ${index % 4}`],
      location: pick(locations, 1),
    };
    const [known] = await server.services.database.query<{ id: string }>('select id from companies where name = $1', [
      company,
    ]);
    const companyId = known?.id ?? (await makeCompany(server.services, company));
    const postedAt = new Date(server.clock.now().getTime() - Math.floor(index / 3) * 3_600_000);
    const id = await makeJob(server.services, { id: recruiter.id, companyId }, { ...job, posted_at: postedAt });
    fixture.push({ id, company, ...job });
  }
});
afterAll(() => server.close());

const idsOf = (page: FoundPage) => page.items.map(({ id }) => id).toSorted();

const inCities = (...names: string[]) =>
  fixture
    .filter(({ location }) => names.includes(location))
    .map(({ id }) => id)
    .toSorted();
const forged = (text: string) => Buffer.from(text).toString('base64url');
const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);
const makeWelder = (name: string, row: object) =>
  makeJob(server.services, recruiter, { title: `Welder ${name}`, ...row });
const flagsOf = async (q: string, token?: string) =>
  (await search({ filter: { q } }, token)).items.map(({ applied, saved }) => ({ applied, saved }));
const companyOf = async (q: string) => (await search({ filter: { q } })).items[0]?.company;
const suggest = async (text: string, limit?: number) =>
  (
    await server.graphql<{ jobSuggestions: string[] }>(
      'query ($text: String!, $limit: Int) { jobSuggestions(text: $text, limit: $limit) }',
      { text, limit },
    )
  ).data?.jobSuggestions;

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
    expect((await search({ filter: { location: '%' } })).total).toBe(0);
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

  test('a page costs one statement for a visitor, and one more for the session of a signed-in user', async () => {
    const seeker = await makePerson(server.services, 'JOBSEEKER');
    const ofSearch = (token?: string) =>
      statementsOf(server.services, () => search({ filter: { q: 'java', location: 'Pune' } }, token));
    expect(await ofSearch()).toEqual(['page-of-jobs']);
    expect(await ofSearch(seeker.token)).toEqual(['actor', 'page-of-jobs']);
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
    await makeWelder('closed', { status: 'INACTIVE' });
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
          `select ${experienceTextSql.sql} as text
           from (select $1::text as experience_level, $2::numeric(4,1) as min_years, $3::numeric(4,1) as max_years) j`,
          [experienceLevel, minYears, maxYears],
        );
        expect(row?.text).toBe(experienceText({ experienceLevel, minYears, maxYears }).toLowerCase());
      }
    }
  });
});

describe('what the viewer sees with a job', () => {
  test('JOBD-02 applied and saved are those of the viewer, and a withdrawn application counts as none', async () => {
    const [seeker, other] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    const jobId = await makeJob(server.services, recruiter, { title: 'Flagged' });
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: other.id,
      status: 'WITHDRAWN',
    });
    await server.graphql('mutation ($id: ID!) { saveJob(jobId: $id) { saved } }', { id: jobId }, seeker.token);
    expect(await flagsOf('Flagged', seeker.token)).toEqual([{ applied: true, saved: true }]);
    expect(await flagsOf('Flagged', other.token)).toEqual([{ applied: false, saved: false }]);
    expect(await flagsOf('Flagged')).toEqual([{ applied: false, saved: false }]);
  });

  test('OP-018 the rating is the mean of the reviews with one decimal, null while there is none', async () => {
    const companyId = await makeCompany(server.services, 'Rated & Sons', recruiter.id);
    await makeJob(server.services, { id: recruiter.id, companyId }, { title: 'Rated job' });
    expect(await companyOf('Rated job')).toEqual({
      name: 'Rated & Sons',
      rating: null,
      reviewCount: 0,
      verified: false,
    });
    for (const rating of [5, 4, 4]) {
      const seeker = await makePerson(server.services, 'JOBSEEKER');
      await server.services.database.query(
        'insert into company_reviews (company_id, seeker_id, rating) values ($1, $2, $3)',
        [companyId, seeker.id, rating],
      );
    }
    expect(await companyOf('Rated job')).toMatchObject({ rating: 4.3, reviewCount: 3 });
  });
});

describe('suggestions and recommendations', () => {
  test('PUB-04 at most five suggestions after more than one character, those that begin with it first', async () => {
    expect(await suggest('j')).toEqual([]);
    const found = (await suggest('ja')) ?? [];
    expect(found).toHaveLength(5);
    expect(found[0]?.toLowerCase().startsWith('ja')).toBe(true);
    for (const text of (await suggest('ja', 20)) ?? []) expect(text.toLowerCase()).toContain('ja');
    expect(await suggest('%%')).toEqual([]);
  });

  test('recommendations fit the skills and the place of the seeker, without what they applied to', async () => {
    const seeker = await makeSeeker(server.services, { profile: { skills: ['kathak'], location: 'Surat' } });
    const [near, far, done] = [
      await makeJob(server.services, recruiter, { skills: ['Kathak'], location: 'Surat' }),
      await makeJob(server.services, recruiter, { skills: ['Kathak'] }),
      await makeJob(server.services, recruiter, { skills: ['Kathak'], location: 'Surat' }),
    ];
    await makeApplication(server.services, { jobId: done, recruiterId: recruiter.id, seekerId: seeker.id });
    const { data } = await server.graphql<{ recommendedJobs: { id: string }[] }>(
      '{ recommendedJobs(limit: 3) { id } }',
      {},
      seeker.token,
    );
    const ids = data?.recommendedJobs.map(({ id }) => id) ?? [];
    expect(ids.slice(0, 2)).toEqual([near, far]);
    expect(ids).not.toContain(done);
  });

  test('a recommendation says what of the profile it fits; a visitor is given no reason', async () => {
    const seeker = await makeSeeker(server.services, {
      profile: { skills: ['mohiniyattam', 'MUDRA'], location: 'Kollam', experience_years: 4 },
    });
    const make = (row: Record<string, unknown>) => makeJob(server.services, recruiter, { title: 'Dancer', ...row });
    const all = await make({
      skills: ['Mohiniyattam', 'Mudra', 'Tala'],
      location: 'Kollam',
      min_years: 3,
      max_years: 5,
    });
    const forAnyYears = await make({ skills: ['Mudra'], location: 'Kollam' });
    const tooMany = await make({ skills: ['Mudra'], min_years: 9 });
    const query = '{ recommendedJobs(limit: 3) { id recommendationReason monthlySalaryText } }';
    type Answer = { recommendedJobs: { id: string; recommendationReason: string | null }[] };
    const { data } = await server.graphql<Answer>(query, {}, seeker.token);
    expect(data?.recommendedJobs.map(({ id, recommendationReason }) => [id, recommendationReason])).toEqual([
      [all, 'Fits your skills Mohiniyattam and Mudra, your place and your experience'],
      [forAnyYears, 'Fits your skill Mudra and your place'],
      [tooMany, 'Fits your skill Mudra'],
    ]);
    const visitor = await server.graphql<Answer>(query);
    expect(new Set(visitor.data?.recommendedJobs.map(({ recommendationReason }) => recommendationReason))).toEqual(
      new Set([null]),
    );
  });

  test('OP-091 there are 39 places, and typing finds them under any name', () => {
    expect(new Set(places).size).toBe(39);
    expect(suggestPlaces('b')).toEqual([]);
    expect(suggestPlaces('bangal')).toEqual(['Bengaluru', 'Electronic City, Bengaluru']);
    expect(placeSpellings('whitefield, bangalore')).toContain('whitefield, bengaluru');
  });
});

describe('the cap of the total', () => {
  beforeAll(async () => {
    await server.services.database.query(
      `insert into jobs (recruiter_id, company_id, title, description, location,
         salary_min, salary_max, salary_period, type, experience_level, work_mode, skills, posted_at)
       select $1, $2, 'Bulk ' || n, 'Text', 'Goa', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', array['Bulk'],
         $3::timestamptz - n * interval '1 microsecond'
       from generate_series(1, 10050) n`,
      [recruiter.id, recruiter.companyId, server.clock.now()],
    );
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
    const seen = new Set<string>();
    for (let after: string | null = null; ;) {
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
    expect(seen.size).toBe(row?.open);
    expect(seen.size).toBeGreaterThan(10_000);
  });
});
