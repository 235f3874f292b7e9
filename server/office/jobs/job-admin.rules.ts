import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, requiredLines, searchTextSchema } from '../../core/text.rules.ts';
import { jobStateLabels } from './job-admin.labels.ts';

export const adminJobPageSize = 20;
export const takenDownReasonLength = 500;

export const jobAdminMessages = {
  reasonRequired: () => t`Please say why. The recruiter reads it.`,
  changedMeanwhile: () => t`The text of this job has changed since you opened it. Please read it again.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

export const takeDownSchema = z.object({
  reason: requiredLines(() => t`Reason`, jobAdminMessages.reasonRequired, takenDownReasonLength),
});

export const adminJobFilterSchema = z.object({
  search: searchTextSchema,
  state: z.nullish(z.enum(keysOf(jobStateLabels))),
});
export type AdminJobFilterValues = z.output<typeof adminJobFilterSchema>;
