import { insert, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const recruiterFields = 'name email phone location company role experience positionType contactPerson contactEmail';
const updateRecruiter = (input: object, token: string) =>
  server.graphql<{ updateHrProfile: Record<string, unknown> }>(
    `mutation ($input: HrProfileInput!) { updateHrProfile(input: $input) { ${recruiterFields} } }`,
    { input },
    token,
  );

describe("the recruiter's profile", () => {
  test('HPROF-01 HPROF-02 what is given is stored, null empties, a company is found or made by its name', async () => {
    const recruiter = await makeRecruiter(server.services, { companyName: 'Known Ltd' });
    const given = {
      name: 'Vikram',
      phone: '9876543210',
      location: 'Delhi',
      company: 'KNOWN ltd',
      role: 'Lead',
      experience: '5 years',
      positionType: 'Full time',
      contactPerson: 'Asha',
      contactEmail: 'hr@known.in',
    };
    expect((await updateRecruiter(given, recruiter.token)).data?.updateHrProfile).toEqual({
      ...given,
      phone: '+919876543210',
      company: 'Known Ltd',
      email: recruiter.email,
    });
    expect(
      (await updateRecruiter({ phone: '', role: null, company: 'Fresh Ltd' }, recruiter.token)).data?.updateHrProfile,
    ).toMatchObject({ phone: null, role: null, company: 'Fresh Ltd', location: 'Delhi' });
    expect((await updateRecruiter({ company: null }, recruiter.token)).data?.updateHrProfile).toMatchObject({
      company: null,
    });
  });

  test('the company has rating and reviews, only for its own recruiter, and follows its name', async () => {
    const recruiter = await makeRecruiter(server.services, { companyName: 'Rated Ltd' });
    const read = (person: { token: string }) =>
      server.graphql<{ hrProfile: object }>(
        '{ hrProfile { companyDetails { name rating reviewCount verified reviews(pageSize: 1) { ' +
          'items { rating text } total } } } }',
        {},
        person.token,
      );
    expect((await read(recruiter)).data?.hrProfile).toEqual({
      companyDetails: {
        name: 'Rated Ltd',
        rating: null,
        reviewCount: 0,
        verified: false,
        reviews: { items: [], total: 0 },
      },
    });
    for (const [index, rating] of [5, 4].entries()) {
      const at = new Date(server.clock.now().getTime() + index);
      await insert(server.services, 'company_reviews', {
        company_id: recruiter.companyId,
        seeker_id: (await makeSeeker(server.services)).id,
        rating,
        review_text: `Review ${index}`,
        created_at: at,
      });
    }
    expect((await read(recruiter)).data?.hrProfile).toEqual({
      companyDetails: {
        name: 'Rated Ltd',
        rating: 4.5,
        reviewCount: 2,
        verified: false,
        reviews: { items: [{ rating: 4, text: 'Review 1' }], total: 2 },
      },
    });
    await updateRecruiter({ company: 'Unrated Ltd' }, recruiter.token);
    expect((await read(recruiter)).data?.hrProfile).toMatchObject({
      companyDetails: { name: 'Unrated Ltd', reviewCount: 0 },
    });
    await updateRecruiter({ company: null }, recruiter.token);
    expect((await read(recruiter)).data?.hrProfile).toEqual({ companyDetails: null });
    expect((await read(await makeSeeker(server.services))).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ phone: '123' }, { phone: 'Enter a valid 10-digit mobile number.' }],
    [{ contactEmail: 'nobody' }, { contactEmail: 'Please enter a valid email address.' }],
  ])('%j is refused', async (input, fields) => {
    const recruiter = await makeRecruiter(server.services);
    expect((await updateRecruiter(input, recruiter.token)).errors[0]?.extensions.fields).toEqual(fields);
  });
});
