import { hostBoundCookie } from '../core/cookie.rules.ts';

/** Seconds that a session lasts, used or not (contract: 7 days at most). */
export const sessionSeconds = 7 * 86_400;

/** Event: a session was ended before its time; the subject is its id. */
export const sessionEndedTopic = 'sessionEnded';

/** Name of the session cookie. */
export const sessionCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'token');

/** Sealed proof that an admin has entered the right password in this browser. */
export const passwordStepCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'passwordStep');

/** Readable by scripts: role and name as a hint for the screen, never believed by the server (OP-003). */
export const userDetailsCookieName = 'userDetails';
