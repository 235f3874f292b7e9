import { z } from 'zod';

/** Given at once to every message; a person may answer later (OP-049, 060). */
export const supportReply = "Thanks for your message! We'll get back to you soon.";

/** Line breaks stay, other control characters go. */
const clean = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '').trim();

export const supportMessageSchema = z.object({
  text: z.string().transform(clean).pipe(z.string().min(1, 'Please type a message.').max(2000, 'A message must be 2000 characters or fewer.')),
});
