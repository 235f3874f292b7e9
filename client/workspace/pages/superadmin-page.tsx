import { t } from '@lingui/core/macro';
import { ComingLater } from '../admin/coming-later.tsx';
import { PortalFigures } from '../admin/portal-figures.tsx';
import { superadminGroups } from '../admin/portal-groups.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /superadmin: what admins see, and the staff. */
export function SuperadminPage() {
  return (
    <Stack gap={8}>
      <PageTitle>{t`Superadmin`}</PageTitle>
      <PortalFigures groups={superadminGroups} />
      <ComingLater>
        {t`Here you will make admins and end their access. Until then this page shows the figures only.`}
      </ComingLater>
    </Stack>
  );
}
