import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink, useLocation } from 'react-router-dom';
import { LogoutButton } from '../../shared/session/logout-button.tsx';
import { homeOf } from '../../shared/lib/homes.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { cx } from '../../shared/lib/cx.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import styles from './public-header.module.css';

/** Top bar of the public pages: a switch between seeking and hiring, and the signed-in user. */
export function PublicHeader() {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.switch} aria-label={t`Looking for`}>
          <NavLink to={paths.applyForJobs} className={styles.choice}>
            <Trans>Apply Job</Trans>
          </NavLink>
          <NavLink to={homeOf('HR')} className={styles.choice}>
            <Trans>Hire Now</Trans>
          </NavLink>
        </nav>
        <Viewer />
      </div>
    </header>
  );
}

function Viewer() {
  const { data } = useMe();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const isMobile = useMediaQuery(mobileQuery);
  if (!data?.me) {
    const isAccountPage = pathname === paths.login || pathname === paths.register;
    return (
      <div className={cx(styles.viewer, !data && styles.unknown)}>
        <LinkButton
          kind="primary"
          to={isAccountPage ? paths.login + search : loginPath(pathname === paths.home ? null : pathname + search)}
          state={state}
        >
          <Trans>Login</Trans>
        </LinkButton>
      </div>
    );
  }
  const { name, role } = data.me;
  const home = homeOf(role);
  const isForMembers = pathname === paths.resetPassword || pathname === paths.changePassword;
  const firstName = name.split(' ')[0];
  const greeting = (
    <Trans>
      <span>Hello,</span> <b>{firstName}</b>
    </Trans>
  );
  return (
    <div className={styles.viewer}>
      {home === paths.home ? (
        <span className={styles.greeting}>{greeting}</span>
      ) : (
        <NavLink to={home} className={styles.greeting}>
          {greeting}
        </NavLink>
      )}
      <LogoutButton
        question={role === 'HR' ? 'recruiter' : 'seeker'}
        then={isForMembers ? 'login' : 'stay'}
        iconOnly={isMobile}
      />
    </div>
  );
}
