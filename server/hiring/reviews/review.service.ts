import { In } from 'typeorm';
import * as z from 'zod/mini';
import { loadReviewable } from '../applications/application-company.service.ts';
import { canReviewCompanyAt } from '../applications/application.rules.ts';
import { Company } from '../../companies/company.entity.ts';
import { conflict } from '../../core/errors.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { defineLoader } from '../../core/loader.ts';
import { pageInput, type Page, toPage } from '../../core/page.ts';
import { defineCommand, defineQuery, nobodyElse } from '../../core/use-case.ts';
import { CompanyReview } from './review.entity.ts';
import { reviewPageSize } from './review.labels.ts';
import { listReviews } from './review.queries.ts';
import { reviewMessages, reviewSchema } from './review.rules.ts';

/**
 * Of an own application (OP-018); given again, it stays at its place in the list. NOT_FOUND for an application that is
 * not the seeker's; CONFLICT before a decision, after a withdrawal, and where the job was not of a member of the
 * company.
 */
export const reviewCompany = defineCommand({
  name: 'reviewCompany',
  allow: ['JOBSEEKER'],
  token: 'APPLICATIONS_WRITE',
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: reviewSchema,
  load: (scope, { applicationId }) => loadReviewable(scope, scope.actor.id, applicationId),
  run: async ({ tx, actor, now }, { rating, text }, { companyId, status, isOfCompany }): Promise<Company> => {
    if (!canReviewCompanyAt(status)) throw conflict(reviewMessages.notDecided());
    if (!isOfCompany) throw conflict(reviewMessages.notOfCompany());
    const own = { companyId, seekerId: actor.id };
    await insertMissing(tx, CompanyReview, { ...own, rating, text, createdAt: now });
    await tx.update(CompanyReview, own, { rating, text });
    return tx.findOneByOrFail(Company, { id: companyId });
  },
});

/** In any state of the application; without a review, nothing happens. NOT_FOUND as above. */
export const deleteReview = defineCommand({
  name: 'deleteReview',
  allow: ['JOBSEEKER'],
  token: 'APPLICATIONS_WRITE',
  input: z.object({ applicationId: z.string() }),
  load: (scope, { applicationId }) => loadReviewable(scope, scope.actor.id, applicationId),
  run: async ({ tx, actor }, _input, { companyId }): Promise<Company> => {
    await tx.delete(CompanyReview, { companyId, seekerId: actor.id });
    return tx.findOneByOrFail(Company, { id: companyId });
  },
});

const loadReviews = defineLoader(
  ({ services }, keys) => services.database.prepared(listReviews(keys)),
  ({ key }) => key,
  (rows) => rows.map((row) => Object.assign(new CompanyReview(), row)),
);

/** Newest first; for all. */
export const listCompanyReviews = defineQuery({
  name: 'listCompanyReviews',
  allow: 'ANYONE',
  token: 'ANY',
  isPublic: true,
  input: z.object({ companyId: z.string(), reviewCount: z.number(), ...pageInput(reviewPageSize) }),
  run: async ({ request }, { companyId, reviewCount, page, pageSize }): Promise<Page<CompanyReview>> =>
    toPage(await loadReviews(request, JSON.stringify({ companyId, page, pageSize })), reviewCount, { page, pageSize }),
});

/** Only seekers have any. */
export const loadOwnReview = defineLoader<CompanyReview>(
  async ({ services, actor }, companyIds) =>
    actor?.role === 'JOBSEEKER'
      ? services.database.manager.findBy(CompanyReview, { companyId: In(companyIds), seekerId: actor.id })
      : [],
  ({ companyId }) => companyId,
);
