import { t } from '@lingui/core/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { editedForms, useDraft } from '../forms/use-draft.ts';
import { DiscardQuestion } from './discard-question.tsx';

const anyFields = z.record(z.string(), z.unknown());

export type OneEdited = ReturnType<typeof useOneEdited>;

/**
 * One form of a page is open at a time. Opening another closes it, after a question if something was typed in it, and
 * so does `cancel`. `edit(null)` closes it without one. What is typed is kept by `useTyped` until its form is closed.
 */
export function useOneEdited() {
  const drafts = useDraft(editedForms, anyFields);
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ next: string | null } | null>(null);
  const turnTo = (id: string | null) => {
    if (edited !== null) drafts.keep(edited, null);
    // A late answer to a form that was left for another one closes only its own.
    setEdited((now) => (now === edited ? id : now));
    setAsked(null);
  };
  const leaveFor = (next: string | null) => {
    if (edited !== null && drafts.read(edited)) setAsked({ next });
    else turnTo(next);
  };
  const edit = (id: string | null) => {
    if (id === null) turnTo(null);
    else if (id !== edited) leaveFor(id);
  };
  const question = asked && (
    <DiscardQuestion onDiscard={() => turnTo(asked.next)} onKeep={() => setAsked(null)}>
      {asked.next === null
        ? t`It is not saved yet.`
        : t`It is not saved yet, and only one part of the page can be edited at a time.`}
    </DiscardQuestion>
  );
  return { edited, edit, cancel: () => leaveFor(null), question };
}
