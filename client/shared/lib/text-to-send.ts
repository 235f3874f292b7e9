import { useRef, useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';
import { keepTextDraft, readTextDraft } from './text-draft.ts';

/** The text typed while `sent` was pending. If it was changed in the middle, the whole text stays. */
const unsentPart = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

/**
 * The typed text, stored until the server has it, and its idempotency key: after a lost answer the same text is not
 * sent twice.
 */
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
