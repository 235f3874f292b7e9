import { t } from '@lingui/core/macro';
import { contactStateLabels } from '../../../server/content/content.labels.ts';
import type { AdminContactMessagesQuery } from '../../gql/graphql.ts';
import { notificationAge } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { useListPlace } from './admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from './admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from './admin-list.tsx';
import styles from './admin-list.module.css';
import { AdminContactMessagesDocument, contactFilterNames, contactVariables } from './contact-documents.ts';
import { ContactDrawer } from './contact-drawer.tsx';

type Row = AdminContactMessagesQuery['adminContactMessages']['items'][number];

const tones = { OPEN: 'marigold', ANSWERED: 'neem', CLOSED: 'quiet' } as const;

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    key: 'who',
    title: t`From`,
    width: '30%',
    renderCell: ({ id, name, email }) => (
      <Cell more={email}>
        <OpeningLink search={searchOpening(id)}>{name}</OpeningLink>
      </Cell>
    ),
  },
  {
    key: 'message',
    title: t`Message`,
    width: '42%',
    renderCell: ({ message }) => <span className={styles.excerpt}>{message}</span>,
  },
  { key: 'created', title: t`Written`, renderCell: ({ createdAt }) => notificationAge(createdAt) },
  {
    key: 'state',
    title: t`Status`,
    renderCell: ({ state }) => <Badge tone={tones[state]}>{contactStateLabels[state]()}</Badge>,
  },
];

/** What came through the contact form; one message opens beside the list. */
export function ContactList() {
  const place = useListPlace(contactFilterNames);
  const rows = useRows(
    AdminContactMessagesDocument,
    contactVariables(place.address),
    (data) => data.adminContactMessages,
  );
  return (
    <Stack gap={16}>
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
