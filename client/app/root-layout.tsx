import { useReactiveVar } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useCheckingText } from '../shared/lib/checking-browser.ts';
import { sessionExpired } from '../shared/lib/session.ts';
import { lazyComponent } from '../shared/lib/lazy-component.tsx';
import { toast } from '../shared/ui/toast.ts';
import styles from './root-layout.module.css';
import { SupportCorner } from './support-corner.tsx';

const LoginAgainDialog = lazyComponent(
  async () => (await import('../workspace/entry/login-again-dialog.tsx')).LoginAgainDialog,
  LoginElsewhere,
);

const SAID_AGAIN_AFTER_MS = 4000;

/**
 * Shared by every page: the skip link, the loading indicator, the support chat, the scroll position, and the dialog of
 * an ended session.
 */
export function RootLayout() {
  const isExpired = useReactiveVar(sessionExpired);
  const checkingText = useCheckingText();
  const isNavigating = useNavigation().state !== 'idle';
  useFocusOnNewPage();
  return (
    <>
      <a className={styles.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <p className="visually-hidden" aria-live="polite">
        {checkingText}
      </p>
      {isNavigating && <div className={styles.progress} aria-hidden />}
      <Outlet />
      <SupportCorner />
      {isExpired && (
        <Suspense>
          <LoginAgainDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}

/** Shown if not even the dialog can be loaded. The page stays, so that a half-filled form is not lost. */
function LoginElsewhere() {
  const { t } = useLingui();
  useEffect(() => {
    toast.error(t`Your session has ended. Log in again in another tab, then continue here.`);
    // Refused requests rarely come alone.
    const timer = setTimeout(() => sessionExpired(false), SAID_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [t]);
  return null;
}

/**
 * A new address moves the focus to its content, as a full page load would, or to the section it names; a changed query
 * alone does not.
 */
function useFocusOnNewPage(): void {
  const location = useLocation();
  const last = useRef(location.pathname);
  useEffect(() => {
    const { pathname, hash } = location;
    const section = document.getElementById(hash.slice(1));
    if (last.current === pathname && !section) return;
    last.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    (section ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [location]);
}
