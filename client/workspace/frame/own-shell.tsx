import { useQuery } from '@apollo/client/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Role } from '../../gql/graphql.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';

const SeekerShell = lazy(async () => ({ default: (await import('./seeker-shell.tsx')).SeekerShell }));
const RecruiterShell = lazy(async () => ({ default: (await import('./recruiter-shell.tsx')).RecruiterShell }));
const AdminShell = lazy(async () => ({ default: (await import('./admin-shell.tsx')).AdminShell }));

const shells: Record<Role, ComponentType> = {
  JOBSEEKER: SeekerShell,
  HR: RecruiterShell,
  ADMIN: AdminShell,
  SUPERADMIN: AdminShell,
};

/** Pages that every role has use the shell of the person's own role. Before it there is no antd theme to draw with. */
export function OwnShell() {
  const me = useQuery(MeDocument).data?.me;
  if (!me) return <PageSkeleton />;
  const Shell = shells[me.role];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shell />
    </Suspense>
  );
}
