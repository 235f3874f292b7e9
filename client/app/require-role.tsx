import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import type { Role } from '../gql/graphql.ts';
import { homeOf } from '../shared/lib/homes.ts';
import { useMe } from '../shared/lib/me.ts';
import { loginPath } from '../shared/lib/return-to.ts';
import { ErrorState } from '../shared/ui/page-states.tsx';
import { PageSkeleton } from '../shared/ui/skeleton.tsx';
import { toast } from '../shared/ui/toast.ts';

/**
 * Admits the given roles (OP-050, OP-051): signed-out users log in and come back, other roles are redirected to their
 * own home.
 */
export function RequireRole({ is }: { is: readonly Role[] }) {
  const { t } = useLingui();
  const { data, loading, error, refetch } = useMe();
  const { pathname, search, hash } = useLocation();
  const shellContext = useOutletContext();
  if (data?.me && is.includes(data.me.role)) return <Outlet context={shellContext} />;
  if (data?.me) return <WrongRole home={data.me.role} />;
  if (loading) return <PageSkeleton />;
  if (error)
    return <ErrorState title={t`This page could not be opened.`} error={error} onRetry={() => void refetch()} />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}

function WrongRole({ home }: { home: Role }) {
  const { t } = useLingui();
  useEffect(() => void toast.error(t`You don't have access to that page.`), [t]);
  return <Navigate to={homeOf(home)} replace />;
}
