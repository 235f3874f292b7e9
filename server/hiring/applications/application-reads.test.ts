import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
});
afterAll(() => server.close());

const call = (person: TestPerson, operation: string, variables?: Record<string, unknown>) =>
  callApplications(server, person, operation, variables);
const makeCase = (status?: string, job?: Record<string, unknown>) =>
  makeApplicationCase(server, recruiter, status, job);

const statusOf = async (id: string) =>
  (await server.services.database.query<{ status: string }>('select status from applications where id = $1', [id]))[0]
    ?.status;

describe('who may', () => {
  const operations = [
    ['application', {}],
    ['startReview', {}],
    ['setApplicationStatus', { status: 'APPROVED' }],
    ['withdrawApplication', {}],
  ] as const;

  test("another person's application is NOT_FOUND everywhere, like an unknown or impossible id", async () => {
    const { id, jobId } = await makeCase('NEW');
    const strangers = { HR: await makeRecruiter(server.services), JOBSEEKER: await makeSeeker(server.services) };
    for (const [operation, more] of operations) {
      const stranger = operation === 'withdrawApplication' ? strangers.JOBSEEKER : strangers.HR;
      for (const wrong of [id, '01890000-0000-7000-8000-000000000000', '%']) {
        expect([operation, wrong, (await call(stranger, operation, { id: wrong, ...more })).code]).toEqual([
          operation,
          wrong,
          'NOT_FOUND',
        ]);
      }
    }
    for (const wrong of [jobId, '%'])
      expect((await call(strangers.HR, 'hrApplications', { jobId: wrong })).code).toBe('NOT_FOUND');
    expect(await statusOf(id)).toBe('NEW');
  });

  test('visitors are UNAUTHENTICATED; the other role and admins FORBIDDEN, before the id is looked at', async () => {
    const visitor = { token: '' } as TestPerson;
    const [admin, superadmin, seeker] = [
      await makePerson(server.services, 'ADMIN'),
      await makePerson(server.services, 'SUPERADMIN'),
      await makeSeeker(server.services),
    ];
    for (const [operation, more] of [...operations, ['hrApplications', {}], ['myApplications', {}]] as const) {
      const variables = operation.endsWith('Applications') ? {} : { id: '?', ...more };
      expect((await call(visitor, operation, variables)).code).toBe('UNAUTHENTICATED');
      const refused = [
        admin,
        superadmin,
        ...(/^(startReview|setApplicationStatus|hrApplications)$/.test(operation) ? [seeker] : []),
        ...(/^(withdrawApplication|myApplications)$/.test(operation) ? [recruiter] : []),
      ];
      for (const person of refused)
        expect([operation, (await call(person, operation, variables)).code]).toEqual([operation, 'FORBIDDEN']);
    }
    expect((await call(recruiter, 'applyToJob', { jobId: '?' })).code).toBe('FORBIDDEN');
  });

  test('OP-088 the recruiter reads professional details; parents, gender and account cannot be asked for', async () => {
    const seeker = await makeSeeker(server.services, {
      profile: {
        phone: '+919876543210',
        gender: 'FEMALE',
        parent_name: 'Amma',
        location: 'Pune',
        experience_years: 2.5,
        skills: ['Tally'],
        projects: JSON.stringify([{ name: 'Ledger', description: '', technologies: [] }]),
      },
    });
    const jobId = await makeJob(server.services, recruiter);
    const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    expect((await call(recruiter, 'application', { id })).shown.applicant).toEqual({
      name: seeker.name,
      email: seeker.email,
      phone: '+919876543210',
      portfolio: null,
      location: 'Pune',
      program: null,
      education: null,
      experience: '2.5 years',
      skills: ['Tally'],
      bio: null,
      projects: [{ name: 'Ledger' }],
      certifications: [],
    });
    for (const [years, text] of [
      [0, 'Fresher'],
      [1, '1 year'],
      [null, null],
    ] as const) {
      await server.services.database.query('update seeker_profiles set experience_years = $2 where user_id = $1', [
        seeker.id,
        years,
      ]);
      expect((await call(recruiter, 'application', { id })).shown.applicant).toMatchObject({ experience: text });
    }
    const { data } = await server.graphql<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "Applicant") { fields { name } } }',
    );
    expect(data?.type.fields.map(({ name }) => name).toSorted()).toEqual([
      'bio',
      'certifications',
      'education',
      'email',
      'experience',
      'location',
      'name',
      'phone',
      'portfolio',
      'program',
      'projects',
      'skills',
    ]);
  });
});

describe('after a withdrawal', () => {
  const contact =
    '{ id status statusText resume { id } applicant { name email phone portfolio skills } notes { text } ' +
    'interview { application { applicant { email phone portfolio } } } }';
  const profile = { phone: '+919812345678', portfolio: 'asha.example.in', skills: ['Tally'] };

  test('OP-098 the recruiter reads no e-mail, phone or portfolio, by any path; the application says so', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Asha Nair', profile });
    const jobId = await makeJob(server.services, recruiter);
    const id = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      resumeFileId: seeker.resumeFileId,
    });
    const own = async (person: TestPerson) =>
      (await server.graphql(`{ application(id: "${id}") ${contact} }`, {}, person.token)).data?.application as {
        applicant: object;
      };
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, ...profile });
    await call(seeker, 'withdrawApplication', { id });
    expect(await own(recruiter)).toMatchObject({
      status: 'WITHDRAWN',
      statusText: 'Withdrawn',
      resume: null,
      applicant: { name: 'Asha Nair', email: null, phone: null, portfolio: null, skills: ['Tally'] },
    });
    expect((await own(seeker)).applicant).toMatchObject({ email: seeker.email, ...profile });
    const paths = [
      `{ hrApplications(pageSize: 100) { items ${contact} } }`,
      `{ hrApplications(pageSize: 100, search: "${seeker.email}") { total items ${contact} } }`,
      `{ hrApplications(pageSize: 100, filter: { status: [WITHDRAWN] }) { total items ${contact} } }`,
      `mutation { startReview(id: "${id}") ${contact} }`,
      `mutation { decideApplications(ids: ["${id}"], status: APPROVED) {
        moved ${contact} unmoved { application ${contact} message } } }`,
      `{ interviews { candidate application { applicant { email phone portfolio } } } }`,
      '{ notifications { title text link } }',
    ];
    for (const path of paths) {
      const text = JSON.stringify((await server.graphql(path, {}, recruiter.token)).data);
      for (const secret of [seeker.email, profile.phone, profile.portfolio])
        expect([path, text.includes(secret)]).toEqual([path, false]);
    }
    const table = await (
      await fetch(`${server.url}/applications.csv`, { headers: { authorization: `Bearer ${recruiter.token}` } })
    ).text();
    expect(table).not.toContain(seeker.email);
    expect(
      (
        await fetch(`${server.url}/files/${seeker.resumeFileId}`, {
          headers: { authorization: `Bearer ${recruiter.token}` },
        })
      ).status,
    ).toBe(404);
    // Applying again opens it again.
    await call(seeker, 'applyToJob', { jobId });
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, phone: profile.phone });
  });
});
