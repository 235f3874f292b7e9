import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** What the recruiter's screens read of an applicant, with every field that the specification lists. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
});
afterAll(() => server.close());

const ask = async (query: string, variables: object) => {
  const { data, errors } = await server.graphql(query, variables, recruiter.token);
  expect(errors).toEqual([]);
  return data;
};
const bio = 'I build shops. '.repeat(40).trim();

test('HDATA-15 HDATA-16 HDATA-17 OP-031 OP-120 an applicant has every field, the state and interview', async () => {
  const profile = {
    phone: '+919876501234',
    portfolio: 'asha.example.in',
    location: 'Pune',
    program: 'Computer Science',
    education: 'B.E.',
    bio,
    skills: ['React', 'Node'],
    experience_years: 3,
    projects: JSON.stringify([{ name: 'Shop', description: 'A shop.', technologies: ['React'] }]),
    certifications: ['AWS'],
  };
  const seeker = await makeSeeker(server.services, { name: 'Asha Nair', profile });
  const jobId = await makeJob(server.services, recruiter);
  const id = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    resumeFileId: seeker.resumeFileId,
  });
  const read = () =>
    ask(
      `query ($id: ID!) { application(id: $id) {
        id status appliedAt movedAt decidedAt resume { url } interview { date slotText status }
        applicant {
          name email phone portfolio location program education experience bio skills
          projects { name description technologies } certifications } } }`,
      { id },
    );
  const applicant = {
    name: 'Asha Nair',
    email: seeker.email,
    phone: '+919876501234',
    portfolio: 'asha.example.in',
    location: 'Pune',
    program: 'Computer Science',
    education: 'B.E.',
    experience: '3 years',
    bio,
    skills: ['React', 'Node'],
    projects: [{ name: 'Shop', description: 'A shop.', technologies: ['React'] }],
    certifications: ['AWS'],
  };
  const appliedAt = server.clock.now().toISOString();
  const shown = { id, appliedAt, applicant, resume: { url: `/files/${seeker.resumeFileId}` } };
  expect(await read()).toEqual({
    application: { ...shown, status: 'NEW', movedAt: appliedAt, decidedAt: null, interview: null },
  });

  const decide = (status: string) =>
    ask('mutation ($id: ID!, $status: ApplicationStatus!) { setApplicationStatus(id: $id, status: $status) { id } }', {
      id,
      status,
    });
  for (const status of ['ON_HOLD', 'REJECTED', 'APPROVED']) {
    server.clock.advance({ hours: 1 });
    await decide(status);
    const at = server.clock.now().toISOString();
    expect(await read()).toEqual({ application: { ...shown, status, movedAt: at, decidedAt: at, interview: null } });
  }
  await ask(
    'mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-11-24", slot: S1300_1400) { id } }',
    { id },
  );
  expect(await read()).toMatchObject({
    application: {
      status: 'INTERVIEW_SCHEDULED',
      interview: { date: '2026-11-24', slotText: '13:00-14:00', status: 'SCHEDULED' },
    },
  });
});
