import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isPrevious } from '../../../server/hiring/applications/application.rules.ts';
import { interviewStatusAt } from '../../../server/hiring/interviews/interview.rules.ts';
import { graphql } from '../../gql/gql.ts';
import type { AppliedCardFragment, ApplicationStatus } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { NewBadge, Pills, UrgentBadge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Initials } from '../../shared/ui/initials.tsx';
import { ReportButton } from '../../shared/reports/report-button.tsx';
import { Rating } from '../../shared/search/job-card.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { InterviewPlace } from '../ui/interview-place.tsx';
import { Timeline } from '../ui/timeline.tsx';
import styles from './application-card.module.css';
import { ApplyAction } from '../../shared/applying/apply-action.tsx';
import { nextStepText } from './next-step.ts';
import { ResumePart } from './resume-part.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

graphql(/* GraphQL */ `
  fragment AppliedCard on Application {
    id
    status
    movedAt
    applicant {
      phone
    }
    job {
      ...JobCardJob
      ...ApplyActionJob
      eligibility
      requiredSkills
      isTakenDown
      isHeld
    }
    timeline {
      id
      status
      text
      at
      reason
      actorName
    }
    interview {
      id
      date
      slotText
      endsAt
      status
      place {
        mode
        location
      }
    }
    ...SentResume
    viewerCan {
      withdraw
    }
  }
`);

const SKILLS_SHOWN = 3;

interface ApplicationCardProps {
  application: AppliedCardFragment;
  isInView: boolean;
  onAppliedAgain: () => void;
  /** The job may have closed since the list was fetched. */
  onRefused: () => void;
  /** Actions besides withdrawing and applying again. */
  action?: ReactNode;
}

/** One application: its status, the next step and its history. */
export function ApplicationCard({ application, isInView, onAppliedAgain, onRefused, action }: ApplicationCardProps) {
  const { id, status, job, timeline, interview, applicant, viewerCan } = application;
  const wasNeverDecided = isPrevious(status, job.status === 'ACTIVE');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isInView) card.current?.focus();
  }, [isInView]);
  return (
    <article
      ref={card}
      className={cx(styles.card, isInView && styles.inView)}
      tabIndex={-1}
      aria-labelledby={`application-${id}`}
    >
      <header className={styles.head}>
        <Initials name={job.company.name} />
        <div className={styles.names}>
          <h2 id={`application-${id}`}>
            <JobTitle job={job} />
          </h2>
          <p>
            {job.company.name} <Rating {...job.company} />
          </p>
        </div>
        <StatusTag status={status} text={wasNeverDecided ? t`Previous` : status === 'NEW' ? t`Applied` : undefined} />
      </header>
      <JobFacts job={job} />
      <div className={styles.body}>
        <Flex vertical align="start" gap={12}>
          <InterviewTime interview={interview} applicant={applicant} />
          <Fact title={t`What happens next`}>{nextText(application, wasNeverDecided)}</Fact>
          <ResumePart application={application} />
          <JobDemands job={job} />
        </Flex>
        <div className={styles.steps}>
          <Way timeline={timeline} />
        </div>
        {(action || viewerCan.withdraw || status === 'WITHDRAWN') && (
          <Cluster>
            {action}
            {status === 'WITHDRAWN' && (
              <ApplyAction
                job={job}
                isSignedIn
                label={t`Apply again`}
                onApplied={onAppliedAgain}
                onRefused={onRefused}
              />
            )}
            {viewerCan.withdraw && (
              <WithdrawButton applicationId={id} jobTitle={job.title} companyName={job.company.name} />
            )}
          </Cluster>
        )}
        <ReportButton target={{ kind: 'PERSON', id }} label={t`Report the recruiter`} />
      </div>
    </article>
  );
}

/** A job that was taken down has no page. */
const JobTitle = ({ job: { id, title, isTakenDown, isHeld } }: { job: AppliedCardFragment['job'] }) =>
  isTakenDown || isHeld ? (
    title
  ) : (
    <Link className="reach" to={paths.seekerJobDetails(id)}>
      {title}
    </Link>
  );

const nextText = ({ status, job }: AppliedCardFragment, wasNeverDecided: boolean): string =>
  job.isTakenDown
    ? t`We took this job down because it breaks our rules. Please don't send money to anyone for it.`
    : nextStepText(status, job.company.name, wasNeverDecided);

/** On a phone, only the newest step until the rest is opened. */
function Way({ timeline }: Pick<AppliedCardFragment, 'timeline'>) {
  const isMobile = useMediaQuery(mobileQuery);
  return (
    <Timeline
      isFolded={isMobile}
      steps={timeline.map(({ reason, actorName, ...step }) => ({
        ...step,
        note: reason,
        by: isOwnStep(step.status) ? t`you` : actorName,
      }))}
    />
  );
}

/** The page may have been open since before the interview ended. */
function InterviewTime({ interview, applicant: { phone } }: Pick<AppliedCardFragment, 'interview' | 'applicant'>) {
  const now = useNow();
  if (!interview || interview.status === 'CANCELLED') return null;
  const { status, date, slotText, endsAt, place } = interview;
  const isOver = interviewStatusAt(status, new Date(endsAt), now) === 'COMPLETED';
  const day = longDate(date);
  return (
    <div className={styles.interview}>
      <Icon name="calendar" />
      <div>
        <p>
          {isOver ? (
            <Trans>
              <strong>Your interview was on {day}</strong> from {slotText} (India time)
            </Trans>
          ) : (
            <Trans>
              <strong>Your interview is on {day}</strong> from {slotText} (India time)
            </Trans>
          )}
        </p>
        {!isOver && <InterviewPlace side="seeker" place={place} phone={phone} />}
      </div>
    </div>
  );
}

/** The steps that only the seeker takes. */
const isOwnStep = (status: ApplicationStatus): boolean => status === 'NEW' || status === 'WITHDRAWN';

/** The facts of a job card (OP-127), as text. */
function JobFacts({ job }: Pick<AppliedCardFragment, 'job'>) {
  return (
    <div className={cx('quiet', styles.facts)}>
      <p>
        <strong className="tabular">{job.salaryText}</strong>
      </p>
      <p>{[job.location, job.workModeText, job.experienceText, job.typeText].join(' · ')}</p>
      <Cluster className={cx('small', styles.badges)}>
        {job.skills.length > 0 && <Pills names={job.skills} most={SKILLS_SHOWN} label={t`Skills`} />}
        <span>{t`Posted: ${job.postedText}`}</span>
        {job.isUrgent && <UrgentBadge />}
        {job.isNew && <NewBadge />}
      </Cluster>
    </div>
  );
}

/** APPL-17: the recruiter's text, or the same sentence for every job. */
function JobDemands({ job: { eligibility, requiredSkills } }: Pick<AppliedCardFragment, 'job'>) {
  return (
    <details className={styles.details}>
      <summary>{t`Eligibility and required skills`}</summary>
      <h3 className="quiet small">{t`Eligibility`}</h3>
      <p>{eligibility || t`Open to everyone who can do the work that the job describes.`}</p>
      <h3 className="quiet small">{t`Required skills`}</h3>
      {requiredSkills.length > 0 ? (
        <Prose text={requiredSkills.map((skill) => `- ${skill}`).join('\n')} />
      ) : (
        <p>{t`None beyond the skills that the job names.`}</p>
      )}
    </details>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="quiet small">{title}</h3>
    <p>{children}</p>
  </div>
);
