import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps, Outlet } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { SectionId } from '../landing/sections.ts';
import { paths } from '../../shared/lib/paths.ts';
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

const FooterDocument = graphql(/* GraphQL */ `
  query Footer {
    siteTexts {
      contactEmail
      contactPhone
      footerAddress
    }
  }
`);

const sectionOfHome = (id: SectionId) => ({ pathname: paths.home, hash: id });

/** OP-080: real pages, no dead links. */
function Footer() {
  const { t } = useLingui();
  const { contactEmail, contactPhone, footerAddress } =
    useQuery(FooterDocument, { fetchPolicy: 'cache-first' }).data?.siteTexts ?? {};
  return (
    <footer className={styles.footer}>
      <div>
        <p>
          <Trans>{productName}. Free for job seekers.</Trans>
        </p>
        {footerAddress && <address className={styles.address}>{footerAddress}</address>}
      </div>
      <nav className={styles.links} aria-label={t`Footer`}>
        <FooterGroup title={t`About`}>
          <FooterLink to={paths.about}>{t`About us`}</FooterLink>
          <FooterLink to={paths.privacy}>{t`Privacy`}</FooterLink>
          <FooterLink to={paths.terms}>{t`Terms`}</FooterLink>
        </FooterGroup>
        <FooterGroup title={t`Resources`}>
          <FooterLink to={paths.jobSearch}>{t`Jobs`}</FooterLink>
          <FooterLink to={sectionOfHome('announcements')}>{t`Announcements`}</FooterLink>
          <FooterLink to={sectionOfHome('faqs')}>{t`FAQs`}</FooterLink>
          <li>
            <a href="/api-guide">
              <Trans>API guide</Trans>
            </a>
          </li>
          <li>
            <a href="/playground">
              <Trans>API playground</Trans>
            </a>
          </li>
        </FooterGroup>
        <FooterGroup title={t`Contact`}>
          <FooterLink to={sectionOfHome('contact')}>{t`Write to us`}</FooterLink>
          {contactEmail && (
            <li>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </li>
          )}
          {contactPhone && (
            <li>
              <a href={`tel:${contactPhone.replaceAll(/[ -]/g, '')}`}>{contactPhone}</a>
            </li>
          )}
        </FooterGroup>
      </nav>
    </footer>
  );
}

const FooterLink = ({ to, children }: { to: LinkProps['to']; children: string }) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
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
