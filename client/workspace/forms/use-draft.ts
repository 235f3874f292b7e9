import { useQuery } from '@apollo/client/react';
import type * as z from 'zod/mini';
import { MeDocument } from '../../shared/lib/me.ts';
import { type DraftPlace, readDraft, storeDraft } from '../../shared/lib/text-draft.ts';

/**
 * What was typed in forms of one kind (`key`) and not saved, by the ids of the forms: a form for something new has no
 * id that would tie it to its person.
 */
export function useDraft<Fields extends object>(key: string, schema: z.ZodMiniType<Fields>, place?: DraftPlace) {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me?.id;
  const nameOf = (id: string) => `${key}.${me}.${id}`;
  return {
    read: (id: string) => readDraft(nameOf(id), schema, place),
    keep: (id: string, typed: Fields | null) => storeDraft(nameOf(id), typed, place),
  };
}
