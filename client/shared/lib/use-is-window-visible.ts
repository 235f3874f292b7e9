import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the window is visible: changes while it is hidden were not seen. */
export const useIsWindowVisible = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => true,
  );
