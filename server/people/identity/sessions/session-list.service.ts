import { IsNull, MoreThan } from 'typeorm';
import * as z from 'zod/mini';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../../core/use-case.ts';
import { Session } from './session.entity.ts';
import { sessionCookieName, sessionMessages, userDetailsCookieName } from './session.rules.ts';
import { endOtherSessions, endSessions } from './session.service.ts';

const nothing = z.object({});

/** The last used first; ten at most (asvs-7.1.2). */
export const listMySessions = defineQuery({
  name: 'sessions',
  allow: 'SIGNED_IN',
  input: nothing,
  run: ({ services, actor, now }): Promise<Session[]> =>
    services.database.manager.find(Session, {
      where: { userId: actor.id, revokedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    }),
});

/** The present one as a logout does. NOT_FOUND for somebody else's and for an ended one. */
export const endMySession = defineCommand({
  name: 'endSession',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  run: async (scope, { id }) => {
    const { actor } = scope;
    if (!isId(id) || !(await endSessions(scope, { id, userId: actor.id }))) throw notFound(sessionMessages.notFound());
    if (id === actor.sessionId) clearBrowser(scope);
    return true;
  },
});

/** Answers how many. */
export const endMyOtherSessions = defineCommand({
  name: 'endOtherSessions',
  allow: 'SIGNED_IN',
  input: nothing,
  run: endOtherSessions,
});

/** Cookie and bearer token alike. Twice is fine. */
export const logout = defineCommand({
  name: 'logout',
  allow: 'ANYONE',
  input: nothing,
  run: async (scope) => {
    if (scope.actor) await endSessions(scope, { id: scope.actor.sessionId });
    clearBrowser(scope);
    return true;
  },
});

function clearBrowser({ effects, request, services }: WriteScope): void {
  effects.afterCommit.push(() => {
    request.cookieJar.clear(sessionCookieName(services.config.publicUrl));
    request.cookieJar.clear(userDetailsCookieName);
    request.cookieJar.clearStorage();
  });
}
