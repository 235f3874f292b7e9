import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApplyAction } from '../../shared/applying/apply-action.tsx';
import { AppliedDialog } from '../../shared/applying/applied-dialog.tsx';
import { CompanyReviews } from '../../shared/reviews/company-reviews.tsx';
import { mayReport, ReportButton } from '../../shared/reports/report-button.tsx';
import { BackToResults } from '../../shared/search/back-to-results.tsx';
import { JobDetails } from '../../shared/search/job-details.tsx';
import { failureOf } from '../../shared/lib/errors.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { AppliedBadge } from '../../shared/ui/badge.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { PageColumn } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from '../../shared/search/job-page.module.css';
import { PublicJobDocument } from './job-page-requests.ts';

export function JobPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(PublicJobDocument, { variables: { id }, fetchPolicy: 'cache-first' });
  const me = useMe();
  const viewer = me.data;
  const isReporter = mayReport(viewer?.me?.role);
  const job = data?.job;
  const [sent, setSent] = useState<{ hasResume: boolean } | null>(null);
  if (job === null || (error && failureOf(error).code === 'NOT_FOUND')) return <JobNotFound />;
  if (error && !data)
    return <ErrorState title={t`This job could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  if (!job) return <PageSkeleton />;
  return (
    <PageColumn className={styles.page}>
      <BackToResults />
      <JobDetails
        job={job}
        badges={job.applied && <AppliedBadge />}
        action={
          viewer ? (
            <ApplyAction
              job={job}
              isSignedIn={viewer.me !== null}
              label={t`Apply`}
              onApplied={setSent}
              onRefused={() => void refetch()}
            />
          ) : (
            me.error && (
              <ErrorState title={t`Applying could not be loaded.`} error={me.error} onRetry={() => void me.refetch()} />
            )
          )
        }
      />
      {isReporter && <ReportButton target={{ kind: 'JOB', id: job.id }} label={t`Report this job`} />}
      <CompanyReviews
        job={job}
        renderReport={(reference) =>
          isReporter && <ReportButton target={{ kind: 'REVIEW', id: reference }} label={t`Report this review`} />
        }
      />
      {sent && <AppliedDialog companyName={job.company.name} {...sent} onClose={() => setSent(null)} />}
    </PageColumn>
  );
}

function JobNotFound() {
  const { t } = useLingui();
  return (
    <PageColumn>
      <PageTitle title={t`Job not found`}>{t`Job not found.`}</PageTitle>
      <EmptyState
        title={t`It may have been filled, or the link is not complete.`}
        action={
          <LinkButton kind="primary" to={paths.jobSearch}>
            <Trans>Search jobs</Trans>
          </LinkButton>
        }
      />
    </PageColumn>
  );
}
