import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';
import { homeOf } from '../../shared/lib/homes.ts';
import { useMe } from '../../shared/lib/me.ts';
import { sameSiteReturnTo, stateAfterLogin } from '../../shared/lib/return-to.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';

/** Who is signed in already goes on to where they belong. */
export function ForVisitors({ children }: { children: ReactNode }) {
  const me = useMe().data?.me;
  return me && hasUserDetails() ? <SignedInRedirect role={me.role} /> : children;
}

/** Where somebody who is signed in belongs: the page they were sent away from, else the home of their role (OP-001). */
function SignedInRedirect({ role }: { role: Role }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const returnTo = sameSiteReturnTo(search);
  return <Navigate to={returnTo ?? homeOf(role)} state={returnTo === null ? null : stateAfterLogin(state)} replace />;
}
