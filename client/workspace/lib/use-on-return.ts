import { useEffect, useEffectEvent } from 'react';

/** Calls back when the user returns to this window: some changes from other windows can be detected only then. */
export function useOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = () => call();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
}
