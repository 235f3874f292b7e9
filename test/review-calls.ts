import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

/** Reviews of companies, over the API. */

interface Review {
  rating: number;
  text: string | null;
  monthText: string;
  authorText: string;
}

export interface ReviewedCompany {
  id: string;
  rating: number | null;
  reviewCount: number;
  viewerReview: Review | null;
  reviews: { items: Review[]; total: number; totalIsExact: boolean; page: number; pageSize: number };
}

type Recruiter = TestPerson & { companyId: string };

export const companyFields = `id rating reviewCount viewerReview { rating text monthText authorText }
  reviews(page: $page, pageSize: $pageSize) {
    items { rating text monthText authorText } total totalIsExact page pageSize
  }`;

export async function review(
  server: TestServer,
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

/** The company as shown next to the job. */
export async function companyBeside(
  server: TestServer,
  jobId: string,
  viewer?: TestPerson,
  variables: { page?: number; pageSize?: number } = {},
) {
  const { data, errors } = await server.graphql<{ job: { company: ReviewedCompany } }>(
    `query ($id: ID!, $page: Int, $pageSize: Int) { job(id: $id) { company { ${companyFields} } } }`,
    { id: jobId, ...variables },
    viewer?.token,
  );
  return { company: data?.job?.company, code: errors[0]?.extensions.code };
}

/** A separate company with one job. */
export async function makeHirer(server: TestServer): Promise<{ recruiter: Recruiter; jobId: string }> {
  const recruiter = await makeRecruiter(server.services);
  return { recruiter, jobId: await makeJob(server.services, recruiter) };
}

export async function makeApplicant(
  server: TestServer,
  { recruiter, jobId }: { recruiter: Recruiter; jobId: string },
  status = 'REJECTED',
) {
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

export const numberOfReviews = async (server: TestServer, companyId: string) =>
  (await server.services.database.query('select 1 from company_reviews where company_id = $1', [companyId])).length;
