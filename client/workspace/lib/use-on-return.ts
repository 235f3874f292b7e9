import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever the person returns to this window: only then does it learn of some changes made in other windows.
 */
export function useOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = () => call();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
}
