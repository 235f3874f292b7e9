import { createContext, useContext, useSyncExternalStore } from 'react';

/** OP-045: at or below 768px is mobile. */
export const mobileQuery = '(max-width: 768px)';

/** The user prefers reduced motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/**
 * Whether the page is rendered for a phone, as far as the server could know. The server's HTML and the first render
 * here must agree.
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
