import { useRef } from 'react';

/**
 * A request that is retried with the same key after a lost answer creates only one thing. Browsers generate random ids
 * only on secure pages.
 */
export const newIdempotencyKey = (): string | null => (window.isSecureContext ? crypto.randomUUID() : null);

/**
 * For a form: after a lost answer the same input is sent with the same key, a changed one with a new key. A form that
 * stays open forgets the key after success; otherwise the same input would be answered from the first request and not
 * run.
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
