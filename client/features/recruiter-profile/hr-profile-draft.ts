import { useQuery } from '@apollo/client/react';
import { z } from 'zod';
import { MeDocument } from '../../lib/me.ts';
import { keepDraft, readDraft } from '../../lib/text-draft.ts';

const typedSchema = z
  .object({ name: z.string(), phone: z.string(), location: z.string(), company: z.string(), role: z.string(), experience: z.string(), positionType: z.string(), contactPerson: z.string(), contactEmail: z.string() })
  .partial();

/** The fields that somebody typed in. */
export type TypedHrProfile = z.infer<typeof typedSchema>;

/** Of the cards of one person, each until it is saved or thrown away. */
export function useHrProfileDrafts() {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me?.id;
  const nameOf = (card: string) => `hrProfile.${me}.${card}`;
  return {
    read: (card: string) => readDraft(nameOf(card), typedSchema),
    keep: (card: string, typed: TypedHrProfile | null) => keepDraft(nameOf(card), typed),
  };
}
