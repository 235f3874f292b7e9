import { t } from '@lingui/core/macro';
import { StaffList } from '../admin/staff-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /superadmin/admins: who runs the portal. */
export function AdminsPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Admins`}</PageTitle>
      <StaffList />
    </Stack>
  );
}
