import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AdminMailsDocument, AdminTasksDocument, mailVariables } from '../admin/mail-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminMailsDocument, variables: mailVariables(query) },
  { query: AdminTasksDocument },
];
