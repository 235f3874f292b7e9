import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { requiredLines } from '../core/text.rules.ts';

/** Given at once to every message; a person may answer later (OP-049, 060). */
export const supportReply = () => t`Thanks for your message! We'll get back to you soon.`;

export const supportPageSize = 50;

/** An answer that is not seen until then goes by mail, too. */
export const answerMailAfterSeconds = 120;

export const conversationPageSize = 20;

export const supportMessages = {
  notFound: () => t`Conversation not found.`,
};

/** Messages of one person in a minute: enough for fast typing, too few to fill the table. */
export const supportLimit = {
  limit: 20,
  seconds: 60,
  message: () => t`That was a lot at once. Please wait a moment.`,
} as const;

export const supportMessageLength = 2000;

export const supportMessageSchema = z.object({
  text: requiredLines(
    () => t`A message`,
    () => t`Please type a message.`,
    supportMessageLength,
  ),
});
