import { useReactiveVar } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { sessionExpired } from '../lib/session.ts';
import styles from './root-layout.module.css';

const LoginAgainDialog = lazy(async () => ({ default: (await import('../features/accounts/login-again-dialog.tsx')).LoginAgainDialog }));

/** What every page has: the way past the menus, a sign that the next page is coming, the scroll position, the dialog of an ended session. */
export function RootLayout() {
  const isExpired = useReactiveVar(sessionExpired);
  const isNavigating = useNavigation().state !== 'idle';
  useFocusOnNewPage();
  return (
    <>
      <a className={styles.skip} href="#main">Skip to content</a>
      {isNavigating && <div className={styles.progress} aria-hidden />}
      <Outlet />
      {isExpired && <Suspense><LoginAgainDialog /></Suspense>}
      <ScrollRestoration />
    </>
  );
}

/** A new address moves the focus to its content, as a full page load would; a changed query alone does not. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
