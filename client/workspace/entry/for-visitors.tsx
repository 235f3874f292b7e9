import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';
import { homeOf } from '../../shared/lib/homes.ts';
import { useMe } from '../../shared/lib/me.ts';
import { sameSiteReturnTo, stateAfterLogin } from '../../shared/lib/return-to.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';

/** Redirects people who are already signed in. */
export function ForVisitors({ children }: { children: ReactNode }) {
  const me = useMe().data?.me;
  return me && hasUserDetails() ? <SignedInRedirect role={me.role} /> : children;
}

/** Where a signed-in person belongs: the page that sent them to the login, else the home of their role (OP-001). */
function SignedInRedirect({ role }: { role: Role }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const returnTo = sameSiteReturnTo(search);
  return <Navigate to={returnTo ?? homeOf(role)} state={returnTo === null ? null : stateAfterLogin(state)} replace />;
}
