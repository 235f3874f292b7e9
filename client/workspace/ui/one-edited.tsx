import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardQuestion } from './discard-question.tsx';

/** Where what was typed in the form of an id outlives the page. */
interface Drafts<Typed> {
  read: (id: string) => Typed | null;
  keep: (id: string, typed: Typed | null) => void;
}

/**
 * What was typed in the open form; outlives the form when that is rendered again, for example on a phone that is
 * turned.
 */
export interface StoredTyping<Typed> {
  typed: Typed | null;
  keep: (typed: Typed) => void;
  /** It is from before the form was opened. */
  isRestored: boolean;
}

/**
 * One form of a page is open at a time. Opening another closes it, after a question if something was typed in it.
 * `edit(null)` closes it without one. A form that keeps in `kept` what is typed finds it there again when it is opened
 * next, unless it was closed.
 */
export function useOneEdited<Typed>(drafts: Drafts<Typed>) {
  const [edited, setEdited] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const turnTo = (id: string | null) => {
    if (edited !== null) drafts.keep(edited, null);
    const draft = id === null ? null : drafts.read(id);
    setTyped(draft);
    setIsRestored(draft !== null);
    setIsTyped(draft !== null);
    setEdited(id);
    setAsked(null);
  };
  const keep = (part: Typed) => {
    setTyped(part);
    if (edited !== null) drafts.keep(edited, part);
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
    <DiscardQuestion onDiscard={discard} onKeep={() => setAsked(null)}>
      It is not saved yet, and only one part of the page can be edited at a time.
    </DiscardQuestion>
  );
  return {
    edited,
    edit,
    question,
    kept: { typed, keep, isRestored } satisfies StoredTyping<Typed>,
    noteTyping: () => setIsTyped(edited !== null),
  };
}
