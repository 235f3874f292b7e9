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

/** Pages shared by all roles use the shell of the person's own role. Until the role is known there is no antd theme. */
export function OwnShell() {
  const me = useMe().data?.me;
  if (!me) return <PageSkeleton />;
  const Shell = shells[me.role];
  return <Shell />;
}
