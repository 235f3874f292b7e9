import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { InterviewsDocument } from '../interviews/interview-documents.ts';

export const requests: PageRequests = () => [{ query: InterviewsDocument }];
