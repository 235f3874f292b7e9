import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { IdempotencyKey } from '../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../core/page.ts';
import { answerJoinRequest, listJoinRequests } from './join-request.service.ts';
import type { Membership } from './membership.labels.ts';
import { askToJoinCompany, leaveCompany } from './membership.service.ts';
import { type JoinRequest, JoinRequestPage, MembershipEnum } from './membership.types.ts';

@Resolver()
export class MembershipResolver {
  @Query(() => JoinRequestPage, {
    description: "Recruiters who ask to join the viewer's company, who has waited longest first.",
  })
  joinRequests(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10)) pageSize: number | null,
  ): Promise<Page<JoinRequest>> {
    return listJoinRequests(context, { page, pageSize });
  }

  @Mutation(() => MembershipEnum, {
    description:
      'Asks the members of a company to let the recruiter in; jobs for it wait unseen until then. ' +
      'A confirmed mail domain of the company lets in at once.',
  })
  askToJoinCompany(
    @Ctx() context: RequestContext,
    @Arg('company', { description: 'Its name.' }) company: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Membership> {
    return askToJoinCompany(context, { company }, idempotencyKey);
  }

  @Mutation(() => Boolean, { description: "Leaves the recruiter's company, a verified one too; jobs stay with it." })
  leaveCompany(@Ctx() context: RequestContext): Promise<boolean> {
    return leaveCompany(context, {});
  }

  @Mutation(() => Boolean, {
    description: "Lets somebody who asks into one's own company, or does not; answers whether they are in.",
  })
  answerJoinRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Arg('isAccepted', { description: 'Whether the recruiter is let in.' }) isAccepted: boolean,
  ): Promise<boolean> {
    return answerJoinRequest(context, { id, isAccepted });
  }
}
