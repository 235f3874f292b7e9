import { useRef } from 'react';

/**
 * A request that is sent again with the same key, because no answer came, creates only one thing. Browsers make random
 * ids only on secure pages.
 */
export const newIdempotencyKey = (): string | null => (window.isSecureContext ? crypto.randomUUID() : null);

/**
 * For a form: after a lost answer the same input goes with the same key, and a changed one with its own. A form that
 * stays open forgets the key of what has arrived, else the same once more would be answered and not done.
 */
export function useIdempotencyKey() {
  const last = useRef<{ sent: string; key: string | null } | null>(null);
  return {
    keyFor: (input: object): string | null => {
      const sent = JSON.stringify(input);
      if (last.current?.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget: () => void (last.current = null),
  };
}
