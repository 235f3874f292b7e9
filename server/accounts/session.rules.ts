/** Seconds that a session lasts, used or not (contract: 7 days at most). */
export const sessionSeconds = 7 * 86_400;
/** Seconds that a browser is remembered as one that signed in before. */
export const deviceSeconds = 365 * 86_400;

/** Event: a session was ended before its time; the subject is its id. */
export const sessionEndedTopic = 'sessionEnded';

/** Over https the prefix binds a cookie to this host. */
const hostBound = (publicUrl: string, name: string): string => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** Name of the session cookie. */
export const sessionCookieName = (publicUrl: string): string => hostBound(publicUrl, 'token');

/** Names the browser: it signs nobody in, it only has attempt counters of its own (OP-008). */
export const deviceCookieName = (publicUrl: string): string => hostBound(publicUrl, 'device');

/** Sealed proof that an admin has entered the right password in this browser. */
export const passwordStepCookieName = (publicUrl: string): string => hostBound(publicUrl, 'passwordStep');

/** Readable by scripts: role and name as a hint for the screen, never believed by the server (OP-003). */
export const userDetailsCookieName = 'userDetails';
