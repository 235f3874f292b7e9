import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { meanText } from '../lib/mean.ts';
import { cx } from '../lib/cx.ts';
import { AppliedBadge, NewBadge, Pills, UrgentBadge } from '../ui/badge.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Initials } from '../ui/initials.tsx';
import styles from './job-card.module.css';
import { NewEmployerBadge } from './new-employer.tsx';

/** The fields of a job that a card needs; fetched by the fragment JobCardJob. */
export interface JobCardJob {
  readonly id: string;
  readonly title: string;
  readonly company: {
    readonly name: string;
    readonly rating: number | null;
    readonly reviewCount: number;
    readonly verified: boolean;
  };
  readonly location: string;
  readonly salaryText: string;
  readonly experienceText: string;
  readonly workModeText: string;
  readonly typeText: string;
  readonly postedText: string;
  readonly skills: readonly string[];
  readonly isUrgent: boolean;
  readonly isNew: boolean;
  readonly applied: boolean;
}

interface JobCardProps {
  job: JobCardJob;
  /** The target of the title and of the whole card. */
  to: string;
  /** The history state that the title's link sets, for the way back. */
  linkState?: unknown;
  /** In the corner: the save toggle. */
  corner?: ReactNode;
  /** At the bottom right, next to the badges. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Facts beyond the usual ones. */
  moreFacts?: readonly { icon: IconName; text: string }[];
}

const SKILLS_SHOWN = 3;

/** Facts first: title, company, pay, place, mode, experience, skills, badges (OP-127). The whole card is a link. */
export function JobCard({
  job,
  to,
  linkState,
  corner,
  action,
  headingLevel: Heading = 'h2',
  moreFacts = [],
}: JobCardProps) {
  const { t } = useLingui();
  return (
    <div className={styles.frame}>
      <article className={styles.card}>
        <div className={styles.head}>
          <Initials name={job.company.name} />
          <div className={styles.names}>
            <Heading className={styles.title}>
              <Link to={to} state={linkState} className={styles.link}>
                {job.title}
              </Link>
            </Heading>
            <p className="quiet">
              {job.company.name} <Rating {...job.company} />
            </p>
          </div>
          {corner && <div className={styles.above}>{corner}</div>}
        </div>
        <ul className={cx('quiet', styles.facts)}>
          <li className={styles.pay}>{job.salaryText}</li>
          <CardFact icon="pin" text={job.location} />
          <CardFact icon="building" text={job.workModeText} />
          <CardFact icon="briefcase" text={job.experienceText} />
          <CardFact icon="clock" text={job.typeText} />
          {/* A job without years shows its level in their place, so the level is not repeated. */}
          {moreFacts
            .filter(({ text }) => text !== job.experienceText)
            .map((fact) => (
              <CardFact key={fact.text} {...fact} />
            ))}
        </ul>
        <div className={styles.foot}>
          {job.skills.length > 0 && <Pills names={job.skills} most={SKILLS_SHOWN} label={t`Skills`} />}
          <span className="quiet small">{job.postedText}</span>
          {!job.company.verified && <NewEmployerBadge />}
          {job.isUrgent && <UrgentBadge />}
          {job.isNew && <NewBadge />}
          {job.applied && <AppliedBadge />}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </article>
    </div>
  );
}

/** The usual `action` of a card. */
export const DetailsLink = ({ to, state }: { to: string; state?: unknown }) => (
  <Link to={to} state={state} className={styles.details}>
    <Trans>View Details</Trans>
  </Link>
);

const CardFact = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className={styles.fact}>
    <Icon name={icon} size={16} />
    {text}
  </li>
);

/** OP-018: the mean of the reviews with their number. Without reviews it says so, because "New" describes jobs. */
export function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const { t, i18n } = useLingui();
  if (rating === null)
    return (
      <span className={styles.unrated}>
        <Icon name="star" size={14} /> <Trans>No reviews yet</Trans>
      </span>
    );
  const mean = meanText(rating, i18n.locale);
  return (
    <span
      className={styles.rating}
      title={t`${mean} of 5 from ${plural(reviewCount, { one: '# review', other: '# reviews' })}`}
    >
      <Icon name="star" size={14} label={t`Rating`} /> {mean} ({reviewCount})
    </span>
  );
}
