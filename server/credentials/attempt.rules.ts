/** The one-time code: six digits, valid five minutes, the next one after half a minute. */
export const codeRules = { digits: 6, validSeconds: 300, resendSeconds: 30 } as const;

/** For mails that carry a code. */
export const codeMinutes = codeRules.validSeconds / 60;
export const ignoreCodeNote = 'If this was not you, ignore this mail: without the code nothing happens.';

/** A mailed link to choose a new password is good this long, once. */
export const resetLinkSeconds = 1800;

/** The first block of a day, the next, the one after, and the last (OP-008). */
const blockSeconds = [60, 300, 1800, 86_400];

/** How many tries there are before each of those blocks. Ten guesses of a code within a day at most. */
export const attemptPolicies = {
  send: { attempts: [3, 3, 3, 3], blockSeconds, spacingSeconds: codeRules.resendSeconds },
  verify: { attempts: [3, 3, 3, 1], blockSeconds },
  password: { attempts: [5, 5, 5, 5], blockSeconds },
} as const;

/** Limits by address leave room for an office behind one router; failures count apart, once for each account. */
export const addressLimits = {
  signups: { limit: 60, seconds: 600 },
  codeMails: { limit: 60, seconds: 600 },
  failures: { limit: 50, seconds: 3600 },
} as const;
