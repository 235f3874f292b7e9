import { t } from '@lingui/core/macro';
import { JobList } from '../admin/job-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/jobs: every job that is not deleted. */
export function AdminJobsPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Jobs`}</PageTitle>
      <JobList />
    </Stack>
  );
}
