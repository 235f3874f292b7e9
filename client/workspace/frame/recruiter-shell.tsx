import { msg, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LogoutButton } from '../../shared/session/logout-button.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { AccountLink } from './account-link.tsx';
import { RecruiterCard } from './recruiter-card.tsx';
import { type NavEntry, NavList } from './nav-list.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import styles from './recruiter-shell.module.css';

const ownEntries: NavEntry[] = [
  { label: msg`Profile`, to: paths.hrProfile, icon: 'user' },
  { label: msg`Schedule`, to: paths.hrSchedule, icon: 'calendar' },
];

/** OP-110: the listings first; below `All Jobs` the `Applications` of one job at a time; then the lists of all jobs. */
const hiringEntries: NavEntry[] = [
  { label: msg`Hiring`, to: paths.hiring, icon: 'home' },
  { label: msg`Post Job`, to: paths.postJob, icon: 'plus' },
  { label: msg`All Jobs`, to: paths.allJobs, icon: 'briefcase' },
  { label: msg`Applications`, to: paths.applications, icon: 'users', indent: 1 },
  { label: msg`All Applications`, to: paths.allApplications, icon: 'users' },
  { label: msg`Approved`, to: paths.approvedApplicants, icon: 'check' },
  { label: msg`On Hold`, to: paths.applicantsOnHold, icon: 'pause' },
  { label: msg`Rejected`, to: paths.rejectedApplicants, icon: 'crossCircle' },
];

/** OP-110: rarely used entries are separate. */
const moreEntries: NavEntry[] = [
  { label: msg`Quick Hire`, to: paths.quickHire, icon: 'flash' },
  { label: msg`Data Request`, to: paths.dataRequest, icon: 'level' },
  { label: msg`Get Profile`, to: paths.getProfile, icon: 'users' },
  { label: msg`Webhooks`, to: paths.webhooks, icon: 'send' },
];

/** The recruiter's area. It provides the theme, so its pages use antd freely. */
export function RecruiterShell() {
  useEffect(() => {
    toastStore.preset('recruiter');
    return () => void toastStore.preset('seeker');
  }, []);
  return (
    <SignedInFrame
      sidebar={<RecruiterMenu />}
      tools={
        <>
          <NotificationBell />
          <AccountLink />
          <LogoutButton question="recruiter" />
        </>
      }
    />
  );
}

function RecruiterMenu() {
  return (
    <>
      <RecruiterCard />
      <NavList entries={ownEntries} />
      <details className={styles.group} open>
        <summary className={styles.heading}>{t`HIRING`}</summary>
        <NavList entries={hiringEntries} />
      </details>
      <MoreGroup />
    </>
  );
}

/** Collapsed until it is opened or one of its pages is shown. */
function MoreGroup() {
  const { pathname } = useLocation();
  const isHere = moreEntries.some(({ to }) => to === pathname);
  return (
    <details className={styles.group} open={isHere}>
      <summary className={styles.heading}>{t`More`}</summary>
      <NavList entries={moreEntries} />
    </details>
  );
}
