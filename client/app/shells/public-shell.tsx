import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../../server/core/product.rules.ts';
import { PublicHeader } from './public-header.tsx';
import styles from './public-shell.module.css';

export function PublicShell() {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <p>{productName}. Free for job seekers.</p>
        <nav className={styles.links} aria-label="Footer">
          <Link to={paths.jobSearch}>Jobs</Link>
          <Link to={paths.register}>Sign up</Link>
          <Link to={paths.login}>Login</Link>
        </nav>
      </footer>
    </>
  );
}
