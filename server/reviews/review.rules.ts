import { z } from 'zod';
import { atMost, cleanLines } from '../core/text.rules.ts';

export const reviewMessages = {
  rating: 'Please choose 1 to 5 stars.',
  notOfCompany: 'The recruiter of this job does not belong to the company, so it cannot be reviewed for it.',
  notDecided: 'You can review the company once it has decided on your application.',
} as const;

export const reviewTextLength = 2000;

export const reviewSchema = z.object({
  applicationId: z.string(),
  rating: z
    .number(reviewMessages.rating)
    .int(reviewMessages.rating)
    .min(1, reviewMessages.rating)
    .max(5, reviewMessages.rating),
  text: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(reviewTextLength, atMost('Your review', reviewTextLength)))
    .nullish()
    .transform((text) => text ?? ''),
});

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });
/** "November 2026": the day would show a recruiter who wrote it. */
export const reviewMonth = (at: Date): string => month.format(at);
