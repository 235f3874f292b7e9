import { t } from '@lingui/core/macro';
import { contactStateLabels } from '../../../server/office/content/content.labels.ts';
import type { AdminContactMessagesQuery } from '../../gql/graphql.ts';
import { Age } from '../ui/age.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { searchAndState, useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import styles from '../admin/admin-list.module.css';
import { AdminContactMessagesDocument, contactVariables } from '../admin/contact-documents.ts';
import { ContactDrawer } from '../admin/contact-drawer.tsx';

type Row = AdminContactMessagesQuery['adminContactMessages']['items'][number];

const tones = { OPEN: 'marigold', ANSWERED: 'neem', CLOSED: 'quiet' } as const;

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    title: t`From`,
    width: '30%',
    renderCell: ({ id, name, email }) => (
      <Cell more={email}>
        <OpeningLink search={searchOpening(id)}>{name}</OpeningLink>
      </Cell>
    ),
  },
  {
    title: t`Message`,
    width: '42%',
    renderCell: ({ message }) => <span className={styles.excerpt}>{message}</span>,
  },
  { title: t`Written`, renderCell: ({ createdAt }) => <Age at={createdAt} /> },
  {
    title: t`Status`,
    renderCell: ({ state }) => <Badge tone={tones[state]}>{contactStateLabels[state]()}</Badge>,
  },
];

/** /admin/contact: messages from the contact form; one opens in a drawer. */
export function AdminContactPage() {
  const place = useListPlace(searchAndState);
  const rows = useRows(
    AdminContactMessagesDocument,
    contactVariables(place.address),
    (data) => data.adminContactMessages,
  );
  return (
    <Stack gap={20}>
      <PageTitle>{t`Contact messages`}</PageTitle>
      <Filters place={place}>
        <SearchFilter {...place.filter('search')} label={t`Search`} placeholder={t`Name, email or message`} />
        <ChoiceFilter {...place.filter('state')} label={t`Status`} any={t`All messages`} labels={contactStateLabels} />
      </Filters>
      <AdminList
        label={t`Contact messages`}
        columns={columnsOf(place.searchOpening)}
        rows={rows}
        texts={{
          loading: t`Loading messages`,
          failed: t`The messages could not be loaded.`,
          empty: t`Nobody has written yet.`,
        }}
        place={place}
      />
      <ContactDrawer id={place.openId} onClose={place.close} />
    </Stack>
  );
}
