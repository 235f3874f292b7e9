import { Link, Outlet } from 'react-router-dom';
import type { SectionId } from '../../features/site/sections.ts';
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
      <Footer />
    </>
  );
}

const sectionOfHome = (id: SectionId) => ({ pathname: paths.home, hash: id });

/** Only what exists is linked (OP-080). */
const Footer = () => (
  <footer className={styles.footer}>
    <p>{productName}. Free for job seekers.</p>
    <nav className={styles.links} aria-label="Footer">
      <div>
        <p id="footer-resources" className={styles.title}>Resources</p>
        <ul aria-labelledby="footer-resources">
          <li><Link to={paths.jobSearch}>Jobs</Link></li>
          <li><Link to={sectionOfHome('announcements')}>Announcements</Link></li>
          <li><Link to={sectionOfHome('faqs')}>FAQs</Link></li>
          <li><a href="/playground">API playground</a></li>
        </ul>
      </div>
      <ul>
        <li><Link to={sectionOfHome('contact')}>Contact</Link></li>
        <li><Link to={paths.register}>Sign up</Link></li>
        <li><Link to={paths.login}>Login</Link></li>
      </ul>
    </nav>
  </footer>
);
