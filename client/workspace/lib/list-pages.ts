import { exactTotalLimit } from '../../../server/core/product.rules.ts';
import { pageIn } from '../../shared/lib/page-address.ts';

/** Page size of lists whose server returns no total. */
export const rowsOnPage = 20;
const lastPage = Math.floor((exactTotalLimit - 1) / rowsOnPage);

/** The page in the address, limited to pages whose next row can be fetched. */
export const listPageOf = (address: URLSearchParams, parameter = 'page'): number =>
  Math.min(pageIn(address, rowsOnPage, parameter), lastPage);

/** The rows of a page and one more, which shows whether another page follows. */
export const listPageVariables = (page: number) => ({ page, pageSize: rowsOnPage, rowBehind: page * rowsOnPage + 1 });

/** The known total: enough for the pagination to offer this page, the previous ones and the next one. */
export const totalSoFar = (page: number, rows: number, hasNext: boolean): number =>
  (page - 1) * rowsOnPage + Math.max(rows, 1) + (hasNext ? 1 : 0);
