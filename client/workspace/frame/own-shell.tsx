import type { ComponentType } from 'react';
import type { Role } from '../../gql/graphql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { AdminShell } from './admin-shell.tsx';
import { RecruiterShell } from './recruiter-shell.tsx';
import { SeekerShell } from './seeker-shell.tsx';

const shells: Record<Role, ComponentType> = {
  JOBSEEKER: SeekerShell,
  HR: RecruiterShell,
  ADMIN: AdminShell,
  SUPERADMIN: AdminShell,
};

/** Pages that every role has use the shell of the person's own role. Before it there is no antd theme to draw with. */
export function OwnShell() {
  const me = useMe().data?.me;
  if (!me) return <PageSkeleton />;
  const Shell = shells[me.role];
  return <Shell />;
}
