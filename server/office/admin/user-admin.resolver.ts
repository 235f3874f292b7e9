import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Role } from '../../core/actor.rules.ts';
import type { RequestContext } from '../../core/context.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import { Message } from '../../people/identity/login/account.types.ts';
import { sendLoginCode, sendSignupCode } from './code-mail.service.ts';
import type { UserState } from './admin.labels.ts';
import { userPageSize } from './user-admin.rules.ts';
import { adminUser, adminUsers, disableUser, enableUser, endUserSessions, unlockUser } from './user-admin.service.ts';
import { UserDetails, type UserRecord, UserSlice, UserStateEnum } from './user-admin.types.ts';

const personArg = { description: 'The person. NOT_FOUND for whom the caller may not act on.' } as const;

@Resolver()
export class UserAdminResolver {
  @Query(() => UserSlice, { description: 'People with an account, who joined last first, for ADMIN and SUPERADMIN.' })
  adminUsers(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name, the address or the company.' })
    search: string | null,
    @Arg('role', () => RoleEnum, { nullable: true, description: 'One role; all if left out.' }) role: Role | null,
    @Arg('state', () => UserStateEnum, { nullable: true, description: 'Who can log in, or who cannot.' })
    state: UserState | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(userPageSize)) pageSize: number | null,
  ): Promise<Slice<UserRecord>> {
    return adminUsers(context, { search, role, state, after, pageSize });
  }

  @Query(() => UserDetails, { nullable: true, description: 'One person with an account, for ADMIN and SUPERADMIN.' })
  adminUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The person.' }) id: string,
  ): Promise<UserDetails> {
    return adminUser(context, { id });
  }

  @Mutation(() => UserDetails, {
    description:
      'Ends every session of somebody and lets them in no more, for ADMIN and SUPERADMIN; the person is mailed the ' +
      'reason. An admin acts on seekers and recruiters, a superadmin on admins, too; nobody on themselves.',
  })
  disableUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, personArg) id: string,
    @Arg('reason', { description: 'Why; the person and other admins read it.' }) reason: string,
  ): Promise<UserDetails> {
    return disableUser(context, { id, reason });
  }

  @Mutation(() => UserDetails, {
    description: 'Lets somebody in again who was disabled, for ADMIN and SUPERADMIN; the person is mailed.',
  })
  enableUser(@Ctx() context: RequestContext, @Arg('id', () => ID, personArg) id: string): Promise<UserDetails> {
    return enableUser(context, { id });
  }

  @Mutation(() => UserDetails, {
    description: 'Forgets the wrong passwords and codes that block the ways in of somebody, for ADMIN and SUPERADMIN.',
  })
  unlockUser(@Ctx() context: RequestContext, @Arg('id', () => ID, personArg) id: string): Promise<UserDetails> {
    return unlockUser(context, { id });
  }

  @Mutation(() => UserDetails, {
    description: 'Logs somebody out everywhere, for ADMIN and SUPERADMIN.',
  })
  endUserSessions(@Ctx() context: RequestContext, @Arg('id', () => ID, personArg) id: string): Promise<UserDetails> {
    return endUserSessions(context, { id });
  }

  @Mutation(() => Message, {
    description:
      'Mails a new login code to somebody whom none reached, for ADMIN and SUPERADMIN, within the limits of sending. ' +
      'CONFLICT for disabled accounts and for admins, whose code follows the password.',
  })
  sendLoginCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'The address of the account.' }) email: string,
  ): Promise<Message> {
    return sendLoginCode(context, { email });
  }

  @Mutation(() => Message, {
    description:
      'Mails a new code for the latest sign-up of an address, for ADMIN and SUPERADMIN, within the limits of sending.',
  })
  sendSignupCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'The address that waits for a code.' }) email: string,
  ): Promise<Message> {
    return sendSignupCode(context, { email });
  }
}
