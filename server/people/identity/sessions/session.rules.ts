import { t } from '@lingui/core/macro';

/** Over https the prefix binds a cookie to this host. */
export const hostBoundCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Seconds that a session lasts at most, however much it is used (contract: 7 days; asvs-7.3.2). */
export const sessionSeconds = 7 * 86_400;

export const sessionCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'token');

/** Readable by scripts: role and name as a hint for the screen, never believed by the server (OP-003). */
export const userDetailsCookieName = 'userDetails';

/**
 * Seconds that an admin's session lasts unused (asvs-7.3.1). For everybody else the idle limit is the seven days
 * themselves.
 */
export const staffIdleSeconds = 60 * 60;

/** Seconds between two writes of the time of last use. */
export const lastSeenSeconds = 60;

/** Seconds after entering password or code in which a session may do what needs a fresh proof (asvs-7.5.1). */
export const freshSeconds = 15 * 60;

/** Their sessions end unused, and their login needs the password and a code. */
export const isStaff = ({ role }: { role: string }): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

export const sessionMessages = {
  notFound: () => t`This session has ended already.`,
} as const;

/** Event: a session was ended before its time; the subject is its id. */
export const sessionEndedTopic = 'sessionEnded';

/** Encrypted proof that an admin has entered the right password in this browser. */
export const passwordStepCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'passwordStep');

/** Seconds that a browser is remembered as one that signed in before. */
export const deviceSeconds = 365 * 86_400;

/** Of one person. A program that stores no cookies is a new browser at each login, and the oldest is forgotten. */
export const mostDevices = 20;
