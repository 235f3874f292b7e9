import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';
import { homeOf, useIsKnownPath } from '../../lib/known-paths.ts';
import { sameSiteReturnTo } from '../../lib/return-to.ts';

/** Where somebody who is signed in belongs: the page they were sent away from, else the home of their role (OP-001). */
export function SignedInRedirect({ role }: { role: Role }) {
  const { search } = useLocation();
  const isKnownPath = useIsKnownPath();
  return <Navigate to={sameSiteReturnTo(search) ?? homeOf(role, isKnownPath)} replace />;
}
