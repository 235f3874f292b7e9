import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import { viewerWith } from '../../core/token-scope.ts';
import { Company } from '../../companies/company.entity.ts';
import { deleteReview, listCompanyReviews, loadOwnReview, reviewCompany } from './review.service.ts';
import { CompanyReview, CompanyReviewPage } from './review.entity.ts';

@Resolver(() => Company)
export class ReviewResolver {
  @Mutation(() => Company, {
    description:
      "The seeker's review of the company behind a decided application of theirs; " +
      'given again, it replaces the earlier one.',
  })
  reviewCompany(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'An application of theirs to the company.' }) applicationId: string,
    @Arg('rating', () => Int, { description: 'Stars, 1 to 5.' }) rating: number,
    @Arg('text', () => String, {
      nullable: true,
      description: 'In words, up to 2000 characters; everybody can read it.',
    })
    text: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Company> {
    return reviewCompany(context, { applicationId, rating, text }, idempotencyKey);
  }

  @Mutation(() => Company, {
    description: "Takes the seeker's review of the company behind an application of theirs back.",
  })
  deleteReview(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'An application of theirs to the company.' }) applicationId: string,
  ): Promise<Company> {
    return deleteReview(context, { applicationId });
  }

  @FieldResolver(() => CompanyReviewPage, { description: 'What seekers who applied there say, newest first.' })
  reviews(
    @Root() { id, reviewCount }: Company,
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10))
    pageSize: number | null,
  ): Promise<Page<CompanyReview>> {
    return listCompanyReviews(context, { companyId: id, reviewCount, page, pageSize });
  }

  @FieldResolver(() => CompanyReview, { nullable: true, description: "The viewer's own review; null without one." })
  async viewerReview(@Root() { id }: Company, @Ctx() context: RequestContext): Promise<CompanyReview | null> {
    return viewerWith(context, 'APPLICATIONS_READ') && loadOwnReview(context, id);
  }
}
