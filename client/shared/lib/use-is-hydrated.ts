import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and in the browser until the page that came from there reacts. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
