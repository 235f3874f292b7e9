import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { JobsToInviteToDocument } from '../talent/talent-documents.ts';

export const requests: PageRequests = () => [{ query: JobsToInviteToDocument }];
