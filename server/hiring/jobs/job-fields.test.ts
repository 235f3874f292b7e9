import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { places } from './search/place.rules.ts';

/** A job as the seeker's screens read it. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { companyName: 'Ravi Mills' });
});
afterAll(() => server.close());

const fields = `id title company { name } location salaryText type typeText experienceText workMode workModeText
  isRemote skills postedAt postedText isUrgent isNew eligibility requiredSkills openings
  status applied saved applicationsReceived`;
const read = async (id: string, token?: string) =>
  (
    await server.graphql<{ job: Record<string, unknown> }>(
      `query ($id: ID!) { job(id: $id) { ${fields} } }`,
      { id },
      token,
    )
  ).data?.job;
/** Written down apart from the list of the product. */
const cities = {
  'Andhra Pradesh': ['Visakhapatnam'],
  Assam: ['Guwahati'],
  Bihar: ['Patna'],
  Chandigarh: ['Chandigarh'],
  Delhi: ['Delhi'],
  Goa: ['Goa'],
  Gujarat: ['Ahmedabad', 'Surat', 'Vadodara'],
  Haryana: ['Faridabad', 'Gurugram'],
  Karnataka: ['Bengaluru', 'Mysuru'],
  Kerala: ['Kochi', 'Thiruvananthapuram'],
  'Madhya Pradesh': ['Bhopal', 'Indore'],
  Maharashtra: ['Mumbai', 'Nagpur', 'Nashik', 'Navi Mumbai', 'Pune', 'Thane'],
  Odisha: ['Bhubaneswar'],
  Punjab: ['Ludhiana'],
  Rajasthan: ['Jaipur'],
  'Tamil Nadu': ['Chennai', 'Coimbatore'],
  Telangana: ['Hyderabad'],
  'Uttar Pradesh': ['Ghaziabad', 'Kanpur', 'Lucknow', 'Noida'],
  Uttarakhand: ['Dehradun'],
  'West Bengal': ['Kolkata'],
};
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);

test('DATA-10 DATA-11 OP-016 OP-048 a job has every specified field, numbers also as texts for seekers', async () => {
  const id = await makeJob(server.services, recruiter, {
    title: 'Weaver',
    location: 'Surat',
    salary_min: 25_000,
    salary_max: 40_000,
    type: 'PART_TIME',
    min_years: 1,
    max_years: 2,
    work_mode: 'HYBRID',
    skills: ['Looms', 'Dyeing'],
    is_urgent: true,
    eligibility: 'Class 10',
    required_skills: ['Steady hands', 'Night shifts'],
    openings: 4,
    posted_at: daysAgo(3),
  });
  expect(await read(id)).toEqual({
    id,
    title: 'Weaver',
    company: { name: 'Ravi Mills' },
    location: 'Surat',
    salaryText: '₹25,000 - ₹40,000 per month',
    type: 'PART_TIME',
    typeText: 'Part Time',
    experienceText: '1-2 years',
    workMode: 'HYBRID',
    workModeText: 'Hybrid',
    isRemote: false,
    skills: ['Looms', 'Dyeing'],
    postedAt: daysAgo(3).toISOString(),
    postedText: '3 days ago',
    isUrgent: true,
    isNew: true,
    eligibility: 'Class 10',
    requiredSkills: ['Steady hands', 'Night shifts'],
    openings: 4,
    status: 'ACTIVE',
    applied: false,
    saved: false,
    applicationsReceived: 0,
  });
});

test('DATA-19 DATA-20 OP-016 a visitor finds the same job and field names in the list and on its page', async () => {
  const id = await makeJob(server.services, recruiter, {
    title: 'Ring Spinner',
    location: 'Coimbatore',
    salary_min: 18_000,
    salary_max: 22_000,
    is_urgent: true,
    skills: ['Ring frames', 'Doffing'],
    description: 'You run six frames.',
  });
  const publicFields =
    'id title company { name } location experienceText salaryText postedAt postedText isUrgent skills description';
  const { data } = await server.graphql<{ jobs: { items: object[] }; job: object }>(
    `query ($id: ID!) {
       jobs(filter: { q: "ring spinner" }) { items { ${publicFields} } }
       job(id: $id) { ${publicFields} }
     }`,
    { id },
  );
  expect(data?.job).toEqual({
    id,
    title: 'Ring Spinner',
    company: { name: 'Ravi Mills' },
    location: 'Coimbatore',
    experienceText: 'Mid-level',
    salaryText: '₹18,000 - ₹22,000 per month',
    postedAt: server.clock.now().toISOString(),
    postedText: 'Today',
    isUrgent: true,
    skills: ['Ring frames', 'Doffing'],
    description: 'You run six frames.',
  });
  expect(data?.jobs.items).toEqual([data?.job]);
});

test.each([
  ['HOUR', 100, 200, '₹20,800 - ₹41,600'],
  ['DAY', 700, 900, '₹18,200 - ₹23,400'],
  ['WEEK', 6000, 9000, '₹26,000 - ₹39,000'],
  ['MONTH', 25_000, 40_000, '₹25,000 - ₹40,000'],
  ['YEAR', 1_200_000, 2_400_000, '₹1,00,000 - ₹2,00,000'],
])(
  'CONST-02 OP-015 what is paid by the %s is shown, and filtered, in rupees a month too',
  async (period, least, most, text) => {
    const title = `Paid by ${period}`;
    const id = await makeJob(server.services, recruiter, {
      title,
      salary_min: least,
      salary_max: most,
      salary_period: period,
    });
    const { data } = await server.graphql<{ job: object }>('query ($id: ID!) { job(id: $id) { monthlySalaryText } }', {
      id,
    });
    expect(data?.job).toEqual({ monthlySalaryText: `${text} per month` });
    const highest = Number(text.split(' - ')[1]?.replaceAll(/\D/g, ''));
    const found = async (salaryMinMonthly: number) =>
      (
        await server.graphql<{ jobs: { total: number } }>(
          'query ($filter: JobFilter) { jobs(filter: $filter) { total } }',
          { filter: { q: title, salaryMinMonthly } },
        )
      ).data?.jobs.total;
    expect([await found(highest), await found(highest + 1)]).toEqual([1, 0]);
  },
);

test('CONST-01 OP-091 every place that is offered lies in a state of India', () => {
  const cityOf = (place: string): string => place.split(', ').at(-1) ?? '';
  const listed = Object.values(cities).flat();
  expect(places.map(cityOf).filter((city) => !listed.includes(city))).toEqual([]);
});

test.each([
  [
    { type: 'FULL_TIME', work_mode: 'OFFICE' },
    { typeText: 'Full Time', workModeText: 'Work from Office', isRemote: false },
  ],
  [{ work_mode: 'REMOTE' }, { workModeText: 'Remote', isRemote: true }],
  [{ experience_level: 'MID', min_years: null, max_years: null }, { experienceText: 'Mid-level' }],
  [{ min_years: 0, max_years: null }, { experienceText: 'Any experience' }],
  [{ min_years: 2, max_years: 3 }, { experienceText: '2-3 years' }],
])('DATA-11 %j reads %j', async (row, shown) => {
  expect(await read(await makeJob(server.services, recruiter, row))).toMatchObject(shown);
});

test('OP-016 OP-075 a job that names no years reads as its level, and is found under what it reads', async () => {
  await makeJob(server.services, recruiter, { title: 'Rigger', experience_level: 'MID' });
  await makeJob(server.services, recruiter, { title: 'Rigger', experience_level: 'SENIOR', min_years: 0 });
  const found = async (filter: object) => {
    const { data } = await server.graphql<{ jobs: { items: { experienceText: string }[] } }>(
      'query ($filter: JobFilter) { jobs(filter: $filter) { items { experienceText } } }',
      { filter: { q: 'rigger', ...filter } },
    );
    return data?.jobs.items.map((job) => job.experienceText).toSorted();
  };
  expect(await found({})).toEqual(['Any experience', 'Mid-level']);
  expect(await found({ experience: 'mid-level' })).toEqual(['Mid-level']);
  expect(await found({ experience: 'any experience' })).toEqual(['Any experience', 'Mid-level']);
  expect(await found({ experience: 'any exp' })).toEqual(['Any experience']);
  expect(await found({ years: 0 })).toEqual(['Any experience', 'Mid-level']);
});

test('DATA-10 OP-106 a job is new for three days and not a moment longer', async () => {
  const [edge, past] = [
    await makeJob(server.services, recruiter, { posted_at: daysAgo(3) }),
    await makeJob(server.services, recruiter, { posted_at: new Date(daysAgo(3).getTime() - 1) }),
  ];
  expect([(await read(edge))?.isNew, (await read(past))?.isNew]).toEqual([true, false]);
});

test('DATA-13 APPL-17 OP-100 an applied job shows the eligibility and skills that its recruiter wrote', async () => {
  const seeker = await makeSeeker(server.services);
  const jobs = [
    await makeJob(server.services, recruiter, { eligibility: 'ITI', required_skills: ['Own tools'] }),
    await makeJob(server.services, recruiter),
  ];
  for (const [index, jobId] of jobs.entries())
    await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      appliedAt: daysAgo(index),
    });
  const { data } = await server.graphql<{ myApplications: unknown }>(
    '{ myApplications { job { id eligibility requiredSkills } } }',
    {},
    seeker.token,
  );
  expect(data?.myApplications).toEqual([
    { job: { id: jobs[0], eligibility: 'ITI', requiredSkills: ['Own tools'] } },
    { job: { id: jobs[1], eligibility: null, requiredSkills: [] } },
  ]);
});

test('JOBD-14 DATA-14 OP-097 saved jobs stay, last first, closed ones too, until unsaved or deleted', async () => {
  const [seeker, other] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const [first, second, deleted] = [
    await makeJob(server.services, recruiter),
    await makeJob(server.services, recruiter),
    await makeJob(server.services, recruiter),
  ];
  const mutate = (operation: 'saveJob' | 'unsaveJob', id: string) =>
    server.graphql(`mutation ($id: ID!) { ${operation}(jobId: $id) { saved } }`, { id }, seeker.token);
  for (const id of [first, second, deleted, first]) {
    server.clock.advance({ seconds: 1 });
    expect((await mutate('saveJob', id)).errors).toEqual([]);
  }
  await server.services.database.query(
    `update jobs set is_wanted = false, archived_at = case when id = $2 then $3::timestamptz end
     where id in ($1, $2)`,
    [second, deleted, server.clock.now()],
  );
  const savedOf = async ({ token }: TestPerson) =>
    (await server.graphql<{ savedJobs: { id: string }[] }>('{ savedJobs { id } }', {}, token)).data?.savedJobs.map(
      ({ id }) => id,
    );
  expect((await savedOf(seeker))?.toSorted()).toEqual([first, second].toSorted());
  expect((await savedOf(seeker))?.[0]).toBe(second);
  expect(await savedOf(other)).toEqual([]);
  await mutate('unsaveJob', second);
  expect(await savedOf(seeker)).toEqual([first]);
});

test('OP-097 none of 501 saved jobs is cut off: they come in pages of at most 100', async () => {
  const seeker = await makeSeeker(server.services);
  await server.services.database.query(
    `with made as (
       insert into jobs (recruiter_id, company_id, title, description, location,
         salary_min, salary_max, salary_period, type, experience_level, work_mode, skills)
       select $1, $2, 'Job ' || n, 'Work.', 'Pune', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Excel}'
       from generate_series(1, 501) n returning id, substr(title, 5)::int as n)
     insert into saved_jobs (seeker_id, job_id, saved_at)
     select $3, id, $4::timestamptz - n * interval '1 minute' from made`,
    [recruiter.id, recruiter.companyId, seeker.id, server.clock.now()],
  );
  const page = async (variables: object) =>
    server.graphql<{ savedJobs: { title: string }[] }>(
      'query ($page: Int, $pageSize: Int) { savedJobs(page: $page, pageSize: $pageSize) { title } }',
      variables,
      seeker.token,
    );
  const shown = async (variables: object) => (await page(variables)).data?.savedJobs.map(({ title }) => title);
  expect(await shown({})).toEqual(Array.from({ length: 100 }, (_, index) => `Job ${index + 1}`));
  expect(await shown({ page: 6 })).toEqual(['Job 501']);
  expect(await shown({ page: 251, pageSize: 2 })).toEqual(['Job 501']);
  for (const wrong of [{ pageSize: 101 }, { page: 0 }])
    expect((await page(wrong)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
