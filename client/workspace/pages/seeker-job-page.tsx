import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useNavigate, useParams } from 'react-router-dom';
import { ApplyAction } from '../../shared/applying/apply-action.tsx';
import { JobUpdates } from '../jobs/job-updates.tsx';
import { SaveToggle } from '../jobs/save-toggle.tsx';
import { SeekerJobDocument } from './seeker-job-page-requests.ts';
import { SimilarJobs } from '../jobs/similar-jobs.tsx';
import { CompanyReviews } from '../../shared/reviews/company-reviews.tsx';
import { mayReport, ReportButton } from '../../shared/reports/report-button.tsx';
import { BackToResults } from '../../shared/search/back-to-results.tsx';
import { JobDetails } from '../../shared/search/job-details.tsx';
import { failureOf } from '../../shared/lib/errors.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { AppliedBadge } from '../../shared/ui/badge.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from '../../shared/search/job-page.module.css';

/** /apply-for-jobs/job-details/:id, open to visitors (OP-051). */
export function SeekerJobPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { data, error, refetch } = useQuery(SeekerJobDocument, { variables: { id } });
  const me = useMe();
  const viewer = me.data;
  const isReporter = mayReport(viewer?.me?.role);
  const job = data?.job;
  if (data?.job === null || failureOf(error).code === 'NOT_FOUND') return <JobNotFound />;
  const failure = (job ? null : error) ?? (viewer ? null : me.error);
  const retry = () => void Promise.allSettled([refetch(), me.refetch()]);
  if (failure) return <ErrorState title={t`This job could not be loaded.`} error={failure} onRetry={retry} />;
  if (!job || !viewer) return <SkeletonCards label={t`Loading the job`} height={480} />;
  const isSignedIn = viewer.me !== null;
  const showApplication = () => {
    toast.success(t`Applied to ${job.company.name}.`);
    if (isHere()) void navigate(paths.appliedJobs);
  };
  return (
    <div>
      <BackToResults allJobs={paths.applyForJobs} />
      <div className={styles.page}>
        <JobDetails
          job={job}
          badges={job.applied && <AppliedBadge />}
          corner={<SaveToggle job={job} isSignedIn={isSignedIn} />}
          action={
            <ApplyAction
              job={job}
              isSignedIn={isSignedIn}
              label={t`Apply Now`}
              onApplied={showApplication}
              onRefused={() => void refetch()}
            />
          }
          updates={<JobUpdates job={job} />}
        />
        {isReporter && <ReportButton target={{ kind: 'JOB', id: job.id }} label={t`Report this job`} />}
        <CompanyReviews
          job={job}
          renderReport={(reference) =>
            isReporter && <ReportButton target={{ kind: 'REVIEW', id: reference }} label={t`Report this review`} />
          }
        />
        <SimilarJobs job={job} />
      </div>
    </div>
  );
}

function JobNotFound() {
  return (
    <div>
      <PageTitle title={t`Job not found`}>{t`Job not found.`}</PageTitle>
      <EmptyState
        title={t`It may have been filled, or the link is not complete.`}
        action={
          <LinkButton type="primary" to={paths.applyForJobs}>
            {t`Browse Jobs`}
          </LinkButton>
        }
      />
    </div>
  );
}
