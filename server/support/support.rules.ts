import * as z from 'zod/mini';
import { cleanLines } from '../core/text.rules.ts';

/** Given at once to every message; a person may answer later (OP-049, 060). */
export const supportReply = "Thanks for your message! We'll get back to you soon.";

export const supportPageSize = 50;

/** Messages of one person in a minute: enough for fast typing, too few to fill the table. */
export const supportLimit = {
  limit: 20,
  seconds: 60,
  message: 'That was a lot at once. Please wait a moment.',
} as const;

export const supportMessageSchema = z.object({
  text: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, 'Please type a message.'),
      z.maxLength(2000, 'A message must be 2000 characters or fewer.'),
    ),
});
