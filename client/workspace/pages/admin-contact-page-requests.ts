import type { PageRequests } from '../../shared/lib/page-requests.ts';
import {
  AdminContactMessageDocument,
  AdminContactMessagesDocument,
  contactVariables,
} from '../admin/contact-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminContactMessagesDocument, variables: contactVariables(query) },
  ...(query.get('open') ? [{ query: AdminContactMessageDocument, variables: { id: query.get('open') } }] : []),
];
