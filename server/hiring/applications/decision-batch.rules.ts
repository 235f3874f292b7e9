import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { applicationStatusLabels } from './application.labels.ts';
import { applicationReasonSchema } from './application.rules.ts';
import { keysOf } from '../../core/text.rules.ts';

export const decisionBatchMessages = {
  size: () => t`Choose 1 to 100 applications.`,
  seen: () => t`Give what was seen of each application.`,
  status: () => t`Several applications can be approved, put on hold or rejected at once.`,
  /** A cancelled interview must not be restored by a button. */
  hasInterview: () => t`An interview is coming up. Decide on this application by itself.`,
  notFound: () => t`Decision not found.`,
  tooLateToUndo: () => t`It is too late to undo this: the applicants have been notified.`,
  slotTaken: () => t`The time of the interview was booked meanwhile. Schedule it anew.`,
  alreadyUndone: () => t`This was undone already.`,
} as const;

export const batchStatuses = ['APPROVED', 'ON_HOLD', 'REJECTED'] as const;
export type BatchStatus = (typeof batchStatuses)[number];
export const largestBatch = 100;

export const batchDecisionSchema = z
  .object({
    ids: z
      .array(z.string())
      .check(
        z.minLength(1, { error: decisionBatchMessages.size }),
        z.maxLength(largestBatch, { error: decisionBatchMessages.size }),
      ),
    status: z.enum(batchStatuses, { error: decisionBatchMessages.status }),
    reason: applicationReasonSchema,
    seen: z.nullish(z.array(z.enum(keysOf(applicationStatusLabels)))),
  })
  .check(
    z.refine(({ ids, seen }) => !seen || seen.length === ids.length, {
      error: decisionBatchMessages.seen,
      path: ['seen'],
    }),
  );

/**
 * In seconds: what the screen offers, and what the server accepts, as a request takes time on its way. The mails leave
 * after that (`statusMailSeconds`).
 */
export const undoTimes = { offered: 30, accepted: 32 } as const;
