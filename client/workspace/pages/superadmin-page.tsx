import { t } from '@lingui/core/macro';
import { PortalFigures } from '../admin/portal-figures.tsx';
import { superadminGroups } from '../admin/portal-groups.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /superadmin: the admins' overview and the staff. */
export function SuperadminPage() {
  return (
    <Stack gap={8}>
      <PageTitle>{t`Superadmin`}</PageTitle>
      <PortalFigures groups={superadminGroups} />
    </Stack>
  );
}
