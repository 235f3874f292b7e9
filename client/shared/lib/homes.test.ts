import type { Role } from '../../gql/graphql.ts';
import { homeOf } from './homes.ts';

/** All roles in the schema. */
const homes = {
  JOBSEEKER: '/profile',
  HR: '/hire/hrprofile',
  ADMIN: '/admin',
  SUPERADMIN: '/superadmin',
} satisfies Record<Role, string>;

test.each(Object.entries({ ...homes, AUDITOR: '/' }))(
  'LOGIN-24 ROLE-01 OP-001 OP-042 the home of the role %s is %s',
  (role, home) => {
    expect(homeOf(role as Role)).toBe(home);
  },
);
