import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ApplicantPile } from '../applicants/applicant-pile.tsx';
import { useApplicantsPlace } from '../applicants/applicants-address.ts';
import { FilledJobBanner } from '../hiring/filled-job-banner.tsx';
import { useJobSteps } from '../hiring/job-steps.ts';
import type { ApplicationList } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';

const Person = lazyComponent(async () => (await import('./person.tsx')).PersonOfList);
const ScheduleDialog = lazyComponent(async () => (await import('../interviews/schedule-dialog.tsx')).ScheduleDialog);

/** A list across all jobs of the recruiter (OP-037), or filtered by one (OP-056). */
function ApplicantListPage({ title, list }: { title: string; list: ApplicationList }) {
  const {
    place: { job },
  } = useApplicantsPlace();
  const { jobs } = useJobSteps();
  const [hiredFor, setHiredFor] = useState<string | null>(null);
  return (
    <Stack gap={20}>
      <PageTitle>{title}</PageTitle>
      {hiredFor && <FilledJobBanner jobId={hiredFor} />}
      <ApplicantPile
        key={list}
        jobId={job}
        jobs={jobs ?? []}
        list={list}
        emptyAction={<LinkButton to={paths.hiring}>{t`Job Listings`}</LinkButton>}
        onHired={setHiredFor}
        Person={Person}
        ScheduleDialog={ScheduleDialog}
      />
    </Stack>
  );
}

export const AllApplicationsPage = () => <ApplicantListPage title={t`All Applications`} list="ALL" />;
export const ApprovedApplicantsPage = () => <ApplicantListPage title={t`Approved Students`} list="APPROVED" />;
export const ApplicantsOnHoldPage = () => <ApplicantListPage title={t`Students on Hold`} list="ON_HOLD" />;
export const RejectedApplicantsPage = () => <ApplicantListPage title={t`Rejected Students`} list="REJECTED" />;
