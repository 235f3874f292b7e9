import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { Consent } from '../../people/users/user.entity.ts';
import { listMyConsents } from './consent.service.ts';

@Resolver()
export class ConsentResolver {
  @Query(() => [Consent], { description: 'What the signed-in person agreed to, and when; newest first.' })
  myConsents(@Ctx() context: RequestContext): Promise<Consent[]> {
    return listMyConsents(context, {});
  }
}
