import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { oneLine } from '../../core/text.rules.ts';

export const mailPageSize = 20;

export const mailMessages = {
  notFound: () => t`This email is no longer kept.`,
  notRepeatable: () => t`This email cannot be sent again. A new code or link has to be requested.`,
  notWaiting: () => t`This email does not wait any more.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

export const taskMessages = {
  notFound: () => t`Task not found.`,
} as const;

export const mailFilterSchema = z.object({
  recipient: z.nullish(z.string().check(z.overwrite(oneLine), z.maxLength(100), z.toLowerCase())),
  isTroubled: z.nullish(z.boolean()),
});
export type MailFilterValues = z.output<typeof mailFilterSchema>;
