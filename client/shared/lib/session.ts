import { makeVar } from '@apollo/client';
import { BehaviorSubject } from 'rxjs';
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
export const hasUserDetails = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${userDetailsCookieName}=`));
