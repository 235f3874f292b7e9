import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * One form of a page is open at a time. Opening another closes it, after a question if something was typed in it. `edit(null)` closes it without one.
 * The open form may keep in `kept` what was typed, for when it is drawn anew: on a phone that is turned, say.
 */
export function useOneEdited<Typed = never>() {
  const [edited, setEdited] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [typed, keep] = useState<Typed | null>(null);
  const turnTo = (id: string | null) => {
    keep(null);
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
  return { edited, edit, question, kept: { typed, keep }, noteTyping: () => setIsTyped(edited !== null) };
}
