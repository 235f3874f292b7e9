import type { Role } from '../../gql/graphql.ts';
import { paths } from './paths.ts';

const homes: Record<Role, string> = {
  JOBSEEKER: paths.profile,
  HR: paths.hrProfile,
  ADMIN: paths.adminHome,
  SUPERADMIN: paths.superadminHome,
};

/** The home page of a role after login (OP-001); `/` for a role unknown to this client. */
export const homeOf = (role: Role): string => (homes as Partial<typeof homes>)[role] ?? paths.home;
