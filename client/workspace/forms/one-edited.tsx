import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../../shared/ui/dialog.tsx';
import styles from './one-edited.module.css';
import { editedForms, useDraft } from './use-draft.ts';

const anyFields = z.record(z.string(), z.unknown());

export type OneEdited = ReturnType<typeof useOneEdited>;

/**
 * Only one form of a page is open at a time. Opening another, or `cancel`, closes it after a confirmation if something
 * was typed. `edit(null)` closes it without one. `useTyped` keeps the typed text until its form is closed.
 */
export function useOneEdited() {
  const drafts = useDraft(editedForms, anyFields);
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ next: string | null } | null>(null);
  const turnTo = (id: string | null) => {
    if (edited !== null) drafts.keep(edited, null);
    // A late answer closes only its own form, not one opened since.
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
  /** Why the text would be lost. */
  children: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Confirms before unsaved text is discarded. Uses the site's dialog, because antd's returns the focus after its
 * animation, when the next form already has it.
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

/** A status text of an open form. Rendered empty at first, so that the text is announced. */
export const FormNote = ({ children }: { children: ReactNode }) => <output className={styles.note}>{children}</output>;

/** For a form that starts with text typed before it opened. */
export const StoredTypingNote = () => (
  <FormNote>{t`We kept what you typed last time. Cancel throws it away.`}</FormNote>
);
