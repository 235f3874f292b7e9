import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { MeDocument } from '../../shared/lib/me.ts';
import { type DraftPlace, readDraft, storeDraft } from '../../shared/lib/text-draft.ts';

/**
 * Unsaved text of forms of one kind (`key`), by form id. A form for something new has no id that would tie it to its
 * person.
 */
export function useDraft<Fields extends object>(key: string, schema: z.ZodMiniType<Fields>, place?: DraftPlace) {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me?.id;
  const nameOf = (id: string) => `${key}.${me}.${id}`;
  return {
    read: (id: string) => readDraft(nameOf(id), schema, place),
    keep: (id: string, typed: Fields | null) => storeDraft(nameOf(id), typed, place),
  };
}

/** For the forms that `useOneEdited` opens and closes. */
export const editedForms = 'form';

/** The text typed before the form rendered, and the store for what is typed from now on. */
export function useTyped<Fields extends object>(id: string, schema: z.ZodMiniType<Fields>) {
  const { read, keep } = useDraft(editedForms, schema);
  const [typed] = useState(() => read(id));
  return { typed, keep: (fields: Fields | null) => keep(id, fields) };
}
