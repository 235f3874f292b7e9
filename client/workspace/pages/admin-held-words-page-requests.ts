import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { HeldWordsDocument } from '../admin/held-word-documents.ts';

export const requests: PageRequests = () => [{ query: HeldWordsDocument }];
