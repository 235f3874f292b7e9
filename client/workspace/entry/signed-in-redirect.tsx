import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';
import { homeOf, useIsKnownPath } from '../../shared/lib/known-paths.ts';
import { sameSiteReturnTo, stateAfterLogin } from '../../shared/lib/return-to.ts';

/** Where somebody who is signed in belongs: the page they were sent away from, else the home of their role (OP-001). */
export function SignedInRedirect({ role }: { role: Role }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const isKnownPath = useIsKnownPath();
  const returnTo = sameSiteReturnTo(search);
  return (
    <Navigate
      to={returnTo ?? homeOf(role, isKnownPath)}
      state={returnTo === null ? null : stateAfterLogin(state)}
      replace
    />
  );
}
