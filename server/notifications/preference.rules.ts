import { z } from 'zod';
import { keysOf } from '../core/text.rules.ts';
import { mailTopics, type NotificationType, notificationTypeLabels } from './notification.labels.ts';

export const preferenceMessages = {
  linkGone: 'This link does not work. It may be cut off, or the account is closed.',
  notMailed: 'You get no mails of this kind.',
  noneNamed: 'Please name at least one kind of mail.',
  namedTwice: 'Please name each kind of mail once.',
  notOneClick: 'Please send List-Unsubscribe=One-Click.',
  stopped: 'You get no more mails of this kind.',
} as const;

/** The mails that somebody of a role gets, in the order of the settings. */
export const mailedTypes = (role: keyof typeof mailTopics): NotificationType[] => Object.keys(mailTopics[role]) as NotificationType[];

const choiceSchema = z.object({ type: z.enum(keysOf(notificationTypeLabels)), isMailed: z.boolean() });
export type PreferenceChoice = z.output<typeof choiceSchema>;

export const preferencesSchema = z.object({
  preferences: z.array(choiceSchema).min(1, preferenceMessages.noneNamed)
    .refine((choices) => new Set(choices.map(({ type }) => type)).size === choices.length, preferenceMessages.namedTwice),
});

export const preferenceLinkSchema = z.object({ link: z.string() });
export const preferenceByLinkSchema = preferenceLinkSchema.extend({ isMailed: z.boolean() });
