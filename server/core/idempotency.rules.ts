import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

export const idempotencyMessages = {
  key: () => t`An idempotency key has 1 to 200 letters, digits and signs of ASCII, without blanks.`,
  otherInput: () => t`This idempotency key was sent before with other input. Look at what it made, then use a new one.`,
  unreadable: () => t`This idempotency key was sent before, and its answer cannot be read any more. Use a new key.`,
} as const;

export const idempotencyHours = 24;

/** A header has to carry it too. */
export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7E]{1,200}$/, { error: idempotencyMessages.key }));
