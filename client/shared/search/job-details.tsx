import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { PublicJobDetailsFragment } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { NewBadge, Pills, UrgentBadge } from '../ui/badge.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { type Fact, FactStrip } from './fact-strip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Initials } from '../ui/initials.tsx';
import { Rating } from './job-card.tsx';
import { NewEmployerBadge, NewEmployerNote } from './new-employer.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './job-details.module.css';

graphql(/* GraphQL */ `
  fragment PublicJobDetails on Job {
    id
    title
    company {
      id
      name
      rating
      reviewCount
      verified
    }
    location
    salaryText
    experienceText
    workModeText
    typeText
    postedText
    openings
    description
    eligibility
    requiredSkills
    skills
    isUrgent
    isNew
    attachments {
      id
      name
      url
    }
  }
`);

function useFacts(job: PublicJobDetailsFragment): Fact[] {
  const { t } = useLingui();
  return [
    { icon: 'rupee', label: t`Pay`, value: job.salaryText },
    { icon: 'pin', label: t`Location`, value: job.location },
    { icon: 'briefcase', label: t`Experience`, value: job.experienceText },
    { icon: 'building', label: t`Work mode`, value: job.workModeText },
    { icon: 'clock', label: t`Job type`, value: job.typeText },
    { icon: 'calendar', label: t`Posted`, value: job.postedText },
    { icon: 'users', label: t`Openings`, value: job.openings },
  ];
}

interface JobDetailsProps {
  job: PublicJobDetailsFragment;
  /** Null for none; a pending one keeps its space. */
  action: ReactNode;
  /** In place of the page's title, for previews. */
  heading?: ReactNode;
  /** Next to the company: the viewer's relation to the job. */
  badges?: ReactNode;
  /** In the corner: the save toggle. */
  corner?: ReactNode;
  /** Below the facts: the job's history. */
  updates?: ReactNode;
}

/** Facts in a strip under the title, the action always visible, then the text. */
export function JobDetails({ job, action, heading, badges, corner, updates }: JobDetailsProps) {
  const { t } = useLingui();
  const { company } = job;
  return (
    <article className={styles.job}>
      <header className={styles.head}>
        <Initials name={company.name} size={56} />
        <div className={styles.names}>
          {heading ?? <PageTitle title={`${job.title}, ${company.name}`}>{job.title}</PageTitle>}
          <p className={cx('quiet', styles.company)}>
            {company.name} {company.verified && <Icon name="shield" size={16} label={t`Verified company`} />}{' '}
            <Rating {...company} />
            {!company.verified && <NewEmployerBadge />} {job.isUrgent && <UrgentBadge />} {job.isNew && <NewBadge />}
            {badges && <> {badges}</>}
          </p>
        </div>
        {corner}
        {action !== null && <div className={styles.action}>{action}</div>}
      </header>
      <FactStrip facts={useFacts(job)} />
      {!company.verified && <NewEmployerNote />}
      {updates}
      <Section title={t`About the job`}>
        <Prose text={job.description} />
      </Section>
      {job.eligibility && (
        <Section title={t`Who can apply`}>
          <Prose text={job.eligibility} />
        </Section>
      )}
      {job.requiredSkills.length > 0 && (
        <Section title={t`What you need`}>
          <Prose text={job.requiredSkills.map((skill) => `- ${skill}`).join('\n')} />
        </Section>
      )}
      {job.skills.length > 0 && (
        <Section title={t`Skills`}>
          <Pills names={job.skills} label={t`Skills`} />
        </Section>
      )}
      {job.attachments.length > 0 && (
        <Section title={t`Files`}>
          <ul>
            {job.attachments.map(({ id, name, url }) => (
              <li key={id}>
                <DownloadLink className="icon-link" url={url} name={name}>
                  <Icon name="download" /> {name}
                </DownloadLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className="large">{title}</h2>
    {children}
  </section>
);
