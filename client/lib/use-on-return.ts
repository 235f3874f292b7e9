import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the person comes back to this window: other windows tell of some changes only then. */
export function useOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = () => call();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
}
