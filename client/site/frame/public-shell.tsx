import { type ReactNode, useId } from 'react';
import { Link, Outlet } from 'react-router-dom';
import type { SectionId } from '../landing/sections.ts';
import { paths } from '../../shared/lib/paths.ts';
import { productName, supportContact } from '../../../server/core/product.rules.ts';
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

/** OP-080: real pages, no dead links. */
const Footer = () => (
  <footer className={styles.footer}>
    <p>{productName}. Free for job seekers.</p>
    <nav className={styles.links} aria-label="Footer">
      <FooterGroup title="About">
        <li>
          <Link to={paths.about}>About us</Link>
        </li>
        <li>
          <Link to={paths.privacy}>Privacy</Link>
        </li>
        <li>
          <Link to={paths.terms}>Terms</Link>
        </li>
      </FooterGroup>
      <FooterGroup title="Resources">
        <li>
          <Link to={paths.jobSearch}>Jobs</Link>
        </li>
        <li>
          <Link to={sectionOfHome('announcements')}>Announcements</Link>
        </li>
        <li>
          <Link to={sectionOfHome('faqs')}>FAQs</Link>
        </li>
        <li>
          <a href="/playground">API playground</a>
        </li>
      </FooterGroup>
      <FooterGroup title="Contact">
        <li>
          <Link to={sectionOfHome('contact')}>Write to us</Link>
        </li>
        <li>
          <a href={`mailto:${supportContact.email}`}>{supportContact.email}</a>
        </li>
        <li>
          <a href={`tel:${supportContact.phone.replaceAll(' ', '')}`}>{supportContact.phone}</a>
        </li>
      </FooterGroup>
    </nav>
  </footer>
);

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
