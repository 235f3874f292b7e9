import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { PortalTotalsDocument } from '../admin/portal-documents.ts';

export const requests: PageRequests = () => [{ query: PortalTotalsDocument }];
