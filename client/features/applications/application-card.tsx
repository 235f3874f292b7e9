import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isPrevious } from '../../../server/applications/application.rules.ts';
import { graphql } from '../../gql/gql.ts';
import type { AppliedCardFragment } from '../../gql/graphql.ts';
import { cx } from '../../lib/cx.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Initials } from '../../ui/initials.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import styles from './application-card.module.css';
import { nextStepText } from './next-step.ts';
import { WithdrawButton } from './withdraw-button.tsx';

graphql(/* GraphQL */ `
  fragment AppliedCard on Application {
    id
    status
    movedAt
    job {
      id
      title
      location
      salaryText
      status
      company {
        id
        name
      }
    }
    timeline {
      id
      status
      text
      at
      reason
    }
    interview {
      id
      date
      slotText
      status
    }
    resume {
      id
      name
      url
      type
    }
    viewerCan {
      withdraw
    }
  }
`);

/** One application: where it stands, what comes next, and how it got there. */
export function ApplicationCard({ application, isInView }: { application: AppliedCardFragment; isInView: boolean }) {
  const { id, status, job, timeline, interview, viewerCan } = application;
  const wasNeverDecided = isPrevious(status, job.status === 'ACTIVE');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isInView) card.current?.focus();
  }, [isInView]);
  return (
    <article ref={card} className={cx(styles.card, isInView && styles.inView)} tabIndex={-1} aria-labelledby={`application-${id}`}>
      <header className={styles.head}>
        <Initials name={job.company.name} />
        <div className={styles.names}>
          <h2 id={`application-${id}`}><Link to={paths.seekerJobDetails(job.id)}>{job.title}</Link></h2>
          <p>{job.company.name} · {job.location}</p>
          <p className="tabular">{job.salaryText}</p>
        </div>
        <StatusTag status={status} text={wasNeverDecided ? 'Previous' : status === 'NEW' ? 'Applied' : undefined} />
      </header>
      <div className={styles.body}>
        <div className={styles.next}>
          <Fact title="What happens next">{nextStepText(status, job.company.name, wasNeverDecided)}</Fact>
          {interview && interview.status !== 'CANCELLED' && (
            <p className={styles.interview}>
              <Icon name="calendar" />
              <span><strong>{interview.status === 'COMPLETED' ? 'Your interview was on' : 'Your interview is on'} {longDate(interview.date)}</strong> from {interview.slotText} (India time)</span>
            </p>
          )}
          <ResumeLink resume={application.resume} />
        </div>
        <div className={styles.steps}><Timeline steps={timeline.map(({ reason, ...step }) => ({ ...step, note: reason }))} /></div>
        {viewerCan.withdraw && <WithdrawButton applicationId={id} jobTitle={job.title} companyName={job.company.name} />}
      </div>
    </article>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
);

function ResumeLink({ resume }: Pick<AppliedCardFragment, 'resume'>) {
  if (!resume) return null;
  const isShownInPage = resume.type === 'application/pdf';
  return (
    <a className={styles.resume} href={isShownInPage ? `${resume.url}?inline=1` : resume.url} target={isShownInPage ? '_blank' : undefined} rel="noreferrer" download={isShownInPage ? undefined : resume.name}>
      <Icon name="file" size={16} /> Sent with: {resume.name}
    </a>
  );
}
