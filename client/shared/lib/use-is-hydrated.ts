import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and in the browser until hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
