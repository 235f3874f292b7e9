import { useRef, useState } from 'react';
import { newDraftId } from './draft-id.ts';
import { keepTextDraft, readTextDraft } from './text-draft.ts';

/** What was typed on while `sent` was under way. A text that was changed in its middle stays whole. */
const unsentPart = (typed: string, sent: string): string => (typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed);

/** What is typed, kept until it has arrived, and the id under which it is sent: after a lost answer the same words are still the same thing. */
export function useTextToSend(name: string) {
  const idName = `${name}.id`;
  const [text, setText] = useState(() => readTextDraft(name));
  const latest = useRef(text);
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    keepTextDraft(name, typed);
    keepTextDraft(idName, '');
  };
  const takeDraftId = (): string | null => {
    const draftId = readTextDraft(idName) || newDraftId();
    keepTextDraft(idName, draftId ?? '');
    return draftId;
  };
  const arrived = (sent: string) => type(unsentPart(latest.current, sent));
  return { text, type, takeDraftId, arrived };
}
