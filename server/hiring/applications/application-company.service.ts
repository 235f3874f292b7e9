import { Company } from '../../companies/company.entity.ts';
import { loadCompany } from '../../companies/company.service.ts';
import type { RequestContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineLoader } from '../../core/loader.ts';
import type { WriteScope } from '../../core/use-case.ts';
import { findCompaniesOfApplications, findReviewable } from './application-company.queries.ts';
import { applicationMessages } from './application.rules.ts';

/** The application cannot move until the review is written. NOT_FOUND for anybody else's. */
export async function loadReviewable(
  { prepared }: Pick<WriteScope, 'prepared'>,
  seekerId: string,
  applicationId: string,
) {
  const [reviewable] = isId(applicationId) ? await prepared(findReviewable({ seekerId, applicationId })) : [];
  if (!reviewable) throw notFound(applicationMessages.notFound());
  return reviewable;
}

const loadSentTo = defineLoader(
  ({ services }, ids) => services.database.prepared(findCompaniesOfApplications(ids)),
  ({ id }) => id,
);

export const isSentToCompany = async (context: RequestContext, applicationId: string): Promise<boolean> =>
  (await loadSentTo(context, applicationId))?.isOfCompany ?? false;

/**
 * For those who may see the application: its job may be another company's by now. If the recruiter did not belong to
 * it, its name alone, under the id of the application.
 */
export async function companyOfApplication(context: RequestContext, applicationId: string): Promise<Company> {
  const sentTo = await loadSentTo(context, applicationId);
  const company = sentTo && (await loadCompany(context, sentTo.companyId));
  if (!company) throw notFound(applicationMessages.notFound());
  return sentTo.isOfCompany
    ? company
    : Object.assign(new Company(), {
        id: applicationId,
        name: company.name,
        verifiedAt: null,
        ratingTotal: 0,
        reviewCount: 0,
      });
}
