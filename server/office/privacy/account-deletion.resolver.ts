import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { User } from '../../people/users/user.entity.ts';
import { deleteAccount, keepAccount } from './account-deletion.service.ts';

@Resolver()
export class AccountDeletionResolver {
  @Mutation(() => User, {
    description:
      'Deletes the own account in seven days; until then `keepAccount` takes it back. Open jobs are closed at once.',
  })
  deleteAccount(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password; needed when password or code were last entered more than 15 minutes ago.',
    })
    password: string | null,
  ): Promise<User> {
    return deleteAccount(context, { password });
  }

  @Mutation(() => User, { description: 'Keeps the account that was about to be deleted; its jobs open again.' })
  keepAccount(@Ctx() context: RequestContext): Promise<User> {
    return keepAccount(context, {});
  }
}
