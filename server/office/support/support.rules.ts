import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { requiredLine, requiredLines } from '../../core/text.rules.ts';
import { emailPattern } from '../../people/users/user.rules.ts';

/** Follows every message at once; an admin may answer later (OP-049, OP-060). */
export const supportReply = () => t`Thanks for your message! We'll get back to you soon.`;

export const supportPageSize = 50;

/** An answer that is not seen until then goes by mail, too. */
export const answerMailAfterSeconds = 120;

export const conversationPageSize = 20;

/** Who has a conversation open says so every few seconds, and counts as looking at it for some more. */
export const lookingSeconds = { every: 10, counts: 30 } as const;

export const supportMessages = {
  notFound: () => t`Conversation not found.`,
};

/** Messages of one person in a minute: enough for fast typing, too few to fill the table. */
export const supportLimit = {
  limit: 20,
  seconds: 60,
  message: () => t`That was a lot at once. Please wait a moment.`,
} as const;

/** Messages of all visitors behind one IP address in ten minutes. */
export const visitorLimit = { ...supportLimit, seconds: 600 } as const;

/** How long a browser can go on with its conversation, and how long it is stored after its last message. */
export const visitorConversationDays = 90;
export const visitorCookieSeconds = visitorConversationDays * 86_400;

export const supportMessageLength = 2000;

export const supportMessageSchema = z.object({
  text: requiredLines(
    () => t`A message`,
    () => t`Please type a message.`,
    supportMessageLength,
  ),
});

const visitorMessages = {
  name: () => t`Please tell us your name.`,
  email: () => t`Please enter your email, so that we can answer.`,
  noEmail: () => t`Please enter a valid email address.`,
};

/** The first message of a visitor, who has no account. */
export const visitorMessageSchema = z.extend(supportMessageSchema, {
  name: requiredLine(() => t`Name`, visitorMessages.name, 100),
  email: z.pipe(
    requiredLine(() => t`Email`, visitorMessages.email, 100),
    z.string().check(z.regex(emailPattern, { error: visitorMessages.noEmail })),
  ),
});
