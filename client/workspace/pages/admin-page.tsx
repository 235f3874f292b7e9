import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ComingLater } from '../admin/coming-later.tsx';
import { PortalTrends } from '../analytics/portal-trends.tsx';
import { PortalFigures } from '../admin/portal-figures.tsx';
import { adminGroups } from '../admin/portal-groups.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin: the portal in numbers, until the rest of its tools are here. */
export function AdminPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Admin`}</PageTitle>
      <PortalFigures groups={adminGroups} />
      <PortalTrends />
      <ComingLater>
        <Trans>
          Here you will check companies. People, jobs, announcements, questions, contact messages and the support chat
          have their pages already.
        </Trans>
      </ComingLater>
    </Stack>
  );
}
