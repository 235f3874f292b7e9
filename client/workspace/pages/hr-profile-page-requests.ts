import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { InterviewsDocument } from '../interviews/interview-documents.ts';
import {
  HrProfileDocument,
  JOIN_REQUESTS_ON_A_PAGE,
  JoinRequestsDocument,
} from '../recruiter-profile/hr-profile-documents.ts';

/** The profile comes last: everything below it has loaded by then, so nothing jumps. */
export const requests: PageRequests = () => [
  { query: JoinRequestsDocument, variables: { page: 1, pageSize: JOIN_REQUESTS_ON_A_PAGE } },
  { query: InterviewsDocument },
  { query: HrProfileDocument },
];
