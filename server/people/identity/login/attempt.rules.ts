import { t } from '@lingui/core/macro';
/** The one-time code: six digits, valid five minutes, the next one after half a minute. */
export const codeRules = { digits: 6, validSeconds: 300, resendSeconds: 30 } as const;

export const codeMinutes = codeRules.validSeconds / 60;
export const ignoreCodeNote = () => t`If this was not you, ignore this email: without the code nothing happens.`;

/** A mailed link to choose a new password is good this long, once. */
export const resetLinkSeconds = 1800;

/** The first block of a day, the next, the one after, and the last (OP-008). */
const blockSeconds = [60, 300, 1800, 86_400];

/**
 * Checked codes, and checked passwords, of one login without a success in between (NIST 800-63B): 100 guesses of a
 * million are a chance of 1e-4, ever.
 */
export const longestLoginStreak = 100;

/** How many tries there are before each of those blocks. Ten guesses of a code within a day at most. */
export const attemptPolicies = {
  send: { attempts: [3, 3, 3, 3], blockSeconds, spacingSeconds: codeRules.resendSeconds },
  verify: { attempts: [3, 3, 3, 1], blockSeconds },
  password: { attempts: [5, 5, 5, 5], blockSeconds, longestStreak: longestLoginStreak },
} as const;

/**
 * Guesses at a login code without the cookie of a browser that asked for one: seven, so that of the ten (`guessPolicy`)
 * three are always left for a browser that did. A stranger without it cannot keep the owner from the code.
 */
export const strayPolicy = { attempts: [3, 3, 1], blockSeconds: [60, 300, 86_400] } as const;

/** All checked codes of an address together, in any browser, within 24 hours (C-6). */
export const guessPolicy = { attempts: [10], blockSeconds: [86_400] } as const;
export const loginGuessPolicy = { ...guessPolicy, longestStreak: longestLoginStreak } as const;

/**
 * How many links to a new password are mailed at once, and the waits until the next single one (C-7). The longest ends
 * well before the last link does: whatever a stranger asks for, a valid link is in the mailbox of the owner, and at
 * most four an hour come.
 */
export const linkPolicy = {
  attempts: [3, 1],
  blockSeconds: [300, 1200],
  spacingSeconds: codeRules.resendSeconds,
} as const;

/** Room for a college of 200 behind one router, who all log in by code; failures count apart, once for each account. */
export const addressLimits = {
  signups: { limit: 60, seconds: 600 },
  codeMails: { limit: 300, seconds: 600 },
  failures: { scope: 'failure', limit: 50, seconds: 3600 },
} as const;

/**
 * Failed logins of all callers together, after which browsers that are not known need a proof of work for each try
 * (C-6, D-07): many accounts, each guessed at within its limits, add up.
 */
export const overallLimit = { limit: 1000, seconds: 3600 } as const;

export const overallFailures = { scope: 'overall:failed-login', subject: 'everybody' } as const;

/** Days that counters are stored; those with a streak longer, or a patient guesser would begin another one. */
export const counterDays = { usual: 2, streak: 400 } as const;
