import type { Role } from '../../gql/graphql.ts';
import { paths } from './paths.ts';

/** OP-077: seekers read a job in their own area, everyone else on the public page. */
export const jobPath = (id: string, role: Role | undefined): string =>
  role === 'JOBSEEKER' ? paths.seekerJobDetails(id) : paths.jobDetails(id);
