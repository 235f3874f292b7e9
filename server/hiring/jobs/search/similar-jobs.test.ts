import sql from 'sql-template-tag';
import { makeCompany, makeJob, makeRecruiter, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { wordsOfTitle } from './job-suggestion.rules.ts';

/** The jobs that a job page leads on to. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
});
afterAll(() => server.close());

interface Similar {
  job: { similarJobs: { title: string }[] } | null;
}
const similarTo = async (id: string, limit?: number) =>
  server.graphql<Similar>(
    'query ($id: ID!, $limit: Int = 3) { job(id: $id) { similarJobs(limit: $limit) { title } } }',
    { id, ...(limit === undefined ? {} : { limit }) },
  );
const titlesFor = async (id: string, limit?: number) =>
  (await similarTo(id, limit)).data?.job?.similarJobs.map(({ title }) => title);
let count = 0;
/** Its one skill belongs to no other job, unless the test gives another. */
const make = (title: string, row: Record<string, unknown> = {}) =>
  makeJob(server.services, recruiter, { title, skills: [`Own skill ${(count += 1)};`], ...row });

test('similar jobs are open and share a title word or skill; most shared first, then level, then place', async () => {
  const id = await make('Senior Kiln Operator', { skills: ['Glazing', 'C'], location: 'Surat' });
  await make('Kiln Operator', { location: 'Goa', skills: ['GLAZING'] });
  await make('Kiln Cleaner', { location: 'Goa' });
  await make('KILN PAINTER', { location: 'Surat', posted_at: new Date(0) });
  await make('Kiln Stacker', { experience_level: 'ENTRY', location: 'Surat' });
  await make('Potter', { skills: ['glazing'] });
  await make('Kiln Operator, closed', { is_wanted: false });
  await make('Senior Nurse', { skills: ['C', 'Care'] });
  // Its company is named after the word; the job itself shares nothing.
  await makeJob(
    server.services,
    { id: recruiter.id, companyId: await makeCompany(server.services, 'Kiln & Sons') },
    { title: 'Cook', skills: ['Rice'] },
  );
  expect(await titlesFor(id, 10)).toEqual(['Kiln Operator', 'KILN PAINTER', 'Kiln Cleaner', 'Potter', 'Kiln Stacker']);
  expect(await titlesFor(id)).toHaveLength(3);
  expect(await titlesFor(id, 1)).toEqual(['Kiln Operator']);
});

test('a title or skill of wildcards is taken as it is, and a title of level words alone finds nothing', async () => {
  expect(await titlesFor(await make('%%% ___', { skills: ['%%', '__'] }), 10)).toEqual([]);
  expect(await titlesFor(await make('Senior Assistant'), 10)).toEqual([]);
});

test('a limit outside 1 to 10 is refused', async () => {
  const id = await make('Loom Fitter');
  for (const limit of [0, -1, 11])
    expect((await similarTo(id, limit)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { limit: expect.any(String) },
    });
});

test('the whole job page costs a visitor five statements', async () => {
  const id = await make('Bench Welder', { skills: ['MIG'] });
  for (let number = 1; number <= 5; number += 1) await make(`Bench Welder ${number}`, { skills: ['MIG'] });
  const names = await statementsOf(server.services, async () => {
    const { data, errors } = await server.graphql<{ job: { similarJobs: unknown[] } }>(
      `query ($id: ID!) { job(id: $id) {
         title company { name } attachments { id } updates { text } similarJobs { title company { name } applied }
       } }`,
      { id },
    );
    expect([errors, data?.job.similarJobs.length]).toEqual([[], 3]);
  });
  expect(names.toSorted()).toEqual([
    'job-attachments',
    'job-events',
    'jobs-by-id',
    'like-search-terms',
    'similar-jobs',
  ]);
});

/** The rows that the plan of the last `similar-jobs` statement touched at its widest, and the indexes it used. */
async function planOf(id: string) {
  const searched = jest.spyOn(server.services.database, 'searched');
  await titlesFor(id);
  const asked = searched.mock.calls.map(([statement]) => statement);
  const { text, values } = asked.find(({ name }) => name === 'similar-jobs')?.sql ?? sql``;
  searched.mockRestore();
  const [row] = await server.services.database.query<{ 'QUERY PLAN': unknown }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const plan = JSON.stringify(row?.['QUERY PLAN']);
  const rows = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, shown]) => Number(shown));
  return {
    most: Math.max(...rows),
    indexes: [...plan.matchAll(/"Index Name":"(open_jobs\w+)"/g)].map(([, name]) => name),
  };
}

test('among 4,000 jobs indexes find the similar ones, at most 200, for a rare and for a frequent title', async () => {
  for (let first = 1; first <= 4000; first += 400)
    await server.services.database.query(
      `insert into jobs (recruiter_id, company_id, title, description, location,
         salary_min, salary_max, salary_period, type, experience_level, work_mode, skills, posted_at)
       select $1, $2, 'Clerk ' || n, 'Text', 'Goa', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', array['Typing'],
         $3::timestamptz - n * interval '1 second'
       from generate_series($4::int, $4 + 399) n`,
      [recruiter.id, recruiter.companyId, server.clock.now(), first],
    );
  const rare = await make('Sitar Maker', { posted_at: new Date(0) });
  await make('Sitar Tuner', { posted_at: new Date(0) });
  const frequent = await make('Clerk', { skills: ['Typing'] });
  await server.services.database.query('vacuum analyze jobs, open_jobs');
  expect(await titlesFor(rare)).toEqual(['Sitar Tuner']);
  expect(await titlesFor(frequent)).toHaveLength(3);
  expect(await planOf(rare)).toEqual({ most: expect.any(Number), indexes: ['open_jobs_terms_idx'] });
  expect((await planOf(rare)).most).toBeLessThan(20);
  expect(await planOf(frequent)).toEqual({ most: 200, indexes: ['open_jobs_newest_idx'] });
});

test.each([
  ['Senior Kiln Operator', ['kiln', 'operator']],
  ['C++ / C# and .NET Developer', ['c++', '.net', 'developer']],
  ['विकास अधिकारी', ['विकास', 'अधिकारी']],
  ['Staff staff STAFF', ['staff']],
  ['', []],
])('the words of the title "%s" are %j', (title, words) => {
  expect(wordsOfTitle(title)).toEqual(words);
});
