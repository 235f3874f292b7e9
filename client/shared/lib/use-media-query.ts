import { createContext, useContext, useSyncExternalStore } from 'react';

/** OP-045: at or below 768px is mobile. */
export const mobileQuery = '(max-width: 768px)';

/** A person who asks for less motion. */
export const calmQuery = '(prefers-reduced-motion: reduce)';

/**
 * Whether the page is rendered for a phone, as far as the server could know. Its first HTML and the first render here
 * must agree.
 */
export const PhoneGuess = createContext(false);

export function useMediaQuery(query: string): boolean {
  const isPhone = useContext(PhoneGuess);
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => query === mobileQuery && isPhone,
  );
}
