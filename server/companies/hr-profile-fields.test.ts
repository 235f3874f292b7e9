import {
  insert,
  makeApplication,
  makeFile,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

/** What the recruiter's screens read, entity by entity, with every field that the specification lists. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao', companyName: 'Malabar Boats' });
});
afterAll(() => server.close());

const ask = async (query: string, variables: object = {}, person: TestPerson = recruiter) => {
  const { data, errors } = await server.graphql(query, variables, person.token);
  expect(errors).toEqual([]);
  return data;
};
const jobFields = `id title company { name } description location salaryMin salaryMax salaryPeriod salaryText type
  experienceLevel skills postedAt applicationsReceived applicationsNeeded status isRemote isUrgent
  autoStop { enabled applicationsCount daysCount specificDate } attachments { name size type }`;

test('HDATA-01 HDATA-02 HDATA-03 HDATA-05 HDATA-06 HDATA-07 OP-016 OP-028 OP-029 OP-036 every field', async () => {
  const pdf = await makeFile(server.services, {
    ownerId: recruiter.id,
    purpose: 'ATTACHMENT',
    name: 'role.pdf',
    isClaimed: false,
  });
  const image = await makeFile(server.services, {
    ownerId: recruiter.id,
    purpose: 'ATTACHMENT',
    name: 'yard.png',
    mediaType: 'image/png',
    content: Buffer.from('png'),
    isClaimed: false,
  });
  const input = {
    title: 'Boat Builder',
    company: 'Malabar Boats',
    description: 'You build boats.',
    location: 'Kochi',
    salaryMin: 250_000,
    salaryMax: 1_200_000,
    salaryPeriod: 'YEAR',
    type: 'CONTRACT',
    experienceLevel: 'SENIOR',
    skills: ['Carpentry', 'Caulking'],
    workMode: 'REMOTE',
    isUrgent: true,
    attachmentIds: [pdf, image],
    autoStop: { enabled: true, applicationsCount: 20, daysCount: 10, specificDate: '2026-12-18' },
  };
  const posted = await ask(`mutation ($input: JobInput!) { postJob(input: $input) { ${jobFields} } }`, { input });
  const { workMode: _mode, attachmentIds: _ids, ...same } = input;
  const job = {
    ...same,
    id: expect.any(String),
    company: { name: 'Malabar Boats' },
    salaryText: '₹2,50,000 - ₹12,00,000 per year',
    postedAt: server.clock.now().toISOString(),
    status: 'ACTIVE',
    isRemote: true,
    applicationsReceived: 0,
    applicationsNeeded: 20,
    attachments: [
      { name: 'role.pdf', size: expect.any(Number), type: 'application/pdf' },
      { name: 'yard.png', size: 3, type: 'image/png' },
    ],
  };
  expect(posted).toEqual({ postJob: job });
  expect(await ask(`{ hrJobs(search: "boat builder") { items { ${jobFields} } } }`)).toEqual({
    hrJobs: { items: [job] },
  });
  const id = await makeJob(server.services, recruiter, { is_wanted: false, title: 'Sailmaker' });
  expect(
    await ask(
      'query ($id: ID!) { job(id: $id) { status applicationsNeeded autoStop { enabled } attachments { name } } }',
      { id },
    ),
  ).toEqual({ job: { status: 'INACTIVE', applicationsNeeded: null, autoStop: null, attachments: [] } });
});

test('HDATA-09 HDATA-10 OP-036 the listings and the stepper show the same jobs in the same order', async () => {
  const owner = await makeRecruiter(server.services);
  for (let day = 0; day < 5; day += 1)
    await makeJob(server.services, owner, {
      title: `Job of day ${day}`,
      posted_at: new Date(server.clock.now().getTime() - day * 86_400_000),
    });
  const pages = (await ask(
    '{ first: hrJobs { items { id title postedAt applicationsReceived } } second: hrJobs(page: 2) { ' +
      'items { id title postedAt applicationsReceived } } all: hrJobs(pageSize: 100) { items { id title } total } }',
    {},
    owner,
  )) as Record<
    'first' | 'second' | 'all',
    { items: { id: string; title: string; postedAt: string; applicationsReceived: number }[]; total: number }
  >;
  const listed = [...pages.first.items, ...pages.second.items];
  expect(listed.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((day) => `Job of day ${day}`));
  expect(listed[1]).toMatchObject({
    postedAt: new Date(server.clock.now().getTime() - 86_400_000).toISOString(),
    applicationsReceived: 0,
  });
  expect(pages.all).toEqual({ items: listed.map(({ id, title }) => ({ id, title })), total: 5 });
});

test('HDATA-12 a notification has a text, a time, a kind, and is read or not', async () => {
  const { id } = await makePerson(server.services, 'HR');
  for (const type of ['INTERVIEW', 'REMINDER', 'JOB_ALERT', 'FOLLOW_UP', 'GENERAL'])
    await insert(server.services, 'notifications', {
      user_id: recruiter.id,
      type,
      title: `About ${type}`,
      body: 'Something happened.',
      created_at: server.clock.now(),
    });
  await insert(server.services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title: 'For another',
    body: '',
    created_at: server.clock.now(),
  });
  const { notifications } = (await ask('{ notifications { id text isRead createdAt type } }')) as {
    notifications: { type: string }[];
  };
  expect(notifications.map(({ type }) => type).toSorted()).toEqual([
    'FOLLOW_UP',
    'GENERAL',
    'INTERVIEW',
    'JOB_ALERT',
    'REMINDER',
  ]);
  expect(notifications[0]).toEqual({
    id: expect.any(String),
    text: 'Something happened.',
    isRead: false,
    createdAt: server.clock.now().toISOString(),
    type: expect.any(String),
  });
});

test('HDATA-13 an interview has its day, title, slot in words, candidate and state', async () => {
  const input = {
    date: '2026-11-20',
    slot: 'S1030_1130',
    title: 'Technical round',
    candidate: 'Amit Kumar, Frontend Developer',
  };
  const {
    addInterview: { id },
  } = (await ask('mutation ($input: NewInterviewInput!) { addInterview(input: $input) { id } }', { input })) as {
    addInterview: { id: string };
  };
  const shown = {
    id,
    date: '2026-11-20',
    title: 'Technical round',
    slotText: '10:30-11:30',
    candidate: 'Amit Kumar, Frontend Developer',
    status: 'SCHEDULED',
  };
  expect(await ask('{ interviews { id date title slotText candidate status } }')).toEqual({ interviews: [shown] });
  await ask('mutation ($id: ID!) { updateInterview(id: $id, input: { status: PENDING }) { id } }', { id });
  expect(await ask('{ interviews { id date title slotText candidate status } }')).toEqual({
    interviews: [{ ...shown, status: 'PENDING' }],
  });
  server.clock.set(new Date('2026-11-20T06:00:00Z'));
  expect(await ask('{ interviews { status } }')).toEqual({ interviews: [{ status: 'COMPLETED' }] });
});

test('HPROF-07 HDATA-14 OP-013 OP-030 every field of the profile is stored and survives a restart', async () => {
  const owner = await makeRecruiter(server.services, { name: 'Vikram Sen', companyName: 'Sen Foods' });
  const details = {
    phone: '+919876543210',
    location: 'Kolkata',
    role: 'Head of people',
    experience: '8 years',
    positionType: 'Permanent',
    contactPerson: 'Asha Sen',
    contactEmail: 'people@sen.example',
  };
  await ask(
    'mutation ($input: HrProfileInput!) { updateHrProfile(input: $input) { name } }',
    { input: details },
    owner,
  );
  const again = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  try {
    const { data } = await again.graphql(
      '{ hrProfile { name email phone location company role experience positionType contactPerson contactEmail } }',
      {},
      owner.token,
    );
    expect(data).toEqual({ hrProfile: { ...details, name: 'Vikram Sen', email: owner.email, company: 'Sen Foods' } });
  } finally {
    await again.close();
  }
});

test('HPROF-13 HDATA-14 OP-119 jobs posted, received and waiting are counted, and no payment is due', async () => {
  const owner = await makeRecruiter(server.services);
  const [open, closed] = [
    await makeJob(server.services, owner),
    await makeJob(server.services, owner, { is_wanted: false }),
  ];
  const counters = async () => {
    const {
      hrAnalytics: {
        totalJobs,
        totalApplications,
        hiring: { statuses },
      },
    } = (await ask(
      '{ hrAnalytics { totalJobs totalApplications hiring { statuses { status applications } } } }',
      {},
      owner,
    )) as {
      hrAnalytics: {
        totalJobs: number;
        totalApplications: number;
        hiring: { statuses: { status: string; applications: number }[] };
      };
    };
    const pending = statuses
      .filter(({ status }) => ['NEW', 'IN_REVIEW'].includes(status))
      .reduce((sum, { applications }) => sum + applications, 0);
    return { jobsPosted: totalJobs, receivedApplications: totalApplications, pendingApplications: pending };
  };
  expect(await counters()).toEqual({ jobsPosted: 2, receivedApplications: 0, pendingApplications: 0 });
  const ids: string[] = [];
  for (const jobId of [open, open, closed]) {
    const seeker = await makeSeeker(server.services);
    ids.push(await makeApplication(server.services, { jobId, recruiterId: owner.id, seekerId: seeker.id }));
  }
  expect(await counters()).toEqual({ jobsPosted: 2, receivedApplications: 3, pendingApplications: 3 });
  await ask('mutation ($id: ID!) { setApplicationStatus(id: $id, status: APPROVED) { id } }', { id: ids[0] }, owner);
  expect(await counters()).toEqual({ jobsPosted: 2, receivedApplications: 3, pendingApplications: 2 });

  const { data } = await server.graphql<{ __schema: { types: { name: string; fields: { name: string }[] | null }[] } }>(
    '{ __schema { types { name fields { name } } } }',
  );
  const names =
    data?.__schema.types.flatMap(({ name, fields }) => [name, ...(fields ?? []).map((field) => field.name)]) ?? [];
  expect(names).toContain('hrProfile');
  expect(names.filter((name) => /payment|invoice|balance|due$/i.test(name))).toEqual([]);
});
