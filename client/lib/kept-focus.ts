import { type RefObject, useEffect } from 'react';

/**
 * What has the focus may go: a decision is taken, the last chip removed, the list empty. Then `heir` takes the focus over, which would fall to the
 * top of the page else.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = area.current;
    if (!whole) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => void (last = target instanceof Element ? target : null);
    const changes = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heir.current?.focus({ preventScroll: true });
    });
    whole.addEventListener('focusin', note);
    changes.observe(whole, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      whole.removeEventListener('focusin', note);
    };
  }, [area, heir]);
}
