import { makeVar } from '@apollo/client';
import { BehaviorSubject } from 'rxjs';
import { type Role, roles } from '../../../server/core/actor.rules.ts';
import { userDetailsCookieName } from '../../../server/people/identity/sessions/session.rules.ts';

/** True from the moment the server no longer knows the session of this window until the next login. */
export const sessionExpired = makeVar(false);

/**
 * True from the press until the next page has loaded. Requests are held back: after the logout they would only be
 * refused.
 */
export const isLoggingOut = new BehaviorSubject(false);

/**
 * A readable hint next to the session cookie: login and sign-up redirect only with both (ROLE-05). It grants no rights.
 */
const userDetails = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${userDetailsCookieName}=`))
    ?.slice(userDetailsCookieName.length + 1);

export const hasUserDetails = (): boolean => userDetails() !== undefined;

/** The role in the hint, used until `me` has loaded. */
export function roleHint(): Role | null {
  try {
    const details = JSON.parse(decodeURIComponent(userDetails() ?? 'null')) as { role?: unknown } | null;
    return roles.find((each) => each.toLowerCase() === details?.role) ?? null;
  } catch {
    return null;
  }
}
