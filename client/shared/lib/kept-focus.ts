import { type RefObject, useEffect } from 'react';

/** What receives the focus in an area. */
const heirs = new WeakMap<EventTarget, RefObject<HTMLElement | null>>();

/**
 * The focused element may disappear: a decision is made, the last chip removed, the list emptied. Then `heir` gets the
 * focus, which would otherwise fall to the top of the page. Of nested areas, the innermost remaining one with an heir
 * decides.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = area.current;
    if (!whole) return undefined;
    let path: EventTarget[] = [];
    const note = (event: FocusEvent) => void (path = event.composedPath());
    const changes = new MutationObserver(() => {
      const [last] = path;
      if (!(last instanceof Element) || last.isConnected) return;
      for (const around of path)
        if (document.activeElement === document.body) heirs.get(around)?.current?.focus({ preventScroll: true });
      path = [];
    });
    heirs.set(whole, heir);
    whole.addEventListener('focusin', note);
    changes.observe(whole, { childList: true, subtree: true });
    return () => {
      heirs.delete(whole);
      changes.disconnect();
      whole.removeEventListener('focusin', note);
    };
  }, [area, heir]);
}
