import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { WebhooksDocument } from '../webhooks/webhook-documents.ts';

export const requests: PageRequests = () => [{ query: WebhooksDocument }];
