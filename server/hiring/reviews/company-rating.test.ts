import { makeApplication, makeJob } from '../../../test/factories.ts';
import {
  companyBeside,
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

describe('the rating of a company', () => {
  test('asvs-2.3.4 OP-018 20 reviews of one seeker at once are one, and counted once', async () => {
    const hirer = await makeHirer(server);
    const { seeker, applicationId } = await makeApplicant(server, hirer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => review(server, seeker, { applicationId, rating: 1 + (index % 5) })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => undefined));
    expect(await numberOfReviews(server, hirer.recruiter.companyId)).toBe(1);
    const { company } = await companyBeside(server, hirer.jobId, seeker);
    expect(company).toMatchObject({ reviewCount: 1, rating: company?.viewerReview?.rating });
  });

  test('OP-018 it is the mean of one review by each of 20 seekers who write at once', async () => {
    const hirer = await makeHirer(server);
    const applicants = await Promise.all(Array.from({ length: 20 }, () => makeApplicant(server, hirer)));
    await Promise.all(
      applicants.map(({ seeker, applicationId }, index) =>
        review(server, seeker, { applicationId, rating: index < 12 ? 5 : 2 }),
      ),
    );
    expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({
      reviewCount: 20,
      rating: (12 * 5 + 8 * 2) / 20,
      reviews: { total: 20 },
    });
  });

  test('OP-018 it is right after a change and a removal; a second job there gives no second review', async () => {
    const hirer = await makeHirer(server);
    const [one, two] = [await makeApplicant(server, hirer), await makeApplicant(server, hirer, 'HIRED')];
    await review(server, one.seeker, { ...one, rating: 5, text: 'Good.' });
    expect((await review(server, two.seeker, { ...two, rating: 2 })).company).toMatchObject({
      rating: 3.5,
      reviewCount: 2,
    });
    const otherJob = await makeJob(server.services, hirer.recruiter);
    const again = await makeApplication(server.services, {
      jobId: otherJob,
      recruiterId: hirer.recruiter.id,
      seekerId: one.seeker.id,
      status: 'APPROVED',
    });
    expect(
      (await review(server, one.seeker, { applicationId: again, rating: 1, text: 'Not so good.' })).company,
    ).toMatchObject({ rating: 1.5, reviewCount: 2, viewerReview: { rating: 1, text: 'Not so good.' } });
    expect((await companyBeside(server, otherJob)).company).toMatchObject({ rating: 1.5, reviewCount: 2 });
    await server.services.database.query('delete from company_reviews where seeker_id = $1', [two.seeker.id]);
    expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({ rating: 1, reviewCount: 1 });
    await server.services.database.query('delete from company_reviews where seeker_id = $1', [one.seeker.id]);
    expect((await companyBeside(server, hirer.jobId)).company).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe('the list of reviews', () => {
  /** Five reviews, a day apart, with 1 to 5 stars. */
  async function makeReviews() {
    const hirer = await makeHirer(server);
    const writers = [];
    for (const rating of [1, 2, 3, 4, 5]) {
      const applicant = await makeApplicant(server, hirer);
      await review(server, applicant.seeker, { ...applicant, rating });
      writers.push(applicant);
      server.clock.advance({ hours: 24 });
    }
    return { ...hirer, writers };
  }
  const ratingsOf = (company: ReviewedCompany | undefined) => company?.reviews.items.map(({ rating }) => rating);

  test('OP-018 is newest first, in pages; a changed review keeps its place and its month', async () => {
    const { jobId, writers, recruiter } = await makeReviews();
    expect(ratingsOf((await companyBeside(server, jobId, undefined, { pageSize: 2 })).company)).toEqual([5, 4]);
    expect(ratingsOf((await companyBeside(server, jobId, undefined, { pageSize: 2, page: 3 })).company)).toEqual([1]);
    expect((await companyBeside(server, jobId, undefined, { pageSize: 2, page: 4 })).company?.reviews).toMatchObject({
      items: [],
      total: 5,
      page: 4,
    });
    await server.services.database.query(
      `update company_reviews set created_at = created_at - interval '40 days' where company_id = $1`,
      [recruiter.companyId],
    );
    const [oldest] = writers;
    if (oldest) await review(server, oldest.seeker, { ...oldest, rating: 3 });
    const { company } = await companyBeside(server, jobId);
    expect(ratingsOf(company)).toEqual([5, 4, 3, 2, 3]);
    expect(company?.reviews.items.at(-1)?.monthText).toBe('October 2026');
  });

  test('asvs-1.4.2 a page has 1 to 100 rows and is counted from 1', async () => {
    const { jobId } = await makeHirer(server);
    for (const variables of [
      { pageSize: 0 },
      { pageSize: 101 },
      { pageSize: -1 },
      { page: 0 },
      { page: 2_147_483_647 },
    ]) {
      expect((await companyBeside(server, jobId, undefined, variables)).code).toBe('BAD_USER_INPUT');
    }
  });

  test('of many companies at once each shows its own', async () => {
    const hirers = await Promise.all(
      [1, 2, 3].map(async (rating) => {
        const hirer = await makeHirer(server);
        const applicant = await makeApplicant(server, hirer);
        await review(server, applicant.seeker, { ...applicant, rating });
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
