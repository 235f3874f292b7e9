import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What a route needs before it can be entered, beside its own code. */
export interface AheadHandle {
  fetchAhead?: () => Promise<unknown>;
}

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Not while there is no network: a browser may remember that a file did not come (docs/decisions/0008). */
const isWelcome = (): boolean =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Fetches the code of a page when a pointer, a finger or the focus reaches a link that leads there: most of it is here
 * by the time of the click. A second call for the same file costs nothing. Returns what ends it.
 */
export function fetchAhead(routes: RouteObject[]): () => void {
  const fetchTarget = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || !isWelcome()) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      const { fetchAhead: fetchMore } = (route.handle ?? {}) as AheadHandle;
      // A page that does not come says so when it is entered.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
      fetchMore?.().catch(() => undefined);
    }
  };
  for (const event of events) document.addEventListener(event, fetchTarget, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, fetchTarget);
  };
}
