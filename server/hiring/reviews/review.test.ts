import { makeSeeker, type TestPerson } from '../../../test/factories.ts';
import {
  companyBeside,
  companyFields,
  makeApplicant,
  makeHirer,
  numberOfReviews,
  review,
  type ReviewedCompany,
} from '../../../test/review-calls.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('reviewing a company', () => {
  test('OP-018 a review shows stars, words, "A job seeker" and the month, nothing of its author or day', async () => {
    const hirer = await makeHirer(server);
    const { seeker, applicationId } = await makeApplicant(server, hirer);
    expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({
      rating: null,
      reviewCount: 0,
      viewerReview: null,
      reviews: { items: [], total: 0 },
    });
    const shown = {
      rating: 4,
      text: 'They answered within a week.\nThe office is far.',
      monthText: 'November 2026',
      authorText: 'A job seeker',
    };
    expect(
      (
        await review(server, seeker, {
          applicationId,
          rating: 4,
          text: '  They answered within a week.\r\nThe office is far. ',
        })
      ).company,
    ).toEqual({
      id: hirer.recruiter.companyId,
      rating: 4,
      reviewCount: 1,
      viewerReview: shown,
      reviews: { items: [shown], total: 1, totalIsExact: true, page: 1, pageSize: 10 },
    });
    for (const viewer of [undefined, hirer.recruiter, await makeSeeker(server.services)]) {
      expect((await companyBeside(server, hirer.jobId, viewer)).company).toMatchObject({
        rating: 4,
        reviewCount: 1,
        viewerReview: null,
        reviews: { items: [shown] },
      });
    }
    expect((await companyBeside(server, hirer.jobId, seeker)).company?.viewerReview).toEqual(shown);
  });

  test('OP-018 the mean of the reviews has one decimal', async () => {
    const hirer = await makeHirer(server);
    for (const rating of [5, 4, 4]) {
      const { seeker, applicationId } = await makeApplicant(server, hirer);
      await review(server, seeker, { applicationId, rating });
    }
    expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({ rating: 4.3, reviewCount: 3 });
  });

  test('a review without words has none', async () => {
    const { seeker, applicationId } = await makeApplicant(server, await makeHirer(server));
    expect((await review(server, seeker, { applicationId, rating: 5 })).company?.viewerReview).toMatchObject({
      rating: 5,
      text: null,
    });
    expect(
      (await review(server, seeker, { applicationId, rating: 5, text: ' \n ' })).company?.viewerReview,
    ).toMatchObject({
      rating: 5,
      text: null,
    });
  });

  test.each([
    ['APPROVED', true],
    ['INTERVIEW_SCHEDULED', true],
    ['OFFER_EXTENDED', true],
    ['HIRED', true],
    ['REJECTED', true],
    ['NEW', false],
    ['IN_REVIEW', false],
    ['ON_HOLD', false],
    ['WITHDRAWN', false],
  ])('OP-018 an application that is %s lets its seeker review: %s', async (status, isAllowed) => {
    const hirer = await makeHirer(server);
    const { seeker, applicationId } = await makeApplicant(server, hirer, status);
    const { data } = await server.graphql<{ application: { viewerCan: { reviewCompany: boolean } } }>(
      'query ($id: ID!) { application(id: $id) { viewerCan { reviewCompany } } }',
      { id: applicationId },
      seeker.token,
    );
    expect(data?.application.viewerCan.reviewCompany).toBe(isAllowed);
    const { company, code, message } = await review(server, seeker, { applicationId, rating: 3 });
    expect([company?.rating, code, message]).toEqual(
      isAllowed
        ? [3, undefined, undefined]
        : [undefined, 'CONFLICT', 'You can review the company once it has decided on your application.'],
    );
    expect(await numberOfReviews(server, hirer.recruiter.companyId)).toBe(isAllowed ? 1 : 0);
  });

  test("asvs-8.2.2 another's, unknown and malformed applications are NOT_FOUND; only seekers are let in", async () => {
    const hirer = await makeHirer(server);
    const { applicationId } = await makeApplicant(server, hirer);
    const other = await makeSeeker(server.services);
    for (const id of [applicationId, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await review(server, other, { applicationId: id, rating: 1 })).code).toBe('NOT_FOUND');
    expect((await review(server, hirer.recruiter, { applicationId, rating: 5 })).code).toBe('FORBIDDEN');
    expect((await review(server, undefined, { applicationId, rating: 5 })).code).toBe('UNAUTHENTICATED');
    expect(await numberOfReviews(server, hirer.recruiter.companyId)).toBe(0);
  });

  test('asvs-2.2.1 stars are 1 to 5 and the words at most 2000 characters', async () => {
    const { seeker, applicationId } = await makeApplicant(server, await makeHirer(server));
    for (const rating of [0, 6, -1, 2_147_483_647])
      expect(await review(server, seeker, { applicationId, rating })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please choose 1 to 5 stars.',
      });
    expect(await review(server, seeker, { applicationId, rating: 1, text: 'x'.repeat(2001) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Your review must be 2,000 characters or fewer.',
    });
    const kept = await review(server, seeker, { applicationId, rating: 1, text: `${'आ'.repeat(1999)}\0x` });
    expect(kept.company?.viewerReview?.text).toBe(`${'आ'.repeat(1999)}x`);
  });

  test('a recruiter cannot review for an applicant: only the seeker learns that they can', async () => {
    const hirer = await makeHirer(server);
    const { applicationId } = await makeApplicant(server, hirer);
    const { data } = await server.graphql<{ application: { viewerCan: { reviewCompany: boolean } } }>(
      'query ($id: ID!) { application(id: $id) { viewerCan { reviewCompany } } }',
      { id: applicationId },
      hirer.recruiter.token,
    );
    expect(data?.application.viewerCan.reviewCompany).toBe(false);
  });
});

test('OP-018 a seeker takes their own review back, and the rating is what others say; no one else can', async () => {
  const hirer = await makeHirer(server);
  const [mine, another] = [await makeApplicant(server, hirer), await makeApplicant(server, hirer)];
  await review(server, mine.seeker, { applicationId: mine.applicationId, rating: 1, text: 'Said in anger.' });
  await review(server, another.seeker, { applicationId: another.applicationId, rating: 5 });
  const remove = (person: TestPerson) =>
    server.graphql<{ deleteReview: ReviewedCompany }>(
      `mutation ($applicationId: ID!, $page: Int, $pageSize: Int) {
        deleteReview(applicationId: $applicationId) { ${companyFields} } }`,
      { applicationId: mine.applicationId },
      person.token,
    );
  expect((await remove(another.seeker)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({ rating: 3, reviewCount: 2 });
  for (let times = 0; times < 2; times += 1)
    expect((await remove(mine.seeker)).data?.deleteReview).toMatchObject({
      rating: 5,
      reviewCount: 1,
      viewerReview: null,
      reviews: { total: 1 },
    });
});

test('OP-018 a review is of the company that was applied to, whatever company its job is given later', async () => {
  const hirer = await makeHirer(server);
  const { seeker, applicationId } = await makeApplicant(server, hirer);
  await review(server, seeker, { applicationId, rating: 1, text: 'They never called.' });
  const renamed = await server.graphql<{ updateJob: { company: { id: string; name: string } } }>(
    `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { company { id name } } }`,
    {
      id: hirer.jobId,
      input: {
        title: 'Baker',
        description: 'You bake.',
        location: 'Pune',
        salaryMin: 25_000,
        salaryMax: 40_000,
        skills: ['Baking'],
        company: `Good Mills ${hirer.jobId}`,
      },
    },
    hirer.recruiter.token,
  );
  expect(renamed.errors).toEqual([]);
  const other = renamed.data?.updateJob.company.id ?? '';
  expect(other).not.toBe(hirer.recruiter.companyId);
  const { data } = await server.graphql(
    'query ($id: ID!) { application(id: $id) { company { id viewerReview { rating } } job { company ' +
      '{ id viewerReview { rating } } } } }',
    { id: applicationId },
    seeker.token,
  );
  expect(data).toEqual({
    application: {
      company: { id: hirer.recruiter.companyId, viewerReview: { rating: 1 } },
      job: { company: { id: other, viewerReview: null } },
    },
  });
  const answer = await server.graphql<{ deleteReview: { id: string } }>(
    'mutation ($id: ID!) { deleteReview(applicationId: $id) { id } }',
    { id: applicationId },
    seeker.token,
  );
  expect(answer.data?.deleteReview.id).toBe(hirer.recruiter.companyId);
  expect((await review(server, seeker, { applicationId, rating: 2 })).company?.id).toBe(hirer.recruiter.companyId);
  expect([await numberOfReviews(server, hirer.recruiter.companyId), await numberOfReviews(server, other)]).toEqual([
    1, 0,
  ]);
  expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({ rating: null, reviewCount: 0 });
});
