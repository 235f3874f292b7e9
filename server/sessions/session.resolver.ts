import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { logout } from './session.service.ts';

@Resolver()
export class SessionResolver {
  @Mutation(() => Boolean, { description: 'Ends the session of this request; its cookie and its token are worth nothing from then on.' })
  logout(@Ctx() context: RequestContext): Promise<boolean> {
    return logout(context);
  }
}
