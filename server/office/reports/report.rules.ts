import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { anyLines, keysOf, requiredLines } from '../../core/text.rules.ts';
import { reportReasonLabels, reportStateLabels, reportSubjectLabels } from './report.labels.ts';

export const reportLimits = { text: 1000, note: 500, aDay: 20 } as const;
export const reportPageSize = 20;

export const reportMessages = {
  reason: () => t`Please choose what is wrong.`,
  textRequired: () => t`Please say in a few words what is wrong.`,
  noteRequired: () => t`Please enter the outcome. The person who reported it will read it.`,
  removalReasonRequired: () => t`Please say why. The author of the review will read it.`,
  already: () => t`You have reported this already. We are looking at it.`,
  tooMany: () => t`You have reported a lot today. Please write to us instead.`,
  notFound: () => t`Report not found.`,
  reviewNotFound: () => t`This review was removed.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

/** "Something else" needs words. */
export const reportSchema = z
  .object({
    reason: z.enum(keysOf(reportReasonLabels), { error: reportMessages.reason }),
    text: anyLines(() => t`What happened`, reportLimits.text),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'OTHER' || text !== '', {
      error: reportMessages.textRequired,
      path: ['text'],
    }),
  );
export type ReportFields = z.output<typeof reportSchema>;

export const settleSchema = z.object({
  note: requiredLines(() => t`Note`, reportMessages.noteRequired, reportLimits.note),
});

export const removeReviewSchema = z.object({
  reason: requiredLines(() => t`Reason`, reportMessages.removalReasonRequired, reportLimits.note),
});

export const reportFilterSchema = z.object({
  state: z.nullish(z.enum(keysOf(reportStateLabels))),
  subject: z.nullish(z.enum(keysOf(reportSubjectLabels))),
  reason: z.nullish(z.enum(keysOf(reportReasonLabels))),
});
export type ReportFilter = z.output<typeof reportFilterSchema>;
