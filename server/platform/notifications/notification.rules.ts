import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { daySchema, mapped } from '../../core/text.rules.ts';

export const notificationMessages = {
  notFound: () => t`Notification not found.`,
  read: () => t`Notification marked as read.`,
  allRead: () => t`All notifications marked as read.`,
  deleted: () => t`Notification deleted.`,
} as const;

/** So long a deleted one can be restored. */
export const restorableMinutes = 60;

/** Longest list that is sent at once; the newest stay in. */
export const notificationListLimit = 200;

export const notificationFilterSchema = z.object({
  date: z.nullish(daySchema(() => t`Date must be written YYYY-MM-DD.`)),
  unreadOnly: mapped(z.nullish(z.boolean()), (only) => only ?? false),
});
