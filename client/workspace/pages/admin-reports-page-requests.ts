import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AdminReportDocument, AdminReportsDocument, adminReportVariables } from '../admin/report-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminReportsDocument, variables: adminReportVariables(query) },
  ...(query.get('open') ? [{ query: AdminReportDocument, variables: { id: query.get('open') } }] : []),
];
