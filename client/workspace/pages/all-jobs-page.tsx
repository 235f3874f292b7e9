import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { forgetFigures } from '../analytics/figures-cache.ts';
import { HiringInsights } from '../analytics/hiring-insights.tsx';
import { useLiveApplications } from '../lib/live-applications.ts';
import { FilledJobBanner } from '../hiring/filled-job-banner.tsx';
import { RecruiterJobDocument } from '../hiring/hiring-documents.ts';
import { JobActions } from '../hiring/job-actions.tsx';
import { JobDetails } from '../hiring/job-details.tsx';
import { forgetJobLists } from '../hiring/job-lists-cache.ts';
import { JobStepper } from '../hiring/job-stepper.tsx';
import { useJobSteps } from '../hiring/job-steps.ts';
import { FirstJob, JobNotFound } from '../hiring/no-job.tsx';
import { useWhenDue } from '../hiring/use-when-due.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

/** /hire/all-jobs: one job at a time, from the address or the newest. */
export function AllJobsPage() {
  const { jobs, total, error, retry } = useJobSteps();
  const [parameters] = useSearchParams();
  const jobId = parameters.get('job') ?? jobs?.[0]?.id;
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>{t`All Jobs`}</PageTitle>
        <Cluster gap={16}>
          {jobs && jobId && <JobStepper jobs={jobs} total={total} jobId={jobId} />}
          <Link className="reach" to={paths.hiring}>
            {t`View All`}
          </Link>
        </Cluster>
      </Cluster>
      {error && !jobs && <ErrorState title={t`Your jobs could not be loaded.`} error={error} onRetry={retry} />}
      {!error && !jobs && <SkeletonCards label={t`Loading the job`} height={480} />}
      {jobs &&
        (jobId ? (
          <Job key={jobId} id={jobId} jobs={jobs} />
        ) : (
          <FirstJob>{t`Your jobs appear here one by one, to edit, close or reopen.`}</FirstJob>
        ))}
    </Stack>
  );
}

function Job({ id, jobs }: { id: string; jobs: readonly { id: string }[] }) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { data, error, refetch } = useQuery(RecruiterJobDocument, {
    variables: { id },
  });
  const readAgain = () => {
    refetch().catch((failure: unknown) => console.info('The job could not be read again', failure));
    forgetFigures(cache);
  };
  // An application is counted, and the last one needed closes the job.
  useLiveApplications(readAgain);
  useOnReturn(readAgain);
  useWhenDue(data?.job ? [data.job] : [], readAgain);
  const leaveDeleted = async () => {
    const index = jobs.findIndex((job) => job.id === id);
    const next = jobs[index + 1] ?? jobs[index - 1];
    if (isHere()) {
      await navigate(next ? `${paths.allJobs}?job=${next.id}` : paths.hiring, { replace: true });
      // The focused button was removed with the job.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    forgetJobLists(cache);
  };
  if (data?.job === null || failureOf(error).code === 'NOT_FOUND') return <JobNotFound />;
  if (error && !data)
    return <ErrorState title={t`This job could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  if (!data?.job) return <SkeletonCards label={t`Loading the job`} height={480} />;
  if (!data.job.viewerCan.edit) return <Navigate to={paths.jobDetails(id)} replace />;
  return (
    <Stack gap={20}>
      <FilledJobBanner jobId={id} />
      <JobDetails job={data.job} actions={<JobActions job={data.job} onDeleted={() => void leaveDeleted()} />} />
      <HiringInsights jobId={id} />
    </Stack>
  );
}
