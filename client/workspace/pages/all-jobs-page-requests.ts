import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { RecruiterJobDocument } from '../hiring/hiring-documents.ts';
import { JobStepsDocument } from '../hiring/job-steps.ts';

/** Without a job in the address it is the first that the recruiter has. */
export const requests: PageRequests = ({ query }) => [
  { query: JobStepsDocument, variables: { page: 1 } },
  ...(query.get('job') ? [{ query: RecruiterJobDocument, variables: { id: query.get('job') } }] : []),
];
