import { t } from '@lingui/core/macro';
import { SupportList } from '../admin/support-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/support: the conversations of people with the portal, answered live. */
export function AdminSupportPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Support`}</PageTitle>
      <SupportList />
    </Stack>
  );
}
