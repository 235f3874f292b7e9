import { makeCompany, makeJob, makeRecruiter, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

/** What `open_jobs` and `search_terms` say of jobs is what plain patterns on the jobs themselves find. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
});
afterAll(() => server.close());

const rowsOf = <Row extends object>(sql: string, ...values: unknown[]) =>
  server.services.database.query<Row & Record<string, unknown>>(sql, values);

async function totalOf(filter: object): Promise<{ total: number; ids: string[] }> {
  const { data, errors } = await server.graphql<{ jobs: { total: number; items: { id: string }[] } }>(
    'query ($filter: JobFilter) { jobs(filter: $filter, pageSize: 100) { total items { id } } }',
    { filter },
  );
  expect(errors).toEqual([]);
  return { total: data!.jobs.total, ids: data!.jobs.items.map(({ id }) => id).toSorted() };
}

/** The same numbers in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const letters = Array.from(`abBéÜ10%_\\'"/-&(.#+   विकாஸ்தமிழ😀`);

test('PUB-16 q of three letters and more finds what ILIKE finds, on random texts of many scripts', async () => {
  const roll = dice(52);
  const random = (most: number) =>
    Array.from({ length: 1 + roll(most) }, () => letters[roll(letters.length)])
      .join('')
      .replace(/ +/g, ' ')
      .trim() || 'x';
  const companies = [];
  for (let number = 0; number < 12; number += 1)
    companies.push(await makeCompany(server.services, `${random(12)} ${number}`));
  for (let number = 0; number < 150; number += 1)
    await makeJob(
      server.services,
      { id: recruiter.id, companyId: companies[roll(companies.length)] ?? '' },
      { title: random(40), skills: Array.from({ length: 1 + roll(4) }, () => random(10)) },
    );
  const texts = await rowsOf<{ text: string }>(
    `select title as text from jobs union select name::text from companies union select unnest(skills) from jobs`,
  );
  const parts = Array.from({ length: 150 }, () => {
    const all = Array.from(texts[roll(texts.length)]?.text ?? '');
    const start = roll(all.length);
    return all
      .slice(start, start + 3 + roll(8))
      .join('')
      .trim();
  });
  for (const q of [...parts, ...Array.from({ length: 30 }, () => random(6))].filter(
    (part) => Array.from(part).length > 2,
  )) {
    const expected = await rowsOf<{ id: string }>(
      `select j.id from jobs j join companies c on c.id = j.company_id
       where j.status = 'ACTIVE' and exists (
         select from unnest(j.skills || j.title || c.name::text) line where lower(line) like lower($1))`,
      `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`,
    );
    const { total, ids } = await totalOf({ q });
    const wanted = expected.map(({ id }) => id).toSorted();
    expect({ q, total, ids: ids.length < 100 ? ids : wanted }).toEqual({ q, total: wanted.length, ids: wanted });
  }
});

test('the longest texts are found by any part of them', async () => {
  const [title, company, skill] = ['த'.repeat(120), '😀'.repeat(100), 'ழ'.repeat(50)];
  const id = await makeJob(
    server.services,
    { id: recruiter.id, companyId: await makeCompany(server.services, company) },
    {
      title,
      skills: Array.from({ length: 30 }, (_, number) => `${skill.slice(3)} ${number}`),
      location: 'ல'.repeat(100),
    },
  );
  for (const filter of [{ q: title }, { q: company }, { q: 'ழ 29' }, { location: 'லலல' }])
    expect(await totalOf(filter)).toEqual({ total: 1, ids: [id] });
});

test('OP-092 a known place is a word of the location: Patna is not in Visakhapatnam, nor Goa in Goalpara', async () => {
  const at: Record<string, string> = {};
  for (const location of [
    'Patna',
    'Visakhapatnam',
    'Goa',
    'Goalpara',
    'North Goa',
    'HITEC City, Hyderabad',
    'Patna/Gaya',
  ])
    at[location] = await makeJob(server.services, recruiter, { location });
  const found = async (location: string) => {
    const { ids } = await totalOf({ location });
    return Object.keys(at).filter((place) => ids.includes(at[place] ?? ''));
  };
  expect(await found('Patna')).toEqual(['Patna', 'Patna/Gaya']);
  expect(await found('goa')).toEqual(['Goa', 'North Goa']);
  expect(await found('Goal')).toEqual(['Goalpara']);
  expect(await found('lpar')).toEqual(['Goalpara']);
  expect(await found('Vizag')).toEqual(['Visakhapatnam']);
  expect(await found('Hyderabad')).toEqual(['HITEC City, Hyderabad']);
  expect(await found('hitec city hyd')).toEqual(['HITEC City, Hyderabad']);
});

test('a job that is changed, renamed, closed, opened again or deleted is found as it is', async () => {
  const companyId = await makeCompany(server.services, 'Quartz Yard');
  const id = await makeJob(server.services, { id: recruiter.id, companyId }, { title: 'Luthier', location: 'Surat' });
  const found = async (filter: object) => (await totalOf(filter)).total;
  await rowsOf(
    `update jobs set title = 'Farrier', location = 'Kochi', min_years = 7.5, max_years = 9 where id = $1`,
    id,
  );
  await rowsOf(`update companies set name = 'Basalt Yard' where id = $1`, companyId);
  expect([await found({ q: 'luthier' }), await found({ q: 'farrier', location: 'Surat' })]).toEqual([0, 0]);
  expect(await found({ q: 'quartz yard' })).toBe(0);
  expect(await found({ q: 'basalt yard', location: 'Cochin', experience: '7.5-9 years', years: 8 })).toBe(1);
  await rowsOf(`update jobs set is_wanted = false where id = $1`, id);
  expect(await found({ q: 'farrier' })).toBe(0);
  await rowsOf(`update jobs set is_wanted = true where id = $1`, id);
  expect(await found({ q: 'farrier' })).toBe(1);
  await rowsOf('delete from jobs where id = $1', id);
  expect(await found({ q: 'farrier' })).toBe(0);
});

test.each([
  ["location = 'Kochi'", { location: 'Cochin' }],
  ["experience_level = 'LEAD'", { experience: 'Lead' }],
  ['min_years = 2', { years: 1 }],
  ['max_years = 0.5', { experience: 'up to 0.5' }],
  ['is_urgent = true', { urgentOnly: true }],
  ["type = 'FREELANCE'", { type: ['FREELANCE'] }],
  ["work_mode = 'HYBRID'", { workMode: ['HYBRID'] }],
  ['salary_max = 900000', { salaryMinMonthly: 800_000 }],
  ["posted_at = now() - interval '40 days'", { datePosted: 'LAST_7_DAYS' }],
])('a job of which only %s changes is found by it, or no longer', async (change, filter) => {
  const start = { location: 'Surat', work_mode: 'OFFICE', type: 'FULL_TIME', max_years: 3, is_urgent: false };
  const id = await makeJob(server.services, recruiter, start);
  const isFound = async () => (await totalOf(filter)).ids.includes(id);
  const before = await isFound();
  await rowsOf(`update jobs set ${change} where id = $1`, id);
  expect(await isFound()).toBe(!before);
});

test('jobs with the same new words that are posted at once all get them', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      makeJob(server.services, recruiter, { title: 'Zymurgist of Zanskar', skills: ['Zythology'] }),
    ),
  );
  expect((await totalOf({ q: 'of zanskar' })).ids).toEqual(made.toSorted());
  expect((await totalOf({ q: 'zythology' })).total).toBe(8);
});

test('an application leaves the row of the search alone', async () => {
  const id = await makeJob(server.services, recruiter, {});
  const version = async () => (await rowsOf<{ xmin: string }>('select xmin::text from open_jobs where id = $1', id))[0];
  const before = await version();
  await rowsOf('update jobs set applications_received = applications_received + 1 where id = $1', id);
  expect(await version()).toEqual(before);
});

test('among 6,000 jobs words, places and experience are answered from indexes alone', async () => {
  for (let first = 1; first < 6000; first += 2000)
    await rowsOf(
      `insert into jobs (recruiter_id, company_id, title, description, location,
         salary_min, salary_max, salary_period, type, experience_level, work_mode, skills, posted_at)
       select $1, $2, case when n % 100 = 0 then 'Cooper' else 'Clerk' end, 'Text',
         case when n % 50 = 0 then 'Nashik' else 'Delhi' end, 1, 2, 'MONTH', 'FULL_TIME',
         case when n % 70 = 0 then 'LEAD' else 'MID' end, 'OFFICE', array['Typing'], now() - n * interval '1 second'
       from generate_series($3::int, $3 + 1999) n`,
      recruiter.id,
      recruiter.companyId,
      first,
    );
  await rowsOf('vacuum (analyze) open_jobs');
  const ofTerm = async (kind: string, value: string) =>
    (await rowsOf<{ id: number }>('select id from search_terms where kind = $1 and value like $2', kind, value))[0]?.id;
  const planOf = async (condition: string) =>
    JSON.stringify(
      await rowsOf(`explain (analyze, format json) select id, posted_at from open_jobs
        where ${condition} order by posted_at desc, id desc limit 10001`),
    );
  const only = (index: string) => expect.stringMatching(`"Index Only Scan".*"Index Name":"${index}"`);
  expect(await planOf('true')).toEqual(only('open_jobs_newest_idx'));
  expect(await planOf(`terms && '{${await ofTerm('WORD', 'cooper')}}'`)).toContain('open_jobs_terms_idx');
  expect(await planOf(`terms && '{${await ofTerm('START', 'cl')}}'`)).toEqual(only('open_jobs_newest_idx'));
  expect(await planOf(`place = any('{${await ofTerm('PLACE', '%nashik%')}}')`)).toEqual(only('open_jobs_place_idx'));
  expect(await planOf(`experience = any('{${await ofTerm('EXPERIENCE', 'LEAD%')}}')`)).toEqual(
    only('open_jobs_experience_idx'),
  );
});

test('a column of open_jobs is kept by trigger and function, and is in each index that a search walks', async () => {
  const columns = `select attname from pg_attribute where attnum > 0 and not attisdropped and attrelid =`;
  const unkept = rowsOf<{ name: string }>(
    `select attname as name from pg_attribute, pg_trigger t
     where attrelid = 'open_jobs'::regclass and t.tgname = 'jobs_index_changed'
       and attname in (${columns} 'jobs'::regclass) and attname <> 'id' and attnum > 0
       and (position('new.' || attname in pg_get_triggerdef(t.oid)) = 0
         or position('job.' || attname in pg_get_functiondef('index_open_job'::regproc)) = 0)`,
  );
  const indexes = rowsOf<{ name: string; lacks: string[] }>(
    `select c.relname as name, array(${columns} i.indrelid except ${columns} c.oid order by 1)::text[] as lacks
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'open_jobs'::regclass and i.indnatts > i.indnkeyatts`,
  );
  expect({
    unkept: (await unkept).map(({ name }) => name),
    ...Object.fromEntries((await indexes).map(({ name, lacks }) => [name, lacks])),
  }).toEqual({
    // It is the number of a line of search_text.
    unkept: ['title'],
    open_jobs_newest_idx: ['title'],
    open_jobs_urgent_idx: ['title'],
    open_jobs_place_idx: ['title'],
    // Along these few steps are made: the words would make them four times as large.
    open_jobs_experience_idx: ['terms', 'title'],
    open_jobs_title_idx: ['terms'],
    open_jobs_pay_idx: ['terms', 'title'],
  });
});
