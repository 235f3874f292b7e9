import { makeApplication, makeFile, makeJob, makePerson, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { indianMobile } from './profile.rules.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const seekerFields = `username email phone gender address skills whatsapp bio
  parentDetailsName parentDetailsPhone parentDetailsRelation parentDetailsEmail resumeFilepath
  resume { id name type url } education program portfolio location experienceYears
  projects { name description technologies } certifications`;
const updateSeeker = (input: object, token: string) =>
  server.graphql<{ updateJobseekerProfile: Record<string, unknown> }>(
    `mutation ($input: JobseekerProfileInput!) { updateJobseekerProfile(input: $input) { ${seekerFields} } }`,
    { input },
    token,
  );
const bio = 'About me. '.repeat(60).trim();

describe("the seeker's profile", () => {
  test('PROF-12 a new profile is empty but for account and resume: GraphQL, REST by bearer and by cookie', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Asha Rao' });
    const { data } = await server.graphql<{ jobseekerProfile: object }>(
      `{ jobseekerProfile { ${seekerFields} } }`,
      {},
      seeker.token,
    );
    const resumePath = `/files/${seeker.resumeFileId}`;
    expect(data?.jobseekerProfile).toMatchObject({
      username: 'Asha Rao',
      email: seeker.email,
      phone: null,
      skills: [],
      projects: [],
      resumeFilepath: resumePath,
      resume: { url: resumePath },
    });
    const rest = (headers: Record<string, string>) => fetch(`${server.url}/jobseeker/profile`, { headers });
    for (const headers of [{ authorization: `Bearer ${seeker.token}` }, { cookie: `token=${seeker.cookie}` }] as Record<
      string,
      string
    >[]) {
      const answer = await rest(headers);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        username: 'Asha Rao',
        email: seeker.email,
        phone: null,
        gender: null,
        address: null,
        skills: [],
        whatsapp: null,
        bio: null,
        parentDetails_name: null,
        parentDetails_phone: null,
        parentDetails_relation: null,
        parentDetails_email: null,
        resume_filepath: resumePath,
      });
    }
    expect((await rest({})).status).toBe(401);
    expect((await rest({ authorization: `Bearer ${(await makeRecruiter(server.services)).token}` })).status).toBe(403);
  });

  test('PROF-36 OP-067 what is given is stored and shown, and what is not given stays', async () => {
    const seeker = await makeSeeker(server.services);
    const given = {
      username: 'Asha Rao',
      phone: '098765 43210',
      gender: 'FEMALE',
      address: '12 MG Road\nPune',
      skills: ['Java', ' java ', 'SQL'],
      whatsapp: '+91-98765-43210',
      bio,
      parentDetailsName: 'R. Rao',
      parentDetailsPhone: '919876543210',
      parentDetailsRelation: 'MOTHER',
      parentDetailsEmail: 'Rao@Example.in',
      education: 'B.Sc.',
      program: 'Physics',
      portfolio: 'https://asha.example.in/work/',
      location: 'Pune',
      experienceYears: 2.5,
      projects: [{ name: 'Site', description: 'A site', technologies: ['React'] }],
      certifications: ['CFA'],
    };
    const { data, errors } = await updateSeeker(given, seeker.token);
    expect(errors).toEqual([]);
    expect(data?.updateJobseekerProfile).toMatchObject({
      ...given,
      phone: '+919876543210',
      whatsapp: '+919876543210',
      parentDetailsPhone: '+919876543210',
      skills: ['Java', 'SQL'],
      portfolio: 'asha.example.in/work',
    });
    const next = await updateSeeker({ location: null, certifications: null }, seeker.token);
    expect(next.data?.updateJobseekerProfile).toMatchObject({
      location: null,
      certifications: [],
      bio,
      username: 'Asha Rao',
      education: 'B.Sc.',
    });
    const rest = await (
      await fetch(`${server.url}/jobseeker/profile`, { headers: { authorization: `Bearer ${seeker.token}` } })
    ).json();
    expect(rest).toMatchObject({ gender: 'Female', parentDetails_relation: 'Mother', skills: ['Java', 'SQL'] });
    const me = await server.graphql<{ me: object }>('{ me { name } }', {}, seeker.token);
    expect(me.data?.me).toEqual({ name: 'Asha Rao' });
  });

  test.each([
    ['PROF-14', { username: '' }, 'Name is required'],
    ['PROF-14', { username: null }, 'Name is required'],
    ['OP-081', { username: 'R2D2' }, 'Name can contain only letters and spaces.'],
    ['PROF-17', { phone: ' ' }, 'Phone is required'],
    ['OP-088', { phone: '12345' }, 'Enter a valid 10-digit mobile number.'],
    ['PROF-18', { gender: null }, 'Gender is required'],
    ['PROF-20', { address: '' }, 'Address is required'],
    ['PROF-21', { skills: [' '] }, 'Skills are required'],
    ['PROF-22', { whatsapp: '' }, 'WhatsApp number is required'],
    ['PROF-23', { bio: '' }, 'About is required'],
    ['PROF-24', { bio: 'x'.repeat(499) }, 'About must be between 500 and 5000 characters'],
    ['PROF-24', { bio: 'x'.repeat(5001) }, 'About must be between 500 and 5000 characters'],
    ['PROF-24 with emoji', { bio: '😀'.repeat(499) }, 'About must be between 500 and 5000 characters'],
    ['PROF-25', { parentDetailsName: '' }, 'Parent name is required'],
    ['PROF-26', { parentDetailsPhone: '' }, 'Parent phone is required'],
    ['PROF-27', { parentDetailsRelation: null }, 'Relation is required'],
    ['PROF-29', { parentDetailsEmail: '' }, 'Parent email is required'],
    ['PROF-30', { parentDetailsEmail: 'a@b' }, 'Parent email is invalid'],
    ['OP-031', { portfolio: 'javascript:alert(1)' }, 'Enter a valid web address.'],
    ['OP-031', { experienceYears: 61 }, 'Years must be between 0 and 60'],
  ])('%s (case %#) is refused with the message of the field and changes nothing', async (_row, input, message) => {
    const seeker = await makeSeeker(server.services);
    const { errors } = await updateSeeker({ ...input, education: 'B.A.' }, seeker.token);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]?.extensions.fields).toEqual({ [Object.keys(input)[0] ?? '']: message });
    const { data } = await server.graphql<{ jobseekerProfile: object }>(
      '{ jobseekerProfile { education } }',
      {},
      seeker.token,
    );
    expect(data?.jobseekerProfile).toEqual({ education: null });
  });

  test('PROF-08 a resume is replaced by an own upload, removed with null, and stays where it was sent', async () => {
    const seeker = await makeSeeker(server.services);
    const recruiter = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, recruiter);
    const applicationId = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      resumeFileId: seeker.resumeFileId,
    });
    const own = await makeFile(server.services, { ownerId: seeker.id, isClaimed: false, name: 'new.pdf' });
    const foreign = await makeFile(server.services, { ownerId: (await makeSeeker(server.services)).id });
    expect((await updateSeeker({ resumeFileId: own }, seeker.token)).data?.updateJobseekerProfile).toMatchObject({
      resume: { id: own, name: 'new.pdf' },
    });
    expect((await updateSeeker({ resumeFileId: foreign }, seeker.token)).errors[0]?.extensions.fields).toEqual({
      resumeFileId: expect.any(String),
    });
    expect((await updateSeeker({ resumeFileId: null }, seeker.token)).data?.updateJobseekerProfile).toMatchObject({
      resume: null,
      resumeFilepath: null,
    });
    const [application] = await server.services.database.query(
      'select resume_file_id as "fileId" from applications where id = $1',
      [applicationId],
    );
    expect(application).toEqual({ fileId: seeker.resumeFileId });
  });

  test('text that the database cannot hold is cleaned, not an error', async () => {
    const seeker = await makeSeeker(server.services);
    const { data } = await updateSeeker(
      { address: 'a\u0000b', projects: [{ name: 'x\uD800', description: '\u0000', technologies: [] }] },
      seeker.token,
    );
    expect(data?.updateJobseekerProfile).toMatchObject({
      address: 'ab',
      projects: [{ name: 'x\uFFFD', description: '', technologies: [] }],
    });
  });

  test('only seekers have one', async () => {
    const admin = await makePerson(server.services, 'ADMIN');
    expect((await updateSeeker({ username: '' }, admin.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await updateSeeker({ username: '' }, '')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('OP-088 Indian mobile numbers are ten digits from 6 to 9, however they are written', () => {
    for (const text of ['9876543210', '+91 98765 43210', '0091-9876543210', '09876543210', '(+91) 98765.43210'])
      expect(indianMobile(text)).toBe('+919876543210');
    for (const text of ['5876543210', '987654321', '98765432101', '+1 9876543210', 'abc', ''])
      expect(indianMobile(text)).toBeNull();
  });
});
