import { t } from '@lingui/core/macro';
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
  /** Null when nothing is typed any more. */
  keep: (typed: Typed | null) => void;
  /** It is from before the form was opened. */
  isRestored: boolean;
}

/**
 * One form of a page is open at a time. Opening another closes it, after a question if something was typed in it, and
 * so does `cancel`. `edit(null)` closes it without one. A form that keeps in `kept` what is typed finds it there
 * again when it is opened next, unless it was closed.
 */
export function useOneEdited<Typed>(drafts: Drafts<Typed>) {
  const [edited, setEdited] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [asked, setAsked] = useState<{ next: string | null } | null>(null);
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
  const keep = (part: Typed | null) => {
    setTyped(part);
    setIsTyped(part !== null);
    if (edited !== null) drafts.keep(edited, part);
  };
  const leaveFor = (next: string | null) => (isTyped ? setAsked({ next }) : turnTo(next));
  const edit = (id: string | null) => {
    // Saved while the question stood: nothing is lost any more.
    if (id === null) turnTo(asked?.next ?? null);
    else if (id !== edited) leaveFor(id);
  };
  const discard = () => {
    // The dialog gives the focus back before the next form appears, which may remember from where it was opened.
    flushSync(() => setAsked(null));
    turnTo(asked?.next ?? null);
  };
  const question = asked !== null && (
    <DiscardQuestion onDiscard={discard} onKeep={() => setAsked(null)}>
      {asked.next === null
        ? t`It is not saved yet.`
        : t`It is not saved yet, and only one part of the page can be edited at a time.`}
    </DiscardQuestion>
  );
  return {
    edited,
    edit,
    cancel: () => leaveFor(null),
    question,
    kept: { typed, keep, isRestored } satisfies StoredTyping<Typed>,
  };
}
