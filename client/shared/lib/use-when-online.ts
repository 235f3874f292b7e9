import { useEffect } from 'react';

/** Calls `act` each time the network is back. */
export function useWhenOnline(act: () => void) {
  useEffect(() => {
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  }, [act]);
}
