import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, requiredLine } from '../../core/text.rules.ts';
import { heldWordKindLabels } from './held-word.labels.ts';

export const heldWordLimits = { characters: 60, words: 2000, gaps: 2 } as const;

export const heldWordMessages = {
  required: () => t`Please enter a word or a phrase.`,
  noLetter: () => t`Please enter at least two letters.`,
  tooManyGaps: () => t`At most ${heldWordLimits.gaps} “…” are possible.`,
  known: () => t`This is on the list already.`,
  tooMany: () => t`The list is full. Remove what is not needed first.`,
  notFound: () => t`This is not on the list any more.`,
} as const;

/** In small letters, as texts are compared. */
export const heldWordSchema = z.object({
  kind: z.enum(keysOf(heldWordKindLabels)),
  phrase: requiredLine(() => t`Word or phrase`, heldWordMessages.required, heldWordLimits.characters).check(
    z.toLowerCase(),
    z.overwrite((phrase) => phrase.replaceAll('...', '…')),
    z.refine((phrase) => phrase.split('…').length <= heldWordLimits.gaps + 1, { error: heldWordMessages.tooManyGaps }),
    z.refine((phrase) => (phrase.match(/\p{L}/gu) ?? []).length >= 2, { error: heldWordMessages.noLetter }),
  ),
});
