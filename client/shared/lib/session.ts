import { makeVar } from '@apollo/client';
import { BehaviorSubject } from 'rxjs';
import { type Role, roles } from '../../../server/core/actor.rules.ts';
import { userDetailsCookieName } from '../../../server/core/cookie.rules.ts';

/** True from the moment the server no longer knows a session that this window believes in, until the next login. */
export const sessionExpired = makeVar(false);

/**
 * True from the press until the next page has loaded. Requests wait meanwhile: after the logout they would only be
 * refused.
 */
export const isLoggingOut = new BehaviorSubject(false);

/**
 * The readable hint beside the session cookie: login and sign-up redirect only with both (ROLE-05). No rights depend on
 * it.
 */
const userDetails = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${userDetailsCookieName}=`))
    ?.slice(userDetailsCookieName.length + 1);

export const hasUserDetails = (): boolean => userDetails() !== undefined;

/** The role that the hint names, to begin with before the server has said who is signed in. */
export function roleHint(): Role | null {
  try {
    const details = JSON.parse(decodeURIComponent(userDetails() ?? 'null')) as { role?: unknown } | null;
    return roles.find((each) => each.toLowerCase() === details?.role) ?? null;
  } catch {
    return null;
  }
}
