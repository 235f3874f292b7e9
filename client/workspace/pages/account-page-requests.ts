import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { SessionsDocument } from '../account/account-documents.ts';

export const requests: PageRequests = () => [{ query: SessionsDocument }];
