import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { LegalTextsDocument } from '../info/own-text.tsx';

export const requests: PageRequests = () => [{ query: LegalTextsDocument }];
