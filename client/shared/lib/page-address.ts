import { type To, useLocation } from 'react-router-dom';
import { exactTotalLimit } from '../../../server/core/page.rules.ts';

/**
 * The page that an address names. What is no page counts as the first; one that the server would not count to, as the
 * last of these: no list is longer.
 */
export function pageIn(address: URLSearchParams, pageSize: number, parameter = 'page'): number {
  const page = Number(address.get(parameter));
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, Math.floor(exactTotalLimit / pageSize));
}

/** The address of each page of a list. `parameter` carries the page, the rest of the address stays. */
export function usePageAddress(parameter: string): (page: number) => To {
  const { pathname, search } = useLocation();
  return (page) => {
    const parameters = new URLSearchParams(search);
    if (page === 1) parameters.delete(parameter);
    else parameters.set(parameter, String(page));
    return { pathname, search: parameters.toString() };
  };
}
