import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { Message } from '../../people/identity/login/account.types.ts';
import { StaffInvitation } from './staff.entity.ts';
import { acceptAdminInvitation, inviteAdmin, removeAdmin, staff, withdrawAdminInvitation } from './staff.service.ts';
import { AcceptAdminInvitationInput, InviteAdminInput, Staff } from './staff.types.ts';

@Resolver()
export class StaffResolver {
  @Query(() => Staff, { description: 'Who runs the portal, for SUPERADMIN.' })
  staff(@Ctx() context: RequestContext): Promise<Staff> {
    return staff(context, {});
  }

  @Mutation(() => StaffInvitation, {
    description:
      'Mails a link with which somebody becomes an admin or superadmin, for SUPERADMIN; it works once, within 72 ' +
      'hours. Inviting the same address again mails a new link, and the one before is dead.',
  })
  inviteAdmin(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteAdminInput, { description: 'Whom.' }) input: InviteAdminInput,
  ): Promise<StaffInvitation> {
    return inviteAdmin(context, { input });
  }

  @Mutation(() => Boolean, { description: 'Withdraws an invitation, for SUPERADMIN: its link is dead.' })
  withdrawAdminInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
  ): Promise<boolean> {
    return withdrawAdminInvitation(context, { id });
  }

  @Mutation(() => Message, {
    description: 'Makes the account that an invitation is for. For people who are not signed in; signs no one in.',
  })
  acceptAdminInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptAdminInvitationInput, { description: 'The link and the password.' })
    input: AcceptAdminInvitationInput,
  ): Promise<Message> {
    return acceptAdminInvitation(context, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Takes the rights of an admin or superadmin, for SUPERADMIN: their sessions end, and the account is that of a ' +
      'job seeker. NOT_FOUND for oneself, CONFLICT for the last superadmin.',
  })
  removeAdmin(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The admin.' }) id: string,
  ): Promise<boolean> {
    return removeAdmin(context, { id });
  }
}
