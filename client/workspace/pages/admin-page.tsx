import { t } from '@lingui/core/macro';
import { PortalTrends } from '../analytics/portal-trends.tsx';
import { PortalFigures } from '../admin/portal-figures.tsx';
import { adminGroups } from '../admin/portal-groups.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin: the figures of the portal. */
export function AdminPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Admin`}</PageTitle>
      <PortalFigures groups={adminGroups} />
      <PortalTrends />
    </Stack>
  );
}
