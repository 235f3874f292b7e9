import { t } from '@lingui/core/macro';
import { AnnouncementList } from '../admin/announcement-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/announcements: the news for everybody. */
export function AdminAnnouncementsPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Announcements`}</PageTitle>
      <AnnouncementList />
    </Stack>
  );
}
