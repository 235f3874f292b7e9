import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AdminUserDocument, AdminUsersDocument, userVariables } from '../admin/user-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminUsersDocument, variables: userVariables(query) },
  ...(query.get('open') ? [{ query: AdminUserDocument, variables: { id: query.get('open') } }] : []),
];
