import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { emailPattern } from '../../people/users/user.rules.ts';
import { requiredLine, requiredLines } from '../../core/text.rules.ts';
import type { AnnouncementType } from './content.labels.ts';

export const contentMessages = {
  allRequired: () => t`All fields are required!`,
  email: () => t`Please enter a valid email address.`,
  tooMany: () => t`Too many messages from your network. Please try again in a few minutes.`,
} as const;

/** LAND-18 and LAND-30. */
export const contentPageSizes = { announcements: 6, faqs: 10 } as const;

const DAY_IN_MS = 86_400_000;
const newForDays = 7;
/** Announcements published from then on are new (OP-011). */
export const newSince = (now: Date): Date => new Date(now.getTime() - newForDays * DAY_IN_MS);

export const announcementType = (
  { isGeneral, date }: { isGeneral: boolean; date: Date | null },
  since: Date,
): AnnouncementType => {
  if (isGeneral) return 'GENERAL';
  return date && date >= since ? 'NEW' : 'OLD';
};

/** The contact form (LAND-35, LAND-36). */
export const contactMessageSchema = z.object({
  name: requiredLine(() => t`Name`, contentMessages.allRequired, 100),
  email: z.pipe(
    requiredLine(() => t`Email`, contentMessages.allRequired, 100),
    z.string().check(z.regex(emailPattern, { error: contentMessages.email })),
  ),
  message: requiredLines(() => t`Message`, contentMessages.allRequired, 5000),
});

/** How a count is shown off: "2k+", "500+", "90+"; small ones as they are (LAND-15). */
export function roundedCount(count: number): string {
  if (count >= 1000) return `${Math.floor(count / 1000)}k+`;
  if (count >= 100) return `${Math.floor(count / 100) * 100}+`;
  return count >= 10 ? `${Math.floor(count / 10) * 10}+` : String(count);
}
