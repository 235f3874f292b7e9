import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { AdminFaqsDocument } from '../admin/faq-documents.ts';

export const requests: PageRequests = () => [{ query: AdminFaqsDocument }];
