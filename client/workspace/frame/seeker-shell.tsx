import { msg, t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { LogoutButton } from '../../shared/session/logout-button.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { AccountLink } from './account-link.tsx';
import { type NavEntry, NavList } from './nav-list.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

const entries: NavEntry[] = [
  { label: msg`Profile`, to: paths.profile, icon: 'user' },
  { label: msg`Schedule/Organize`, to: paths.schedule, icon: 'calendar' },
  { label: msg`Apply for Jobs`, to: paths.applyForJobs, icon: 'search' },
  { label: msg`Job Applied`, to: paths.appliedJobs, icon: 'list' },
];

/** The seeker's area. Its public pages show it to visitors too, with a login link in place of the account tools. */
export function SeekerShell() {
  return <SignedInFrame sidebar={<NavList entries={entries} />} tools={<SeekerTools />} />;
}

function SeekerTools() {
  const { data } = useMe();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  if (!data) return null;
  if (!data.me)
    return (
      <LinkButton type="primary" to={loginPath(pathname + search)} state={state}>
        {t`Login`}
      </LinkButton>
    );
  return (
    <>
      <NotificationBell allPath={paths.schedule} />
      <AccountLink />
      <LogoutButton question="seeker" />
    </>
  );
}
