import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back when a link leads to the page that is already open, as a notification's link may. */
export function useOnRevisit(onVisit: () => void): void {
  const call = useEffectEvent(onVisit);
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    call();
  }, [key]);
}
