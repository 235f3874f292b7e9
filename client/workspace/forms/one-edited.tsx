import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../../shared/ui/dialog.tsx';
import styles from './one-edited.module.css';
import { editedForms, useDraft } from './use-draft.ts';

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
  const question = asked !== null && (
    <DiscardQuestion onDiscard={() => turnTo(asked.next)} onKeep={() => setAsked(null)}>
      {asked.next === null
        ? t`It is not saved yet.`
        : t`It is not saved yet, and only one part of the page can be edited at a time.`}
    </DiscardQuestion>
  );
  return { edited, edit, cancel: () => leaveFor(null), question };
}

interface DiscardQuestionProps {
  /** Why it would be lost. */
  children: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Before typed text goes that is not saved. In the site's dialog, because antd's gives the focus back after its motion,
 * when the next form has it already.
 */
export const DiscardQuestion = ({ children, onDiscard, onKeep }: DiscardQuestionProps) => (
  <ConfirmDialog
    title={t`Discard what you typed?`}
    confirmLabel={t`Discard`}
    cancelLabel={t`Keep editing`}
    danger
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    <p>{children}</p>
  </ConfirmDialog>
);

/** What there is to know about the values of an open form. Without a text it waits for one, which is read out. */
export const FormNote = ({ children }: { children: ReactNode }) => <output className={styles.note}>{children}</output>;

/** For a form that begins with what was typed before it was opened. */
export const StoredTypingNote = () => (
  <FormNote>{t`We kept what you typed last time. Cancel throws it away.`}</FormNote>
);
