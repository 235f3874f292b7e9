import { createContext, useContext } from 'react';
import type { Role } from '../../gql/graphql.ts';
import { paths } from './paths.ts';

type IsKnownPath = (path: string) => boolean;

/** Whether the router has a page for a path. The app provides it, so that nothing links to what is not built yet. */
export const KnownPaths = createContext<IsKnownPath>(() => true);

export const useIsKnownPath = (): IsKnownPath => useContext(KnownPaths);

const homesByRole: Record<Role, string[]> = {
  JOBSEEKER: [paths.profile, paths.applyForJobs],
  HR: [paths.hrProfile, paths.hiring],
  ADMIN: [paths.adminHome],
  SUPERADMIN: [paths.superadminHome],
};

/**
 * The page of a role after login (OP-001): the first of its homes that exists, `/` for a role that this client does not
 * know.
 */
export function homeOf(role: Role, isKnownPath: IsKnownPath): string {
  const homes: Partial<typeof homesByRole> = homesByRole;
  return homes[role]?.find(isKnownPath) ?? paths.home;
}
