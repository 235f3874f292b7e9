import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

interface Review {
  rating: number;
  text: string | null;
  monthText: string;
  authorText: string;
}

interface ReviewedCompany {
  id: string;
  rating: number | null;
  reviewCount: number;
  viewerReview: Review | null;
  reviews: { items: Review[]; total: number; totalIsExact: boolean; page: number; pageSize: number };
}

type Recruiter = TestPerson & { companyId: string };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const companyFields = `id rating reviewCount viewerReview { rating text monthText authorText }
  reviews(page: $page, pageSize: $pageSize) { items { rating text monthText authorText } total totalIsExact page pageSize }`;

async function review(
  person: TestPerson | undefined,
  variables: { applicationId: string; rating: number; text?: string | null },
) {
  const { data, errors } = await server.graphql<{ reviewCompany: ReviewedCompany }>(
    `mutation ($applicationId: ID!, $rating: Int!, $text: String, $page: Int, $pageSize: Int) {
       reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) { ${companyFields} } }`,
    variables,
    person?.token,
  );
  return { company: data?.reviewCompany, code: errors[0]?.extensions.code, message: errors[0]?.message };
}

/** The company as shown beside the job. */
async function companyBeside(jobId: string, viewer?: TestPerson, variables: { page?: number; pageSize?: number } = {}) {
  const { data, errors } = await server.graphql<{ job: { company: ReviewedCompany } }>(
    `query ($id: ID!, $page: Int, $pageSize: Int) { job(id: $id) { company { ${companyFields} } } }`,
    { id: jobId, ...variables },
    viewer?.token,
  );
  return { company: data?.job?.company, code: errors[0]?.extensions.code };
}

/** A company of its own with one job. */
async function makeHirer(): Promise<{ recruiter: Recruiter; jobId: string }> {
  const recruiter = await makeRecruiter(server.services);
  return { recruiter, jobId: await makeJob(server.services, recruiter) };
}

async function makeApplicant({ recruiter, jobId }: { recruiter: Recruiter; jobId: string }, status = 'REJECTED') {
  const seeker = await makeSeeker(server.services, { name: 'Asha Nair' });
  return {
    seeker,
    applicationId: await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      status,
    }),
  };
}

const numberOfReviews = async (companyId: string) =>
  (await server.services.database.query('select 1 from company_reviews where company_id = $1', [companyId])).length;

describe('reviewing a company', () => {
  test('OP-018 a review shows its stars, its words, "A job seeker" and the month, and nothing that tells who wrote it or on which day', async () => {
    const hirer = await makeHirer();
    const { seeker, applicationId } = await makeApplicant(hirer);
    expect((await companyBeside(hirer.jobId)).company).toMatchObject({
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
        await review(seeker, {
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
      expect((await companyBeside(hirer.jobId, viewer)).company).toMatchObject({
        rating: 4,
        reviewCount: 1,
        viewerReview: null,
        reviews: { items: [shown] },
      });
    }
    expect((await companyBeside(hirer.jobId, seeker)).company?.viewerReview).toEqual(shown);
  });

  test('OP-018 the mean of the reviews has one decimal', async () => {
    const hirer = await makeHirer();
    for (const rating of [5, 4, 4]) {
      const { seeker, applicationId } = await makeApplicant(hirer);
      await review(seeker, { applicationId, rating });
    }
    expect((await companyBeside(hirer.jobId)).company).toMatchObject({ rating: 4.3, reviewCount: 3 });
  });

  test('a review without words has none', async () => {
    const { seeker, applicationId } = await makeApplicant(await makeHirer());
    expect((await review(seeker, { applicationId, rating: 5 })).company?.viewerReview).toMatchObject({
      rating: 5,
      text: null,
    });
    expect((await review(seeker, { applicationId, rating: 5, text: ' \n ' })).company?.viewerReview).toMatchObject({
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
    const hirer = await makeHirer();
    const { seeker, applicationId } = await makeApplicant(hirer, status);
    const { data } = await server.graphql<{ application: { viewerCan: { reviewCompany: boolean } } }>(
      'query ($id: ID!) { application(id: $id) { viewerCan { reviewCompany } } }',
      { id: applicationId },
      seeker.token,
    );
    expect(data?.application.viewerCan.reviewCompany).toBe(isAllowed);
    const { company, code, message } = await review(seeker, { applicationId, rating: 3 });
    expect([company?.rating, code, message]).toEqual(
      isAllowed
        ? [3, undefined, undefined]
        : [undefined, 'CONFLICT', 'You can review the company once it has decided on your application.'],
    );
    expect(await numberOfReviews(hirer.recruiter.companyId)).toBe(isAllowed ? 1 : 0);
  });

  test("asvs-8.2.2 somebody else's, an unknown and a malformed application are NOT_FOUND; recruiters and visitors are refused", async () => {
    const hirer = await makeHirer();
    const { applicationId } = await makeApplicant(hirer);
    const other = await makeSeeker(server.services);
    for (const id of [applicationId, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await review(other, { applicationId: id, rating: 1 })).code).toBe('NOT_FOUND');
    expect((await review(hirer.recruiter, { applicationId, rating: 5 })).code).toBe('FORBIDDEN');
    expect((await review(undefined, { applicationId, rating: 5 })).code).toBe('UNAUTHENTICATED');
    expect(await numberOfReviews(hirer.recruiter.companyId)).toBe(0);
  });

  test('asvs-2.2.1 stars are 1 to 5 and the words at most 2000 characters', async () => {
    const { seeker, applicationId } = await makeApplicant(await makeHirer());
    for (const rating of [0, 6, -1, 2_147_483_647])
      expect(await review(seeker, { applicationId, rating })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please choose 1 to 5 stars.',
      });
    expect(await review(seeker, { applicationId, rating: 1, text: 'x'.repeat(2001) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Your review must be 2,000 characters or fewer.',
    });
    const kept = await review(seeker, { applicationId, rating: 1, text: `${'आ'.repeat(1999)}\0x` });
    expect(kept.company?.viewerReview?.text).toBe(`${'आ'.repeat(1999)}x`);
  });

  test('the recruiter cannot review the company in the name of an applicant: only the seeker is told that they can', async () => {
    const hirer = await makeHirer();
    const { applicationId } = await makeApplicant(hirer);
    const { data } = await server.graphql<{ application: { viewerCan: { reviewCompany: boolean } } }>(
      'query ($id: ID!) { application(id: $id) { viewerCan { reviewCompany } } }',
      { id: applicationId },
      hirer.recruiter.token,
    );
    expect(data?.application.viewerCan.reviewCompany).toBe(false);
  });
});

test('OP-018 a seeker takes their own review back, and the rating is what the others say; somebody else cannot', async () => {
  const hirer = await makeHirer();
  const [mine, another] = [await makeApplicant(hirer), await makeApplicant(hirer)];
  await review(mine.seeker, { applicationId: mine.applicationId, rating: 1, text: 'Said in anger.' });
  await review(another.seeker, { applicationId: another.applicationId, rating: 5 });
  const remove = (person: TestPerson) =>
    server.graphql<{ deleteReview: ReviewedCompany }>(
      `mutation ($applicationId: ID!, $page: Int, $pageSize: Int) { deleteReview(applicationId: $applicationId) { ${companyFields} } }`,
      { applicationId: mine.applicationId },
      person.token,
    );
  expect((await remove(another.seeker)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await companyBeside(hirer.jobId)).company).toMatchObject({ rating: 3, reviewCount: 2 });
  for (let times = 0; times < 2; times += 1)
    expect((await remove(mine.seeker)).data?.deleteReview).toMatchObject({
      rating: 5,
      reviewCount: 1,
      viewerReview: null,
      reviews: { total: 1 },
    });
});

test('OP-018 a review is of the company that was applied to, whatever company its job is given later', async () => {
  const hirer = await makeHirer();
  const { seeker, applicationId } = await makeApplicant(hirer);
  await review(seeker, { applicationId, rating: 1, text: 'They never called.' });
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
    'query ($id: ID!) { application(id: $id) { company { id viewerReview { rating } } job { company { id viewerReview { rating } } } } }',
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
  expect((await review(seeker, { applicationId, rating: 2 })).company?.id).toBe(hirer.recruiter.companyId);
  expect([await numberOfReviews(hirer.recruiter.companyId), await numberOfReviews(other)]).toEqual([1, 0]);
  expect((await companyBeside(hirer.jobId)).company).toMatchObject({ rating: null, reviewCount: 0 });
});

describe('the rating of a company', () => {
  test('asvs-2.3.4 OP-018 20 reviews of one seeker at once are one, and counted once', async () => {
    const hirer = await makeHirer();
    const { seeker, applicationId } = await makeApplicant(hirer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => review(seeker, { applicationId, rating: 1 + (index % 5) })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => undefined));
    expect(await numberOfReviews(hirer.recruiter.companyId)).toBe(1);
    const { company } = await companyBeside(hirer.jobId, seeker);
    expect(company).toMatchObject({ reviewCount: 1, rating: company?.viewerReview?.rating });
  });

  test('OP-018 it is the mean of one review by each of 20 seekers who write at once', async () => {
    const hirer = await makeHirer();
    const applicants = await Promise.all(Array.from({ length: 20 }, () => makeApplicant(hirer)));
    await Promise.all(
      applicants.map(({ seeker, applicationId }, index) =>
        review(seeker, { applicationId, rating: index < 12 ? 5 : 2 }),
      ),
    );
    expect((await companyBeside(hirer.jobId)).company).toMatchObject({
      reviewCount: 20,
      rating: (12 * 5 + 8 * 2) / 20,
      reviews: { total: 20 },
    });
  });

  test('OP-018 it is right after a change and after a review is gone; a second job of the company gives no second review', async () => {
    const hirer = await makeHirer();
    const [one, two] = [await makeApplicant(hirer), await makeApplicant(hirer, 'HIRED')];
    await review(one.seeker, { ...one, rating: 5, text: 'Good.' });
    expect((await review(two.seeker, { ...two, rating: 2 })).company).toMatchObject({ rating: 3.5, reviewCount: 2 });
    const otherJob = await makeJob(server.services, hirer.recruiter);
    const again = await makeApplication(server.services, {
      jobId: otherJob,
      recruiterId: hirer.recruiter.id,
      seekerId: one.seeker.id,
      status: 'APPROVED',
    });
    expect((await review(one.seeker, { applicationId: again, rating: 1, text: 'Not so good.' })).company).toMatchObject(
      { rating: 1.5, reviewCount: 2, viewerReview: { rating: 1, text: 'Not so good.' } },
    );
    expect((await companyBeside(otherJob)).company).toMatchObject({ rating: 1.5, reviewCount: 2 });
    await server.services.database.query('delete from company_reviews where seeker_id = $1', [two.seeker.id]);
    expect((await companyBeside(hirer.jobId)).company).toMatchObject({ rating: 1, reviewCount: 1 });
    await server.services.database.query('delete from company_reviews where seeker_id = $1', [one.seeker.id]);
    expect((await companyBeside(hirer.jobId)).company).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe('the list of reviews', () => {
  /** Five reviews, a day apart, with 1 to 5 stars. */
  async function makeReviews() {
    const hirer = await makeHirer();
    const writers = [];
    for (const rating of [1, 2, 3, 4, 5]) {
      const applicant = await makeApplicant(hirer);
      await review(applicant.seeker, { ...applicant, rating });
      writers.push(applicant);
      server.clock.advance({ hours: 24 });
    }
    return { ...hirer, writers };
  }
  const ratingsOf = (company: ReviewedCompany | undefined) => company?.reviews.items.map(({ rating }) => rating);

  test('OP-018 is newest first, in pages; a changed review keeps its place and its month', async () => {
    const { jobId, writers, recruiter } = await makeReviews();
    expect(ratingsOf((await companyBeside(jobId, undefined, { pageSize: 2 })).company)).toEqual([5, 4]);
    expect(ratingsOf((await companyBeside(jobId, undefined, { pageSize: 2, page: 3 })).company)).toEqual([1]);
    expect((await companyBeside(jobId, undefined, { pageSize: 2, page: 4 })).company?.reviews).toMatchObject({
      items: [],
      total: 5,
      page: 4,
    });
    await server.services.database.query(
      `update company_reviews set created_at = created_at - interval '40 days' where company_id = $1`,
      [recruiter.companyId],
    );
    const [oldest] = writers;
    if (oldest) await review(oldest.seeker, { ...oldest, rating: 3 });
    const { company } = await companyBeside(jobId);
    expect(ratingsOf(company)).toEqual([5, 4, 3, 2, 3]);
    expect(company?.reviews.items.at(-1)?.monthText).toBe('October 2026');
  });

  test('asvs-1.4.2 a page has 1 to 100 rows and is counted from 1', async () => {
    const { jobId } = await makeHirer();
    for (const variables of [
      { pageSize: 0 },
      { pageSize: 101 },
      { pageSize: -1 },
      { page: 0 },
      { page: 2_147_483_647 },
    ]) {
      expect((await companyBeside(jobId, undefined, variables)).code).toBe('BAD_USER_INPUT');
    }
  });

  test('of many companies at once each shows its own', async () => {
    const hirers = await Promise.all(
      [1, 2, 3].map(async (rating) => {
        const hirer = await makeHirer();
        const applicant = await makeApplicant(hirer);
        await review(applicant.seeker, { ...applicant, rating });
        return hirer;
      }),
    );
    const names = hirers.map((_, index) => `job${index}`);
    const { data } = await server.graphql<
      Record<string, { company: { few: ReviewedCompany['reviews']; more: ReviewedCompany['reviews'] } }>
    >(
      `query (${names.map((name) => `$${name}: ID!`).join(' ')}) { ${names
        .map(
          (name) => `${name}: job(id: $${name}) { company {
        few: reviews(pageSize: 1) { items { rating } } more: reviews(pageSize: 1, page: 2) { items { rating } } } }`,
        )
        .join(' ')} }`,
      Object.fromEntries(hirers.map(({ jobId }, index) => [`job${index}`, jobId])),
    );
    expect(names.map((name) => data?.[name]?.company)).toEqual(
      [1, 2, 3].map((rating) => ({ few: { items: [{ rating }] }, more: { items: [] } })),
    );
  });
});
