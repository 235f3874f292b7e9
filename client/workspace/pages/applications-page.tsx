import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Flex, Tabs } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { applicationListLabels } from '../../../server/hiring/applications/application.labels.ts';
import { applicationPageSizes } from '../../../server/hiring/applications/application.rules.ts';
import { LoadingApplicants } from '../applicants/applicant-cards.tsx';
import { JobNotFound } from '../applicants/applicant-list.tsx';
import { ApplicantPile } from '../applicants/applicant-pile.tsx';
import { type ApplicantsTab, listOf, useApplicantsPlace } from '../applicants/applicants-address.ts';
import { FilledJobBanner } from '../hiring/filled-job-banner.tsx';
import { JobStepper } from '../hiring/job-stepper.tsx';
import { firstToReview, useJobSteps } from '../hiring/job-steps.ts';
import { FirstJob } from '../hiring/no-job.tsx';
import { cx } from '../../shared/lib/cx.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBar } from '../ui/skeleton.tsx';
import styles from './applications-page.module.css';
import { graphql } from '../../gql/gql.ts';

/** The name of a job that has left the recruiter's lists. */
const JobOfApplicationsDocument = graphql(/* GraphQL */ `
  query JobOfApplications($jobId: ID!) {
    hrApplications(jobId: $jobId, pageSize: 1) {
      items {
        id
        job {
          id
          number
          title
        }
      }
    }
  }
`);

const Person = lazyComponent(async () => (await import('./person.tsx')).PersonOfOneJob);
const ScheduleDialog = lazyComponent(async () => (await import('../interviews/schedule-dialog.tsx')).ScheduleDialog);

const tabs: ApplicantsTab[] = ['all', 'approved', 'on-hold', 'rejected'];

/** /hire/applications: the applicants of one job; job, tab and person are in the address. */
export function ApplicationsPage() {
  const { jobs, total, error, retry } = useJobSteps();
  const { place, go } = useApplicantsPlace();
  const jobId = place.job ?? firstToReview(jobs ?? [])?.id;
  useEffect(() => {
    if (!place.job && jobId) go({ job: jobId }, { replace: true });
  });
  if (error && !jobs) {
    return (
      <WithoutJob>
        <ErrorState title={t`Your jobs could not be loaded.`} error={error} onRetry={retry} />
      </WithoutJob>
    );
  }
  if (!jobs) return <LoadingApplications />;
  if (!jobId)
    return (
      <WithoutJob>
        <FirstJob>{t`People who apply appear here, with their resumes.`}</FirstJob>
      </WithoutJob>
    );
  return <Applications jobId={jobId} jobs={jobs} total={total} />;
}

/** Placeholders for heading, tabs, search and list. */
function LoadingApplications() {
  const isMobile = useMediaQuery(mobileQuery);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle>{t`Applications`}</PageTitle>
          <div className={cx('quiet small', styles.id)}>
            <SkeletonBar width="12ch" />
          </div>
        </div>
      </header>
      <Stack>
        <SkeletonBar width="24rem" height={46} />
        <SkeletonBar width={isMobile ? '100%' : '60%'} height={isMobile ? 96 : 40} />
        <LoadingApplicants count={applicationPageSizes[0]} showsJob={false} />
      </Stack>
    </div>
  );
}

const WithoutJob = ({ children }: { children: ReactNode }) => (
  <Stack>
    <PageTitle>{t`Applications`}</PageTitle>
    {children}
  </Stack>
);

interface ApplicationsProps {
  jobId: string;
  jobs: readonly { id: string; number: number; title: string; applicationsReceived: number }[];
  total: number;
}

function Applications({ jobId, jobs, total }: ApplicationsProps) {
  const {
    place: { tab, application: openId },
    begin,
  } = useApplicantsPlace();
  const listed = jobs.find(({ id }) => id === jobId);
  // It may be among those that are still loading.
  const isGone = listed === undefined && jobs.length >= total;
  const gone = useQuery(JobOfApplicationsDocument, { variables: { jobId }, skip: !isGone });
  const { title, number } = listed ?? gone.data?.hrApplications.items[0]?.job ?? {};
  if (failureOf(gone.error).code === 'NOT_FOUND')
    return (
      <WithoutJob>
        <JobNotFound />
      </WithoutJob>
    );
  const heading = title ? t`Applications for: ${title}` : t`Applications`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle title={heading}>{heading}</PageTitle>
          <p className={cx('quiet small', styles.id)}>
            {[number && t`Job ID: ${number}`, isGone && t`This job was deleted.`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className={openId ? styles.wideOnly : undefined}>
          <JobStepper jobs={jobs} total={total} jobId={jobId} noun={t`Job`} floating={!openId} />
        </span>
      </header>
      <FilledJobBanner jobId={jobId} />
      <Tabs
        className={styles.tabs}
        activeKey={tab}
        destroyOnHidden
        items={tabs.map((key) => ({
          key,
          label: applicationListLabels[listOf(key)](),
          children:
            key === tab ? (
              <Pile key={`${jobId} ${tab}`} jobId={jobId} received={listed?.applicationsReceived ?? 0} />
            ) : null,
        }))}
        onChange={(key) => begin({ tab: tabs.find((known) => known === key) ?? 'all' })}
      />
    </div>
  );
}

function Pile({ jobId, received }: { jobId: string; received: number }) {
  const {
    place: { tab },
    begin,
  } = useApplicantsPlace();
  return (
    <ApplicantPile
      jobId={jobId}
      list={listOf(tab)}
      emptyAction={
        tab === 'all' ? (
          <Flex gap={8} wrap justify="center">
            <LinkButton to={`${paths.allJobs}?job=${jobId}`}>{t`View Job`}</LinkButton>
            {/* The list of all applications leaves them out, so it is empty when nobody else applied. */}
            {received > 0 && <Button onClick={() => begin({ tab: 'rejected' })}>{t`Rejected`}</Button>}
          </Flex>
        ) : (
          <Button onClick={() => begin({ tab: 'all' })}>{t`All Applications`}</Button>
        )
      }
      Person={Person}
      ScheduleDialog={ScheduleDialog}
    />
  );
}
