import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.ts';
import { deviceLabel } from '../login/device.service.ts';
import { Session } from './session.entity.ts';
import { endMyOtherSessions, endMySession, listMySessions, logout } from './session-list.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Query(() => [Session], { description: "The signed-in person's open sessions, the last used first, at most 10." })
  sessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return listMySessions(context, {});
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of this request; its cookie and its token are worth nothing from then on.',
  })
  logout(@Ctx() context: RequestContext): Promise<boolean> {
    return logout(context, {});
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the signed-in person's own sessions; the present one as `logout` does.",
  })
  endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<boolean> {
    return endMySession(context, { id });
  }

  @Mutation(() => Int, {
    description: "Ends all of the signed-in person's sessions but the present one; answers how many.",
  })
  endOtherSessions(@Ctx() context: RequestContext): Promise<number> {
    return endMyOtherSessions(context, {});
  }

  @FieldResolver(() => String, { description: 'The browser or program, in a few words: "Chrome on Android".' })
  device(@Root() session: Session): string {
    return deviceLabel(session.userAgent);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent(@Root() session: Session, @Ctx() { actor }: RequestContext): boolean {
    return session.id === actor?.sessionId;
  }
}
