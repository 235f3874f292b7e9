import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';
import { homeOf } from '../../shared/lib/homes.ts';
import { sameSiteReturnTo, stateAfterLogin } from '../../shared/lib/return-to.ts';

/** Where somebody who is signed in belongs: the page they were sent away from, else the home of their role (OP-001). */
export function SignedInRedirect({ role }: { role: Role }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const returnTo = sameSiteReturnTo(search);
  return <Navigate to={returnTo ?? homeOf(role)} state={returnTo === null ? null : stateAfterLogin(state)} replace />;
}
