import { useRef, useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';
import { keepTextDraft, readTextDraft } from './text-draft.ts';

/** What was typed on while `sent` was under way. A text that was changed in its middle stays whole. */
const unsentPart = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

/** What is typed, kept until it has arrived, and the key with which it is sent: after a lost answer the same words are still the same thing. */
export function useTextToSend(name: string) {
  const keyName = `${name}.id`;
  const [text, setText] = useState(() => readTextDraft(name));
  const latest = useRef(text);
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    keepTextDraft(name, typed);
    keepTextDraft(keyName, '');
  };
  const takeIdempotencyKey = (): string | null => {
    const key = readTextDraft(keyName) || newIdempotencyKey();
    keepTextDraft(keyName, key ?? '');
    return key;
  };
  const arrived = (sent: string) => type(unsentPart(latest.current, sent));
  return { text, type, takeIdempotencyKey, arrived };
}
