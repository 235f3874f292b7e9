import { t } from '@lingui/core/macro';
import { hostBoundCookie } from '../../../core/cookie.rules.ts';

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
