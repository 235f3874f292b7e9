import type { Role } from '../../gql/graphql.ts';
import { paths } from './paths.ts';

/** OP-077: seekers read a job in their own area, everyone else on the public page. */
export function jobPath(id: string, role: Role | undefined, isKnownPath: (path: string) => boolean): string {
  const seekerPath = paths.seekerJobDetails(id);
  return role === 'JOBSEEKER' && isKnownPath(seekerPath) ? seekerPath : paths.jobDetails(id);
}
