import { paths } from './paths.ts';

/** The address to come back to, or null when it is missing or leads to another site (open redirects end here). */
export function sameSiteReturnTo(search: string, origin = window.location.origin): string | null {
  const returnTo = new URLSearchParams(search).get('returnTo');
  if (!returnTo?.startsWith('/')) return null;
  if (!URL.canParse(returnTo, origin)) return null;
  const target = new URL(returnTo, origin);
  if (target.origin !== origin || target.pathname.startsWith('//')) return null;
  return target.pathname + target.search + target.hash;
}

/** `path` with the same `returnTo` as `search`, or with `returnTo` set to the given place. */
export const withReturnTo = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path;

export const loginPath = (returnTo: string | null): string => withReturnTo(paths.login, returnTo);
