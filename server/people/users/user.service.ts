import type { Actor } from '../../core/actor.rules.ts';
import type { RequestContext } from '../../core/context.ts';
import { sessionCookieName, sessionSeconds, userDetailsCookieName } from '../identity/sessions/session.rules.ts';
import { conflict } from '../../core/errors.ts';
import type { WriteScope } from '../../core/use-case.ts';
import { User } from './user.entity.ts';
import { userMessages } from './user.rules.ts';

/**
 * Who is about to leave begins nothing that others would wait for (decision 0104). A command has its actor as of now,
 * under a lock: of two at once either this waits for the leaving, or the leaving finds what was begun.
 */
export function refuseWhileLeaving({ deletesAt }: Pick<Actor, 'deletesAt'>): void {
  if (deletesAt) throw conflict(userMessages.leaving());
}

export const userDetailsOf = ({ role, name }: Pick<User, 'role' | 'name'>) => ({ role: role.toLowerCase(), name });

/** The hint for the screen: set at each login, and again when what it says has changed. */
export const setUserDetails = ({ cookieJar }: RequestContext, user: Pick<User, 'role' | 'name'>): void =>
  cookieJar.set(userDetailsCookieName, JSON.stringify(userDetailsOf(user)), {
    isReadable: true,
    maxAgeSeconds: sessionSeconds,
  });

/** Changes the own name, and the hint of it that a browser stores beside its session (DATA-01). */
export async function rename(
  {
    tx,
    actor,
    request,
    services,
    effects,
    now,
  }: Pick<WriteScope<'SIGNED_IN'>, 'tx' | 'actor' | 'request' | 'services' | 'effects' | 'now'>,
  name: string,
): Promise<void> {
  await tx.update(User, actor.id, { name, updatedAt: now });
  if (!request.cookies[sessionCookieName(services.config.publicUrl)]) return;
  effects.afterCommit.push(() => setUserDetails(request, { role: actor.role, name }));
}
