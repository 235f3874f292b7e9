import type { ReactNode } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { PublicJobDetailsFragment } from '../../gql/graphql.ts';
import { NewBadge, Pills, UrgentBadge } from '../ui/badge.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { type Fact, FactStrip } from '../ui/fact-strip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Initials } from '../ui/initials.tsx';
import { Rating } from '../ui/job-card.tsx';
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

const factsOf = (job: PublicJobDetailsFragment): Fact[] => [
  { icon: 'rupee', label: 'Pay', value: job.salaryText },
  { icon: 'pin', label: 'Location', value: job.location },
  { icon: 'briefcase', label: 'Experience', value: job.experienceText },
  { icon: 'building', label: 'Work mode', value: job.workModeText },
  { icon: 'clock', label: 'Job type', value: job.typeText },
  { icon: 'calendar', label: 'Posted', value: job.postedText },
  { icon: 'users', label: 'Openings', value: job.openings },
];

interface JobDetailsProps {
  job: PublicJobDetailsFragment;
  /** Null for none; what comes later keeps its place meanwhile. */
  action: ReactNode;
  /** Instead of the page's title: where the job is only previewed. */
  heading?: ReactNode;
  /** Beside the company: what the job is to this viewer. */
  badges?: ReactNode;
  /** At the corner: the save toggle. */
  corner?: ReactNode;
  /** Below the facts: what happened to the job. */
  updates?: ReactNode;
}

/** Facts in a strip under the title, the action in reach, then what there is to read. */
export function JobDetails({ job, action, heading, badges, corner, updates }: JobDetailsProps) {
  return (
    <article className={styles.job}>
      <header className={styles.head}>
        <Initials name={job.company.name} size={56} />
        <div className={styles.names}>
          {heading ?? <PageTitle title={`${job.title}, ${job.company.name}`}>{job.title}</PageTitle>}
          <p className={styles.company}>
            {job.company.name} {job.company.verified && <Icon name="shield" size={16} label="Verified company" />}{' '}
            <Rating {...job.company} />
            {job.isUrgent && <UrgentBadge />} {job.isNew && <NewBadge />} {badges}
          </p>
        </div>
        {corner}
        {action !== null && <div className={styles.action}>{action}</div>}
      </header>
      <FactStrip facts={factsOf(job)} />
      {updates}
      <Section title="About the job">
        <Prose text={job.description} />
      </Section>
      {job.eligibility && (
        <Section title="Who can apply">
          <Prose text={job.eligibility} />
        </Section>
      )}
      {job.requiredSkills.length > 0 && (
        <Section title="What you need">
          <Prose text={job.requiredSkills.map((skill) => `- ${skill}`).join('\n')} />
        </Section>
      )}
      {job.skills.length > 0 && (
        <Section title="Skills">
          <Pills names={job.skills} label="Skills" />
        </Section>
      )}
      {job.attachments.length > 0 && (
        <Section title="Files">
          <ul>
            {job.attachments.map(({ id, name, url }) => (
              <li key={id}>
                <DownloadLink className={styles.file} url={url} name={name}>
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
    <h2>{title}</h2>
    {children}
  </section>
);
