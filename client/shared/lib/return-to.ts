import { paths } from './paths.ts';

/** The address to come back to, or null if it is missing or on another site (this prevents open redirects). */
export function sameSiteReturnTo(search: string, origin = window.location.origin): string | null {
  const returnTo = new URLSearchParams(search).get('returnTo');
  if (!returnTo?.startsWith('/')) return null;
  if (!URL.canParse(returnTo, origin)) return null;
  const target = new URL(returnTo, origin);
  if (target.origin !== origin || target.pathname.startsWith('//')) return null;
  return target.pathname + target.search + target.hash;
}

/** `path` with the same `returnTo` as `search`, or with `returnTo` set to the given address. */
export const withReturnTo = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path;

/**
 * A mailed link may carry its token in the query (OP-072). The page removes it from the address; until then no link
 * repeats it.
 */
function withoutToken(place: string): string {
  const [path = place, query] = place.split('?');
  return new URLSearchParams(query).has('token') ? path : place;
}

export const loginPath = (returnTo: string | null): string =>
  withReturnTo(paths.login, returnTo && withoutToken(returnTo));

/**
 * The history state of a page, to use for its entry after the login: links to the login carry the `state` of their
 * page. `isAfterLogin` marks that the previous entry is a different one.
 */
export const stateAfterLogin = (state: unknown): object | null =>
  typeof state === 'object' && state !== null ? { ...state, isAfterLogin: true } : null;
