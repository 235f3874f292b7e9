import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AdminJobDocument, AdminJobsDocument, adminJobVariables } from '../admin/job-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminJobsDocument, variables: adminJobVariables(query) },
  ...(query.get('open') ? [{ query: AdminJobDocument, variables: { id: query.get('open') } }] : []),
];
