import { makeVar } from '@apollo/client';
import { BehaviorSubject } from 'rxjs';
import { userDetailsCookieName } from '../../server/core/cookie.rules.ts';

/** True from the moment the server no longer knows a session that this window believes in, until the next login. */
export const sessionExpired = makeVar(false);

/** True from the press until a fresh page takes over. What is asked meanwhile waits: after the logout it would only be refused. */
export const isLoggingOut = new BehaviorSubject(false);

/** The readable hint beside the session cookie: the arrival at login and sign-up goes on only with both (ROLE-05). Nobody's rights hang on it. */
export const hasUserDetails = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${userDetailsCookieName}=`));
