import { z } from 'zod';
import { loadReviewable } from '../applications/application-company.service.ts';
import { canReviewCompanyAt } from '../applications/application.rules.ts';
import { Company } from '../companies/company.entity.ts';
import { conflict } from '../core/errors.ts';
import { defineLoader } from '../core/loader.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { reviewPageSize } from './review.labels.ts';
import { findOwnReviews, listReviews, type ReviewRequest } from './review.queries.ts';
import { reviewMessages, reviewSchema } from './review.rules.ts';
import type { CompanyReview } from './review.types.ts';

/**
 * Reviews the company behind an own application (OP-018), or changes that review: a seeker has one for each company, which keeps its place in
 * the list. NOT_FOUND for an application that is not the seeker's, CONFLICT before a decision,
 * after a withdrawal, and where the job was not of a member of the company.
 */
export const reviewCompany = defineCommand({
  name: 'reviewCompany',
  allow: ['JOBSEEKER'],
  isCreating: true,
  input: reviewSchema,
  load: ({ tx, actor }, { applicationId }) => loadReviewable(tx, actor.id, applicationId),
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
  load: ({ tx, actor }, { applicationId }) => loadReviewable(tx, actor.id, applicationId),
  run: async ({ tx, actor }, _input, { companyId }): Promise<Company> => {
    await tx.query('delete from company_reviews where company_id = $1 and seeker_id = $2', [companyId, actor.id]);
    return tx.getRepository(Company).findOneByOrFail({ id: companyId });
  },
});

const loadReviews = defineLoader<CompanyReview & { key: string }, CompanyReview[]>(
  ({ services }, keys) =>
    listReviews(
      services.database,
      keys.map((key) => ({ key, asked: JSON.parse(key) as ReviewRequest })),
    ),
  ({ key }) => key,
  (reviews) => reviews,
);

/** A page of the reviews of a company, newest first; for everybody. */
export const listCompanyReviews = defineQuery({
  name: 'listCompanyReviews',
  allow: 'ANYONE',
  input: z.object({ companyId: z.string(), reviewCount: z.number(), ...pageInput(reviewPageSize) }),
  run: async ({ request }, { companyId, reviewCount, page, pageSize }): Promise<Page<CompanyReview>> =>
    toPage(
      await loadReviews(request, JSON.stringify({ companyId, page, pageSize } satisfies ReviewRequest)),
      reviewCount,
      { page, pageSize },
    ),
});

/** The viewer's own review by company; none for everybody but seekers. */
export const loadOwnReview = defineLoader<CompanyReview & { companyId: string }>(
  async ({ services, actor }, companyIds) =>
    actor?.role === 'JOBSEEKER' ? findOwnReviews(services.database, actor.id, companyIds) : [],
  ({ companyId }) => companyId,
);
