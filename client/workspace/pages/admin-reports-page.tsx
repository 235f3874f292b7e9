import { t } from '@lingui/core/macro';
import { ReportList } from '../admin/report-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/reports: what people say is wrong with jobs, people and reviews. */
export function AdminReportsPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Reports`}</PageTitle>
      <ReportList />
    </Stack>
  );
}
