import { type To, useLocation } from 'react-router-dom';
import { exactTotalLimit } from '../../../server/core/product.rules.ts';

/**
 * The page number in an address. An invalid one counts as the first; one beyond the server's limit as the last
 * possible, because no list is longer.
 */
export function pageIn(address: URLSearchParams, pageSize: number, parameter = 'page'): number {
  const page = Number(address.get(parameter));
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, Math.floor(exactTotalLimit / pageSize));
}

/** The address of each page of a list. `parameter` holds the page; other parameters stay. */
export function usePageAddress(parameter: string): (page: number) => To {
  const { pathname, search } = useLocation();
  return (page) => {
    const parameters = new URLSearchParams(search);
    if (page === 1) parameters.delete(parameter);
    else parameters.set(parameter, String(page));
    return { pathname, search: parameters.toString() };
  };
}
