import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { LogoutButton } from '../../shared/session/logout-button.tsx';
import type { Role } from '../../gql/graphql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { AccountLink } from './account-link.tsx';
import { type NavEntry, NavList } from './nav-list.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

const adminEntries: NavEntry[] = [
  { label: msg`Admin`, to: paths.adminHome, icon: 'level', isExact: true },
  { label: msg`People`, to: paths.adminUsers, icon: 'users', indent: 1 },
  { label: msg`Jobs`, to: paths.adminJobs, icon: 'briefcase', indent: 1 },
  { label: msg`Companies`, to: paths.adminCompanies, icon: 'building', indent: 1 },
  { label: msg`Review keywords`, to: paths.adminHeldWords, icon: 'search', indent: 1 },
  { label: msg`Reports`, to: paths.adminReports, icon: 'warning', indent: 1 },
  { label: msg`Announcements`, to: paths.adminAnnouncements, icon: 'bell', indent: 1 },
  { label: msg`FAQs`, to: paths.adminFaqs, icon: 'info', indent: 1 },
  { label: msg`Contact messages`, to: paths.adminContact, icon: 'mail', indent: 1 },
  { label: msg`Support`, to: paths.adminSupport, icon: 'chat', indent: 1 },
];
const superadminEntries: NavEntry[] = [
  { label: msg`Superadmin`, to: paths.superadminHome, icon: 'shield', isExact: true },
  { label: msg`Admins`, to: paths.admins, icon: 'users', indent: 1 },
  { label: msg`Settings`, to: paths.settings, icon: 'filter', indent: 1 },
  { label: msg`Emails and tasks`, to: paths.tasks, icon: 'mail', indent: 1 },
  { label: msg`Audit log`, to: paths.auditLog, icon: 'list', indent: 1 },
];

/** A link to a forbidden page is no help; the guard and the server enforce access. */
const entriesOf = (role: Role | undefined): NavEntry[] =>
  role === 'SUPERADMIN' ? [...superadminEntries, ...adminEntries] : adminEntries;

/** The admin area. */
export function AdminShell() {
  const role = useMe().data?.me?.role;
  // Confirmations stay as long as for recruiters: 2 seconds end before one looks up.
  useEffect(() => {
    toastStore.preset('recruiter');
    return () => void toastStore.preset('seeker');
  }, []);
  return (
    <SignedInFrame
      sidebar={<NavList entries={entriesOf(role)} />}
      tools={
        <>
          <AccountLink />
          <LogoutButton question="seeker" />
        </>
      }
    />
  );
}
