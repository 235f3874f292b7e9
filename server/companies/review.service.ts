import { z } from 'zod';
import { applicationMessages } from '../applications/application.rules.ts';
import type { RequestContext } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineLoader } from '../core/loader.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { Company } from './company.entity.ts';
import { loadCompany } from './company.service.ts';
import { reviewPageSize } from './review.labels.ts';
import { findCompaniesOfApplications, findOwnReviews, findReviewable, listReviews, type Reviewable, type ReviewRequest, type SentTo } from './review.queries.ts';
import { canReviewCompanyAt, reviewMessages, reviewSchema } from './review.rules.ts';
import type { CompanyReview } from './review.types.ts';

async function loadReviewable({ tx, actor }: WriteScope<readonly ['JOBSEEKER']>, { applicationId }: { applicationId: string }): Promise<Reviewable> {
  const reviewable = isId(applicationId) ? await findReviewable(tx, actor.id, applicationId) : null;
  if (!reviewable) throw notFound(applicationMessages.notFound);
  return reviewable;
}

/**
 * Reviews the company behind an own application (OP-018), or changes that review: a seeker has one for each company, which keeps its place in
 * the list. NOT_FOUND for an application that is not the seeker's, CONFLICT before a decision,
 * after a withdrawal, and where the job was not of a member of the company.
 */
export const reviewCompany = defineCommand({
  name: 'reviewCompany',
  allow: ['JOBSEEKER'],
  input: reviewSchema,
  load: loadReviewable,
  run: async ({ tx, actor, now }, { rating, text }, { companyId, status, isOfCompany }): Promise<Company> => {
    if (!canReviewCompanyAt(status)) throw conflict(reviewMessages.notDecided);
    if (!isOfCompany) throw conflict(reviewMessages.notOfCompany);
    await tx.query(
      `insert into company_reviews (company_id, seeker_id, rating, review_text, created_at) values ($1, $2, $3, $4, $5)
       on conflict (company_id, seeker_id) do update set rating = excluded.rating, review_text = excluded.review_text`,
      [companyId, actor.id, rating, text, now],
    );
    return tx.getRepository(Company).findOneByOrFail({ id: companyId });
  },
});

/** Takes the own review of the company behind an own application back, at any state of it; without one, nothing happens. NOT_FOUND as above. */
export const deleteReview = defineCommand({
  name: 'deleteReview',
  allow: ['JOBSEEKER'],
  input: z.object({ applicationId: z.string() }),
  load: loadReviewable,
  run: async ({ tx, actor }, _input, { companyId }): Promise<Company> => {
    await tx.query('delete from company_reviews where company_id = $1 and seeker_id = $2', [companyId, actor.id]);
    return tx.getRepository(Company).findOneByOrFail({ id: companyId });
  },
});

const loadReviews = defineLoader<CompanyReview & { key: string }, CompanyReview[]>(
  ({ services }, keys) => listReviews(services.database, keys.map((key) => ({ key, asked: JSON.parse(key) as ReviewRequest }))),
  ({ key }) => key,
  (reviews) => reviews,
);

/** A page of the reviews of a company, newest first; for everybody. */
export const listCompanyReviews = defineQuery({
  name: 'listCompanyReviews',
  allow: 'ANYONE',
  input: z.object({ companyId: z.string(), reviewCount: z.number(), ...pageInput(reviewPageSize) }),
  run: async ({ request }, { companyId, reviewCount, page, pageSize }): Promise<Page<CompanyReview>> =>
    toPage(await loadReviews(request, JSON.stringify({ companyId, page, pageSize } satisfies ReviewRequest)), reviewCount, { page, pageSize }),
});

/** The viewer's own review by company; none for everybody but seekers. */
export const loadOwnReview = defineLoader<CompanyReview & { companyId: string }>(
  async ({ services, actor }, companyIds) => (actor?.role === 'JOBSEEKER' ? findOwnReviews(services.database, actor.id, companyIds) : []),
  ({ companyId }) => companyId,
);

const loadSentTo = defineLoader<SentTo>(({ services }, ids) => findCompaniesOfApplications(services.database, ids), ({ id }) => id);

/** Whether the recruiter of this application was of the company, so that it may be reviewed for it. */
export const isSentToCompany = async (context: RequestContext, applicationId: string): Promise<boolean> => (await loadSentTo(context, applicationId))?.isOfCompany ?? false;

/**
 * The company that an application was sent to, for who may see the application: its job may be another company's by now. Of a recruiter who did not
 * belong to it the name alone, under the id of the application.
 */
export async function companyOfApplication(context: RequestContext, applicationId: string): Promise<Company> {
  const sentTo = await loadSentTo(context, applicationId);
  const company = sentTo && (await loadCompany(context, sentTo.companyId));
  if (!company) throw notFound(applicationMessages.notFound);
  return sentTo.isOfCompany ? company : Object.assign(new Company(), { id: applicationId, name: company.name, verifiedAt: null, ratingTotal: 0, reviewCount: 0 });
}
