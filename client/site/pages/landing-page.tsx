import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchBar } from '../search/search-bar.tsx';
import { addressOf, noCriteria } from '../../shared/search/search-criteria.ts';
import { SearchIdeas } from '../search/start-search.tsx';
import { HowItWorks } from '../landing/how-it-works.tsx';
import { NearSection } from '../landing/near-section.tsx';
import { AnnouncementsSectionPlaceholder, FaqsPlaceholder } from '../landing/placeholders.tsx';
import { RecommendedJobs } from '../landing/recommended-jobs.tsx';
import { SectionLinks } from '../landing/section-links.tsx';
import type { SectionId } from '../landing/sections.ts';
import { SiteStatsStrip } from '../landing/site-stats.tsx';
import { jobPath } from '../../shared/lib/job-path.ts';
import { homeOf } from '../../shared/lib/homes.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { productName } from '../../../server/core/product.rules.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { HeroPictures } from '../pictures/hero-pictures.tsx';
import { SkeletonCards } from '../../shared/ui/skeleton.tsx';
import { LandingDocument } from './landing-page-requests.ts';
import styles from './landing-page.module.css';

const Announcements = lazyComponent(async () => (await import('../landing/announcements.tsx')).Announcements);
const Faqs = lazyComponent(async () => (await import('../landing/faqs.tsx')).Faqs);
const ContactForm = lazyComponent(async () => (await import('../landing/contact-form.tsx')).ContactForm);

const allJobsPath = { pathname: paths.jobSearch, search: addressOf(noCriteria).toString() };

export function LandingPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(LandingDocument, { fetchPolicy: 'cache-first' });
  const role = useMe().data?.me?.role;
  return (
    <>
      <SectionLinks />
      <Hero stats={<SiteStatsStrip stats={data?.siteStats} />} />
      <Section
        id="jobs"
        title={t`Recommended jobs`}
        more={
          <Link className={styles.more} to={allJobsPath}>
            <Trans>See all jobs</Trans>
          </Link>
        }
      >
        {!data && !error && <SkeletonCards count={4} height={230} label={t`Loading jobs`} />}
        {!data && error && (
          <ErrorState title={t`Jobs could not be loaded.`} error={error} onRetry={() => void refetch()} />
        )}
        {data?.recommendedJobs.length === 0 && (
          <EmptyState
            title={t`No jobs are posted right now.`}
          >{t`New ones appear here as soon as they are.`}</EmptyState>
        )}
        {data && <RecommendedJobs jobs={data.recommendedJobs} pathOfJob={(id) => jobPath(id, role)} />}
      </Section>
      <Section title={t`How it works`}>
        <HowItWorks />
      </Section>
      {role === undefined && <Invitation />}
      <Section id="announcements" title={t`Announcements`}>
        <NearSection placeholder={<AnnouncementsSectionPlaceholder />}>
          <Announcements />
        </NearSection>
      </Section>
      <Section id="faqs" title={t`Frequently asked questions`}>
        <NearSection placeholder={<FaqsPlaceholder />}>
          <Faqs />
        </NearSection>
      </Section>
      <Section id="contact" title={t`Contact`}>
        <p className={styles.contactWords}>
          <Trans>A question, a problem, an idea? Write to us, and we'll answer by email.</Trans>
        </p>
        <NearSection placeholder={<div className={styles.contactPlace} />}>
          <ContactForm />
        </NearSection>
      </Section>
    </>
  );
}

function Hero({ stats }: { stats: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div id={'home' satisfies SectionId} tabIndex={-1} className={styles.hero}>
      <div className={styles.heroColumn}>
        <div className={styles.words}>
          <PageTitle title={t`${productName}: jobs in India`}>{t`Work that fits, near you.`}</PageTitle>
          <p className={styles.lead}>
            <Trans>
              For everyone who looks for work in India, and for those who hire: clear pay, quick answers, every step in
              the open. Free for job seekers.
            </Trans>
          </p>
          {stats}
        </div>
        <div className={styles.search}>
          <SearchBar
            criteria={noCriteria}
            onSearch={(wish) =>
              void navigate({ pathname: paths.jobSearch, search: addressOf({ ...noCriteria, ...wish }).toString() })
            }
          />
          <SearchIdeas label={t`Popular:`} />
        </div>
        <div className={styles.picture}>
          <HeroPictures />
        </div>
      </div>
    </div>
  );
}

const Section = ({
  id,
  title,
  more,
  children,
}: {
  id?: SectionId;
  title: string;
  more?: ReactNode;
  children: ReactNode;
}) => (
  <section id={id} tabIndex={id && -1} aria-labelledby={id && `${id}-title`} className={styles.section}>
    <header className={styles.sectionHead}>
      <h2 id={id && `${id}-title`}>{title}</h2>
      {more}
    </header>
    {children}
  </section>
);

/** For visitors of both kinds; recruiters start from the same form. */
function Invitation() {
  return (
    <section className={styles.invitation}>
      <div>
        <h2>
          <Trans>Ready when you are</Trans>
        </h2>
        <p>
          <Trans>Signing up takes a minute: your name, your email, your resume.</Trans>
        </p>
      </div>
      <div className={styles.buttons}>
        <LinkButton kind="primary" to={paths.register}>
          <Trans>Sign up</Trans>
        </LinkButton>
        <LinkButton to={homeOf('HR')}>
          <Trans>I want to hire</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
