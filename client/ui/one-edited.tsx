import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** One form of a page is open at a time. Opening another closes it, after a question if something was typed in it. `edit(null)` closes it without one. */
export function useOneEdited() {
  const [edited, setEdited] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const turnTo = (id: string | null) => {
    setEdited(id);
    setIsTyped(false);
    setAsked(null);
  };
  const edit = (id: string | null) => {
    // Saved while the question stood: nothing is lost any more.
    if (id === null) return turnTo(asked);
    if (id === edited) return;
    if (isTyped) setAsked(id);
    else turnTo(id);
  };
  const discard = () => {
    // The dialog gives the focus back before the next form appears, which may remember from where it was opened.
    flushSync(() => setAsked(null));
    turnTo(asked);
  };
  const question = asked !== null && (
    <ConfirmDialog title="Discard what you typed?" confirmLabel="Discard" cancelLabel="Keep editing" danger onConfirm={discard} onCancel={() => setAsked(null)}>
      <p>It is not saved yet, and only one part of the page can be edited at a time.</p>
    </ConfirmDialog>
  );
  return { edited, edit, question, noteTyping: () => setIsTyped(edited !== null) };
}
