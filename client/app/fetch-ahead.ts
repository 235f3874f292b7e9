import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What a route needs before it can be entered, besides its own code. */
export interface AheadHandle {
  fetchAhead?: () => Promise<unknown>;
}

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Not while offline: browsers may remember that a file failed to load (docs/decisions/0008). */
const isWelcome = (): boolean =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Prefetches a page's code when a pointer, a finger or the focus reaches a link to it: most of it has arrived by the
 * click. Prefetching a file twice costs nothing. Returns a function that stops it.
 */
export function fetchAhead(routes: RouteObject[]): () => void {
  const fetchTarget = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || !isWelcome()) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      const { fetchAhead: fetchMore } = (route.handle ?? {}) as AheadHandle;
      // A page that fails to load shows its error when it is opened.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
      fetchMore?.().catch(() => undefined);
    }
  };
  for (const event of events) document.addEventListener(event, fetchTarget, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, fetchTarget);
  };
}
