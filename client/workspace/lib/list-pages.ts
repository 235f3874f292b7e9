import { exactTotalLimit } from '../../../server/core/page.rules.ts';

/** Rows on a page of a list whose server counts no total. */
export const rowsOnPage = 20;
const lastPage = Math.floor((exactTotalLimit - 1) / rowsOnPage);

/** The page that the address names. An invalid value counts as none. */
export function listPageOf(address: URLSearchParams, parameter = 'page'): number {
  const page = Number(address.get(parameter));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** What a page requests, and the row after it, which shows whether another page follows. */
export const listPageVariables = (page: number) => ({ page, pageSize: rowsOnPage, rowBehind: page * rowsOnPage + 1 });

/**
 * The total as far as it is known: enough for the pagination to offer this page, even an empty one, those before it and
 * the next one.
 */
export const totalSoFar = (page: number, rows: number, hasNext: boolean): number =>
  (page - 1) * rowsOnPage + Math.max(rows, 1) + (hasNext ? 1 : 0);
