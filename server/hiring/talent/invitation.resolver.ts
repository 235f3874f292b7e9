import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Application } from '../applications/application.entity.ts';
import { loadApplication } from '../applications/application.service.ts';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import { Invitation, InvitationBlock, InvitationPage } from './invitation.entity.ts';
import { invitationDays, invitationPageSize } from './invitation.rules.ts';
import {
  acceptInvitation,
  blockInvitations,
  declineInvitation,
  inviteToJob,
  listMyBlocks,
  listMyInvitations,
  listSentInvitations,
  removeInvitationBlock,
  withdrawInvitation,
} from './invitation.service.ts';
import { TalentProfile } from './talent.entity.ts';
import { loadTalent } from './talent.service.ts';

const idArg = { description: 'The invitation.' } as const;

@Resolver(() => Invitation)
export class InvitationResolver {
  @Query(() => InvitationPage, { description: "The signed-in seeker's invitations, newest first." })
  myInvitations(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(invitationPageSize)) pageSize: number | null,
  ): Promise<Page<Invitation>> {
    return listMyInvitations(context, { page, pageSize });
  }

  @Query(() => InvitationPage, { description: 'The invitations that the signed-in recruiter sent, newest first.' })
  sentInvitations(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'Only to this job.' }) jobId: string | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(invitationPageSize)) pageSize: number | null,
  ): Promise<Page<Invitation>> {
    return listSentInvitations(context, { jobId, page, pageSize });
  }

  @Query(() => [InvitationBlock], { description: 'The companies that may not invite the signed-in seeker.' })
  invitationBlocks(@Ctx() context: RequestContext): Promise<InvitationBlock[]> {
    return listMyBlocks(context, {});
  }

  @Mutation(() => Invitation, {
    description:
      `Invites a found seeker to an open job; they can accept for ${invitationDays} days. ` +
      'CONFLICT for somebody who applied for it, whose invitation was withdrawn or, with the reason DONE_ALREADY, ' +
      'who was invited to it; RATE_LIMITED after so many in a day.',
  })
  inviteToJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: "One of the recruiter's jobs." }) jobId: string,
    @Arg('talentId', () => ID, { description: 'Id of the profile that was found.' }) talentId: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Invitation> {
    return inviteToJob(context, { jobId, talentId }, idempotencyKey);
  }

  @Mutation(() => Invitation, { description: 'Takes an invitation back. The same person cannot be invited again.' })
  withdrawInvitation(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<Invitation> {
    return withdrawInvitation(context, { id });
  }

  @Mutation(() => Invitation, {
    description:
      'Applies for the job: the recruiter now has name and resume. ' +
      'A second time is CONFLICT with the reason DONE_ALREADY.',
  })
  acceptInvitation(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<Invitation> {
    return acceptInvitation(context, { id });
  }

  @Mutation(() => Invitation, { description: 'Declines; the recruiter does not learn who it was.' })
  declineInvitation(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<Invitation> {
    return declineInvitation(context, { id });
  }

  @Mutation(() => Invitation, {
    description: 'The company of the invitation can find and invite the seeker no more. Declines what is open of it.',
  })
  blockInvitations(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<Invitation> {
    return blockInvitations(context, { id });
  }

  @Mutation(() => Boolean, { description: 'Lets a company find and invite the seeker again.' })
  removeInvitationBlock(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The line of `invitationBlocks`.' }) id: string,
  ): Promise<boolean> {
    return removeInvitationBlock(context, { id });
  }

  @FieldResolver(() => TalentProfile, {
    nullable: true,
    description: 'Who was invited, without a name. For the recruiter, while they are to be found.',
  })
  async profile(
    @Root() { recruiterId, talentId }: Invitation,
    @Ctx() context: RequestContext,
  ): Promise<TalentProfile | null> {
    return context.actor?.id === recruiterId ? loadTalent(context, talentId) : null;
  }

  @FieldResolver(() => Application, { nullable: true, description: 'What it became when it was accepted.' })
  async application(
    @Root() { applicationId }: Invitation,
    @Ctx() context: RequestContext,
  ): Promise<Application | null> {
    return applicationId ? loadApplication(context, applicationId) : null;
  }
}
