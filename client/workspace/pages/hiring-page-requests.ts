import { exactTotalLimit } from '../../../server/core/page.rules.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { JobListingsDocument } from '../hiring/hiring-documents.ts';

export const JOBS_ON_A_PAGE = 4;

/** Pages far beyond any list are not asked for. */
function pageOf(address: URLSearchParams): number {
  const page = Number.parseInt(address.get('page') ?? '1', 10);
  return page >= 1 && page * JOBS_ON_A_PAGE <= exactTotalLimit ? page : 1;
}

export const listingsOf = (address: URLSearchParams) => ({
  search: address.get('search') || null,
  page: pageOf(address),
  pageSize: JOBS_ON_A_PAGE,
});

export const requests: PageRequests = ({ query }) => [{ query: JobListingsDocument, variables: listingsOf(query) }];
