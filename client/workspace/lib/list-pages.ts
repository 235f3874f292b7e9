import { exactTotalLimit } from '../../../server/core/page.rules.ts';
import { pageIn } from '../../shared/lib/page-address.ts';

/** Rows on a page of a list whose server counts no total. */
export const rowsOnPage = 20;
const lastPage = Math.floor((exactTotalLimit - 1) / rowsOnPage);

/** The page that the address names, of those whose row behind can be asked for. */
export const listPageOf = (address: URLSearchParams, parameter = 'page'): number =>
  Math.min(pageIn(address, rowsOnPage, parameter), lastPage);

/** What a page requests, and the row after it, which shows whether another page follows. */
export const listPageVariables = (page: number) => ({ page, pageSize: rowsOnPage, rowBehind: page * rowsOnPage + 1 });

/** The total as far as it is known: enough for the pagination to offer this page, those before it and the next one. */
export const totalSoFar = (page: number, rows: number, hasNext: boolean): number =>
  (page - 1) * rowsOnPage + Math.max(rows, 1) + (hasNext ? 1 : 0);
