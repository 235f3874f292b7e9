import { useEffect } from 'react';

/** Calls `act` whenever the network returns. */
export function useWhenOnline(act: () => void) {
  useEffect(() => {
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  }, [act]);
}
