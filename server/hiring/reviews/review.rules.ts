import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { anyLines, mapped } from '../../core/text.rules.ts';

export const reviewMessages = {
  rating: () => t`Please choose 1 to 5 stars.`,
  notOfCompany: () => t`The recruiter of this job does not belong to the company, so it cannot be reviewed for it.`,
  notDecided: () => t`You can review the company once it has decided on your application.`,
} as const;

export const reviewTextLength = 2000;

export const reviewSchema = z.object({
  applicationId: z.string(),
  rating: z
    .number({ error: reviewMessages.rating })
    .check(
      z.int({ error: reviewMessages.rating }),
      z.minimum(1, { error: reviewMessages.rating }),
      z.maximum(5, { error: reviewMessages.rating }),
    ),
  text: mapped(z.nullish(anyLines(() => t`Your review`, reviewTextLength)), (text) => text || null),
});

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });
/** "November 2026": the day would show a recruiter who wrote it. */
export const reviewMonth = (at: Date): string => month.format(at);
