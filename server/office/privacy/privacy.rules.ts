import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { productName } from '../../core/product.rules.ts';

export const privacyMessages = {
  tooManyExports: () => t`You asked for your data several times today. Please try again tomorrow.`,
  exportUnderWay: () => t`Your data is being prepared already. We'll notify you when it is ready.`,
  postingGone: () => t`This posting was removed with the account of its recruiter.`,
  interview: () => t`Interview`,
  notLeaving: () => t`Your account is not going to be deleted.`,
  resumeGone: () => t`There is no resume with this application any more.`,
  cursor: () => t`Please take the mark from the list before.`,
} as const;

/** Words of the guide in the archive. */
export const guideWords = {
  intro: () => t`This is what ${productName} knows about you. Each file holds the rows of one table, as JSON.`,
  leftOut: () => t`Left out: passwords, hashes and keys of every kind, and what the following tables hold.`,
} as const;

/** Limits of "Download my data". */
export const exportLimits = {
  ofPerson: { limit: 3, seconds: 86_400, message: privacyMessages.tooManyExports },
  /** Then the export has failed, and the person is notified. */
  attempts: 3,
  inOneRun: 50,
  /** Rows that are read, and are in memory, at once. */
  rows: 1000,
} as const;

/** How long a deletion can be taken back. */
export const deletionGraceDays = 7;

export const deleteAccountSchema = z.object({ password: z.nullish(z.string()) });

export const resumeViewPageSize = 20;
