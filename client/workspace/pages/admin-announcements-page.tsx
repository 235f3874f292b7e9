import { t } from '@lingui/core/macro';
import { type AnnouncementState, announcementStateLabels } from '../../../server/office/content/content.labels.ts';
import type { AdminAnnouncementsQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { DialogButton } from '../ui/dialogs.tsx';
import { searchAndState, useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import { AdminAnnouncementsDocument, adminAnnouncementVariables } from '../admin/announcement-documents.ts';
import { AnnouncementDrawer } from '../admin/announcement-drawer.tsx';
import { AnnouncementForm } from '../admin/announcement-form.tsx';

type Row = AdminAnnouncementsQuery['adminAnnouncements']['items'][number];

const tones: Record<AnnouncementState, 'quiet' | 'marigold' | 'neem' | 'brick'> = {
  DRAFT: 'quiet',
  SCHEDULED: 'marigold',
  PUBLISHED: 'neem',
  WITHDRAWN: 'brick',
};

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    title: t`Title`,
    width: '46%',
    renderCell: ({ id, title, isGeneral }) => (
      <Cell more={isGeneral && t`Goes by email, too`}>
        <OpeningLink search={searchOpening(id)}>{title}</OpeningLink>
      </Cell>
    ),
  },
  {
    title: t`Status`,
    renderCell: ({ state }) => <Badge tone={tones[state]}>{announcementStateLabels[state]()}</Badge>,
  },
  {
    title: t`Publication`,
    renderCell: ({ publishedAt }) => (publishedAt ? longDateTime(publishedAt) : '–'),
  },
  { title: t`Last changed`, renderCell: ({ updatedAt }) => longDateTime(updatedAt) },
];

/** /admin/announcements: announcements in every state; one opens in a drawer. */
export function AdminAnnouncementsPage() {
  const place = useListPlace(searchAndState);
  const rows = useRows(
    AdminAnnouncementsDocument,
    adminAnnouncementVariables(place.address),
    (data) => data.adminAnnouncements,
  );
  return (
    <Stack gap={20}>
      <PageTitle>{t`Announcements`}</PageTitle>
      <div>
        <DialogButton
          button={{ type: 'primary', icon: <Icon name="plus" />, children: t`Write an announcement` }}
          width={640}
          mask={{ closable: false }}
          title={t`Write an announcement`}
        >
          {(close) => <AnnouncementForm onClose={close} onWritten={place.open} />}
        </DialogButton>
      </div>
      <Filters place={place}>
        <SearchFilter {...place.filter('search')} label={t`Search`} placeholder={t`Title or text`} />
        <ChoiceFilter
          {...place.filter('state')}
          label={t`Status`}
          any={t`All announcements`}
          labels={announcementStateLabels}
        />
      </Filters>
      <AdminList
        label={t`Announcements`}
        columns={columnsOf(place.searchOpening)}
        rows={rows}
        texts={{
          loading: t`Loading announcements`,
          failed: t`The announcements could not be loaded.`,
          empty: t`There are no announcements yet.`,
        }}
        place={place}
      />
      <AnnouncementDrawer id={place.openId} onClose={place.close} />
    </Stack>
  );
}
