import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { JobStepsDocument, RecruiterJobDocument } from '../hiring/hiring-documents.ts';

/** Without a job in the address it is the first that the recruiter has. */
export const requests: PageRequests = ({ query }) => [
  { query: JobStepsDocument, variables: { page: 1 } },
  ...(query.get('job') ? [{ query: RecruiterJobDocument, variables: { id: query.get('job') } }] : []),
];
