import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { requiredLines } from '../../core/text.rules.ts';

export const applicationNoteMessages = {
  required: () => t`The note is empty.`,
  notFound: () => t`Note not found.`,
  tooMany: () => t`There are 100 notes on this application. Delete one to add another.`,
} as const;

/** Of one writer on one application. */
export const mostApplicationNotes = 100;
export const applicationNoteLength = 2000;
export const applicationNoteSchema = z.object({
  id: z.string(),
  text: requiredLines(() => t`The note`, applicationNoteMessages.required, applicationNoteLength),
});
