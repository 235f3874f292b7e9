import type { JobStepsQuery } from '../../gql/graphql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { RecruiterJobDocument } from '../hiring/hiring-documents.ts';
import { JobStepsDocument } from '../hiring/job-steps.ts';

const jobSteps = { query: JobStepsDocument, variables: { page: 1 } };
const ofJob = (id: string) => ({ query: RecruiterJobDocument, variables: { id } });

/** Without a job in the address, the recruiter's first job. */
export const requests: PageRequests = ({ query }) => {
  const id = query.get('job');
  if (id) return [jobSteps, ofJob(id)];
  return [{ ...jobSteps, next: ({ hrJobs }: JobStepsQuery) => hrJobs.items.slice(0, 1).map((job) => ofJob(job.id)) }];
};
