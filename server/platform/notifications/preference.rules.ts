import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, type Message } from '../../core/text.rules.ts';
import { type NotificationType, notificationTypeLabels } from './notification.labels.ts';

export const preferenceMessages = {
  linkGone: () => t`This link does not work. It may be cut off, or the account is closed.`,
  notMailed: () => t`You get no emails of this kind.`,
  noneNamed: () => t`Please name at least one kind of email.`,
  namedTwice: () => t`Please name each kind of email once.`,
  notOneClick: () => t`Please send List-Unsubscribe=One-Click.`,
  stopped: () => t`You no longer get these emails.`,
} as const;

/** The subject of the mails of a type, for the switch that stops them and the foot of the mails. */
export const mailTopicLabels: Readonly<Record<NotificationType, Message>> = {
  INTERVIEW: () => t`Interviews`,
  REMINDER: () => t`Reminders`,
  FOLLOW_UP: () => t`Applications`,
  JOB_ALERT: () => t`Jobs`,
  GENERAL: () => t`News and answers`,
};

const staffTopics = { GENERAL: () => t`Announcements, and answers to your messages.` } as const;

/**
 * With their content, in the order of the settings: no one is asked about mails that never come. Messages about the
 * account itself are no notifications and are always sent.
 */
export const mailTopics: Readonly<
  Record<'JOBSEEKER' | 'HR' | 'ADMIN' | 'SUPERADMIN', Readonly<Partial<Record<NotificationType, Message>>>>
> = {
  JOBSEEKER: {
    INTERVIEW: () => t`An interview is scheduled, moved or cancelled, with the entry for your calendar.`,
    REMINDER: () => t`The day before an interview.`,
    FOLLOW_UP: () => t`Each step of your applications.`,
    JOB_ALERT: () => t`A company invites you to apply, or a job that you applied for is closed.`,
    ...staffTopics,
  },
  HR: {
    INTERVIEW: () => t`An interview is scheduled, moved or cancelled, with the entry for your calendar.`,
    REMINDER: () => t`The day before an interview.`,
    FOLLOW_UP: () => t`Somebody applies for one of your jobs, or withdraws.`,
    JOB_ALERT: () => t`One of your postings closes by itself.`,
    GENERAL: () => t`Announcements. Somebody asks to join your company, or you hear from one that you asked.`,
  },
  ADMIN: staffTopics,
  SUPERADMIN: staffTopics,
};

export const mailedTypes = (role: keyof typeof mailTopics): NotificationType[] =>
  Object.keys(mailTopics[role]) as NotificationType[];

const choiceSchema = z.object({ type: z.enum(keysOf(notificationTypeLabels)), isMailed: z.boolean() });
export type PreferenceChoice = z.output<typeof choiceSchema>;

export const preferencesSchema = z.object({
  preferences: z.array(choiceSchema).check(
    z.minLength(1, { error: preferenceMessages.noneNamed }),
    z.refine((choices) => new Set(choices.map(({ type }) => type)).size === choices.length, {
      error: preferenceMessages.namedTwice,
    }),
  ),
});

export const preferenceLinkSchema = z.object({ link: z.string() });
export const preferenceByLinkSchema = z.extend(preferenceLinkSchema, { isMailed: z.boolean() });

/** RFC 8058: the mail program states that a person wants it. */
export const oneClickSchema = z.extend(preferenceLinkSchema, {
  'List-Unsubscribe': z.literal('One-Click', { error: preferenceMessages.notOneClick }),
});
