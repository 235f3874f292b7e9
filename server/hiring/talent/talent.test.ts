import { makeMember, makePerson, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { talentConsentVersion } from './talent.rules.ts';

let server: TestServer;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let count = 0;
/** A skill of this test alone. */
let skill: string;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await verifiedRecruiter();
});
afterAll(() => server.close());
beforeEach(() => void (skill = `Loom tying ${(count += 1)}`));

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
async function verifiedRecruiter() {
  const person = await makeRecruiter(server.services);
  await run('update companies set verified_at = now() where id = $1', [person.companyId]);
  return person;
}

interface Found {
  id: string;
  skills: string[];
  location: string | null;
  experienceYears: number | null;
  education: string | null;
  program: string | null;
}
const fields = 'id skills location experienceYears education program';
const askFor = (filter: object, { token }: { token?: string } = recruiter, page = {}) =>
  server.graphql<{ talentProfiles: { items: Found[]; total: number; totalIsExact: boolean } }>(
    `query ($filter: TalentFilter, $page: Int, $pageSize: Int) {
      talentProfiles(filter: $filter, page: $page, pageSize: $pageSize) { items { ${fields} } total totalIsExact }
    }`,
    { filter, ...page },
    token,
  );
async function find(filter: object = { skills: [skill] }, by?: TestPerson): Promise<Found[]> {
  const { data, errors } = await askFor(filter, by);
  expect(errors).toEqual([]);
  return data?.talentProfiles.items ?? [];
}
const setVisible = async ({ token }: TestPerson, isVisible: boolean): Promise<Found | null> => {
  const { data, errors } = await server.graphql<{ setTalentVisibility: Found | null }>(
    `mutation ($isVisible: Boolean!) { setTalentVisibility(isVisible: $isVisible) { ${fields} } }`,
    { isVisible },
    token,
  );
  expect(errors).toEqual([]);
  return data?.setTalentVisibility ?? null;
};
async function makeFound(profile: object = {}, name = 'Meera Iyer') {
  const seeker = await makeSeeker(server.services, { name, profile: { skills: [skill], ...profile } });
  await setVisible(seeker, true);
  return seeker;
}
const change = async ({ token }: TestPerson, input: object) =>
  expect(
    (
      await server.graphql(
        'mutation ($input: JobseekerProfileInput!) { updateJobseekerProfile(input: $input) { username } }',
        { input },
        token,
      )
    ).errors,
  ).toEqual([]);

test('nobody is found who has not agreed; who agrees is found at once, and the consent is recorded', async () => {
  const seeker = await makeSeeker(server.services, { profile: { skills: [skill] } });
  expect(await find()).toEqual([]);
  const shown = await setVisible(seeker, true);
  expect(await find()).toEqual([shown]);
  expect(
    await run(`select kind, version, given_at as "givenAt" from consents where user_id = $1`, [seeker.id]),
  ).toEqual([{ kind: 'TALENT_SEARCH', version: talentConsentVersion, givenAt: server.clock.now() }]);
  expect((await server.graphql('{ myTalentProfile { id } }', {}, seeker.token)).data).toEqual({
    myTalentProfile: { id: shown?.id },
  });
});

test('hiding acts at once and withdraws the consent, and who comes back has another id', async () => {
  const seeker = await makeFound();
  const [first] = await find();
  expect(await setVisible(seeker, false)).toBeNull();
  expect(await find()).toEqual([]);
  const withdrawn = () => run('select withdrawn_at as "withdrawnAt" from consents where user_id = $1', [seeker.id]);
  expect(await withdrawn()).toEqual([{ withdrawnAt: server.clock.now() }]);
  const second = await setVisible(seeker, true);
  expect(await withdrawn()).toEqual([{ withdrawnAt: null }]);
  expect(second?.id).not.toBe(first?.id);
  expect(await setVisible(seeker, true)).toEqual(second);
});

test('an answer does not say who it is: no name, contact, text, project, employer, file or account', async () => {
  const seeker = await makeFound(
    {
      skills: [skill, 'Meera does it all', 'call 98765 43210', 'meera@example.in', 'github.com/meera', 'Node.js'],
      location: 'Flat 4, Pune 411001',
      education: 'B.Com, zq-college, Pune, 2021',
      program: 'www.meera.in',
      bio: 'zq-bio'.padEnd(500, '.'),
      phone: '+919876543210',
      portfolio: 'zq-portfolio.in',
      address: 'zq-address',
      projects: JSON.stringify([{ name: 'zq-project', description: 'zq-project', technologies: ['zq-project'] }]),
      certifications: ['zq-certificate'],
      experience_years: 3.7,
    },
    'Meera Iyer',
  );
  const answer = await askFor({ skills: [skill] });
  expect(answer.data?.talentProfiles.items).toEqual([
    {
      id: expect.any(String),
      skills: [skill, 'Node.js'],
      location: null,
      experienceYears: 3,
      education: 'B.Com',
      program: null,
    },
  ]);
  const text = JSON.stringify(answer.data);
  for (const secret of ['zq-', 'Meera', '98765', seeker.id, seeker.email, String(seeker.resumeFileId)])
    expect(text).not.toContain(secret);
  expect(await find({ skills: ['Meera'] })).toEqual([]);
});

test('who has no skill to be found by is not shown', async () => {
  const seeker = await makeFound({ location: 'Kullu' });
  await run(`update seeker_profiles set skills = '{}' where user_id = $1`, [seeker.id]);
  expect(await find({ location: 'Kullu' })).toEqual([]);
});

test('a changed profile is found by what it says now, and a new name is left out of it', async () => {
  const seeker = await makeFound({ location: 'Nagpur' });
  await change(seeker, { skills: [skill, 'Tamarind Welding'], location: 'Indore', experienceYears: 6 });
  expect(await find({ skills: ['tamarind welding'] })).toMatchObject([{ location: 'Indore', experienceYears: 6 }]);
  expect(await find({ location: 'Nagpur' })).toEqual([]);
  await change(seeker, { username: 'Tamarind Bose' });
  expect(await find()).toMatchObject([{ skills: [skill] }]);
});

test('a disabled account is not found, and is again when it is enabled', async () => {
  const seeker = await makeFound();
  await run(`update users set disabled_at = now(), disabled_reason = 'x' where id = $1`, [seeker.id]);
  expect(await find()).toEqual([]);
  await run('update users set disabled_at = null, disabled_reason = null where id = $1', [seeker.id]);
  expect(await find()).toHaveLength(1);
});

test('skills are found in any case and by their words, a place by its other names; years are bounds', async () => {
  await makeFound({ skills: [skill, 'React Native', 'C++'], location: 'Whitefield, Bengaluru', experience_years: 2 });
  for (const filter of [
    { skills: [skill.toUpperCase()] },
    { skills: [skill, 'Angular'] },
    { skills: [skill], location: 'Pune' },
    { skills: ['Angular', `Nobody has ${skill}`, 'react native'], location: 'Bangalore' },
    { skills: [`Nobody has ${skill}`], location: 'whitefield' },
    { skills: [skill], minYears: 2, maxYears: 2 },
  ])
    expect(await find(filter)).toHaveLength(1);
  for (const filter of [
    { skills: ['rea'] },
    { skills: [`Nobody has ${skill}`], location: 'Pune' },
    { skills: [skill], minYears: 3 },
    { skills: [skill], maxYears: 1 },
  ])
    expect(await find(filter)).toEqual([]);
});

test('the best come first: by skills, then place, then experience, then the last change, and say what they have', async () => {
  const [weaving, dyeing] = [`${skill} weaving`, `${skill} dyeing`];
  const people: [skills: string[], location: string, experience_years: number][] = [
    [[dyeing], 'Kota', 9],
    [[weaving], 'Thane, Mumbai', 2],
    [[weaving], 'Andheri, Mumbai', 1],
    [[dyeing, weaving], 'Kota', 0],
    [['Driving'], 'Andheri, Bombay', 20],
    [[weaving], 'Kota', 3],
  ];
  for (const [skills, location, experience_years] of people) await makeFound({ skills, location, experience_years });
  const { data } = await server.graphql<{ talentProfiles: { items: object[]; total: number } }>(
    `query ($filter: TalentFilter) {
      talentProfiles(filter: $filter) { items { matchedSkills location experienceYears } total }
    }`,
    { filter: { skills: [weaving.toUpperCase(), dyeing], location: 'Andheri, Mumbai' } },
    recruiter.token,
  );
  const asked = weaving.toUpperCase();
  expect(data?.talentProfiles.items).toEqual([
    { matchedSkills: [asked, dyeing], location: 'Kota', experienceYears: 0 },
    { matchedSkills: [asked], location: 'Andheri, Mumbai', experienceYears: 1 },
    { matchedSkills: [asked], location: 'Thane, Mumbai', experienceYears: 2 },
    { matchedSkills: [dyeing], location: 'Kota', experienceYears: 9 },
    { matchedSkills: [asked], location: 'Kota', experienceYears: 3 },
    { matchedSkills: [], location: 'Andheri, Bombay', experienceYears: 20 },
  ]);
});

test('the region of a city is near to it, and a place that is anywhere narrows nothing', async () => {
  for (const [location, experience_years] of [
    ['Noida', 9],
    ['Gurgaon', 1],
    ['Delhi NCR', 0],
    ['Kota', 9],
  ] as const)
    await makeFound({ location, experience_years });
  const found = async (filter: object) => (await find(filter)).map(({ location }) => location);
  expect(await found({ location: 'Sector 14, Gurugram' })).toEqual(['Gurgaon', 'Delhi NCR', 'Noida']);
  expect(await found({ skills: [skill], location: 'Gurugram' })).toEqual(['Gurgaon', 'Delhi NCR', 'Noida', 'Kota']);
  for (const location of ['Remote', 'India', 'Work from home'])
    expect(await found({ skills: [skill], location, minYears: 9 })).toHaveLength(2);
  expect(await found({ location: 'remote', minYears: 9 })).toContain('Kota');
});

test('a page is bounded, and no search is read beyond what is counted', async () => {
  for (let number = 0; number < 3; number += 1) await makeFound();
  const page = async (of: object) => (await askFor({ skills: [skill] }, recruiter, of)).data?.talentProfiles;
  expect(await page({ page: 2, pageSize: 2 })).toMatchObject({ items: [{}], total: 3, totalIsExact: true });
  expect(await page({ page: 101, pageSize: 10 })).toMatchObject({ items: [], total: 3 });
  const { errors } = await askFor({ skills: Array.from({ length: 6 }, (_, number) => `Skill ${number}`) });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await askFor({ minYears: 5, maxYears: 4 })).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.maxYears': 'The second number of years must not be below the first.' },
  });
});

test('only members of a verified company look, no founder of an unverified one and no one who left', async () => {
  await makeFound();
  const unverified = await makeRecruiter(server.services);
  const former = await verifiedRecruiter();
  await makeMember(server.services, former, unverified.companyId);
  for (const person of [unverified, former])
    expect((await askFor({}, person)).errors[0]).toMatchObject({
      message: 'Only recruiters of verified companies can look for people and invite them.',
      extensions: { code: 'FORBIDDEN', reason: 'COMPANY_NOT_VERIFIED' },
    });
  for (const person of [await makeSeeker(server.services), await makePerson(server.services, 'ADMIN')])
    expect((await askFor({}, person)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await askFor({}, {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
