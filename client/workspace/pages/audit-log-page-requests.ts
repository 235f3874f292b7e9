import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AuditLogDocument, auditVariables } from '../admin/audit-documents.ts';

export const requests: PageRequests = ({ query }) => [{ query: AuditLogDocument, variables: auditVariables(query) }];
