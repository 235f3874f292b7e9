import { In } from 'typeorm';
import * as z from 'zod/mini';
import { loadReviewable } from '../applications/application-company.service.ts';
import { canReviewCompanyAt } from '../applications/application.rules.ts';
import { Company } from '../companies/company.entity.ts';
import { conflict } from '../core/errors.ts';
import { defineLoader } from '../core/loader.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { StoredReview } from './review.entity.ts';
import { reviewerName, reviewPageSize } from './review.labels.ts';
import { listReviews, type ReviewRequest, type ReviewRow } from './review.queries.ts';
import { reviewMessages, reviewMonth, reviewSchema } from './review.rules.ts';
import type { CompanyReview } from './review.types.ts';

const toReview = ({ rating, text, at }: ReviewRow): CompanyReview => ({
  rating,
  text,
  monthText: reviewMonth(at),
  authorText: reviewerName,
});

/**
 * Of an own application (OP-018); given again, it stays at its place in the list. NOT_FOUND for an application that is
 * not the seeker's; CONFLICT before a decision, after a withdrawal, and where the job was not of a member of the
 * company.
 */
export const reviewCompany = defineCommand({
  name: 'reviewCompany',
  allow: ['JOBSEEKER'],
  isCreating: true,
  input: reviewSchema,
  load: (scope, { applicationId }) => loadReviewable(scope, scope.actor.id, applicationId),
  run: async ({ tx, actor, now }, { rating, text }, { companyId, status, isOfCompany }): Promise<Company> => {
    if (!canReviewCompanyAt(status)) throw conflict(reviewMessages.notDecided());
    if (!isOfCompany) throw conflict(reviewMessages.notOfCompany());
    await tx
      .createQueryBuilder()
      .insert()
      .into(StoredReview)
      .values({ companyId, seekerId: actor.id, rating, text, createdAt: now })
      .orUpdate(['rating', 'review_text'], ['company_id', 'seeker_id'])
      .updateEntity(false)
      .execute();
    return tx.findOneByOrFail(Company, { id: companyId });
  },
});

/** In any state of the application; without a review, nothing happens. NOT_FOUND as above. */
export const deleteReview = defineCommand({
  name: 'deleteReview',
  allow: ['JOBSEEKER'],
  input: z.object({ applicationId: z.string() }),
  load: (scope, { applicationId }) => loadReviewable(scope, scope.actor.id, applicationId),
  run: async ({ tx, actor }, _input, { companyId }): Promise<Company> => {
    await tx.delete(StoredReview, { companyId, seekerId: actor.id });
    return tx.findOneByOrFail(Company, { id: companyId });
  },
});

const loadReviews = defineLoader<CompanyReview & { key: string }, CompanyReview[]>(
  async ({ services }, keys) => {
    const requests = keys.map((key) => ({ key, ...(JSON.parse(key) as Omit<ReviewRequest, 'key'>) }));
    const rows = await services.database.prepared(listReviews(requests));
    return rows.map((row) => Object.assign(toReview(row), { key: row.key }));
  },
  ({ key }) => key,
  (reviews) => reviews,
);

/** Newest first; for all. */
export const listCompanyReviews = defineQuery({
  name: 'listCompanyReviews',
  allow: 'ANYONE',
  input: z.object({ companyId: z.string(), reviewCount: z.number(), ...pageInput(reviewPageSize) }),
  run: async ({ request }, { companyId, reviewCount, page, pageSize }): Promise<Page<CompanyReview>> =>
    toPage(await loadReviews(request, JSON.stringify({ companyId, page, pageSize })), reviewCount, { page, pageSize }),
});

/** Only seekers have any. */
export const loadOwnReview = defineLoader<CompanyReview & { companyId: string }>(
  async ({ services, actor }, companyIds) => {
    if (actor?.role !== 'JOBSEEKER') return [];
    const { manager } = services.database;
    const reviews = await manager.findBy(StoredReview, { companyId: In(companyIds), seekerId: actor.id });
    return reviews.map(({ companyId, rating, text, createdAt }) =>
      Object.assign(toReview({ rating, text: text || null, at: createdAt }), { companyId }),
    );
  },
  ({ companyId }) => companyId,
);
