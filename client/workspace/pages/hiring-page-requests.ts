import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { pageIn } from '../../shared/lib/page-address.ts';
import { JobListingsDocument } from '../hiring/hiring-documents.ts';

export const JOBS_ON_A_PAGE = 4;

export const listingsOf = (address: URLSearchParams) => ({
  search: address.get('search') || null,
  page: pageIn(address, JOBS_ON_A_PAGE),
  pageSize: JOBS_ON_A_PAGE,
});

export const requests: PageRequests = ({ query }) => [{ query: JobListingsDocument, variables: listingsOf(query) }];
