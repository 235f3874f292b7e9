import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announcementFilterLabels, type AnnouncementFilter } from '../../../server/office/content/content.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { AnnouncementsQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { NewBadge } from '../../shared/ui/badge.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/page-states.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './announcements.module.css';
import { Pagination } from '../ui/pagination.tsx';
import { AnnouncementsPlaceholder } from './placeholders.tsx';

const AnnouncementsDocument = graphql(/* GraphQL */ `
  query Announcements($search: String, $filter: AnnouncementFilter!, $page: Int!) {
    announcements(search: $search, filter: $filter, page: $page) {
      total
      pageSize
      items {
        id
        date
        title
        description
        type
      }
    }
  }
`);

const tabs = Object.keys(announcementFilterLabels) as AnnouncementFilter[];
/** A search starts once nothing was typed for this long. */
const SETTLED_MS = 300;

export function Announcements() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<AnnouncementFilter>('ALL');
  const search = useDebounced(typed.trim(), SETTLED_MS);
  return (
    <>
      <div className={styles.searchBox}>
        <TextField
          label={t`Search announcements`}
          hideLabel
          type="search"
          placeholder={t`Search announcements`}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Tabs
        label={t`Which announcements`}
        tabs={tabs.map((value) => ({ value, label: announcementFilterLabels[value]() }))}
        value={filter}
        onChange={setFilter}
      >
        {/* Other filters start at their first page. */}
        <AnnouncementPages key={`${filter} ${search}`} search={search} filter={filter} />
      </Tabs>
    </>
  );
}

function AnnouncementPages({ search, filter }: { search: string; filter: AnnouncementFilter }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(AnnouncementsDocument, {
    variables: { search, filter, page },
    fetchPolicy: 'cache-first',
  });
  if (error && !data)
    return <ErrorState title={t`Announcements could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  const announcements = (data ?? previousData)?.announcements;
  if (!announcements) return <AnnouncementsPlaceholder />;
  if (announcements.total === 0) return <EmptyState title={t`No announcements found.`} />;
  const last = Math.ceil(announcements.total / announcements.pageSize);
  if (data && page > last) return <BeyondTheEnd last={last} onGo={setPage} />;
  return (
    <>
      <ul className={styles.grid} aria-busy={!data}>
        {announcements.items.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementCard announcement={announcement} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={announcements.pageSize}
        total={announcements.total}
        label={t`Pages of announcements`}
        onChange={setPage}
      />
    </>
  );
}

type Announcement = AnnouncementsQuery['announcements']['items'][number];

function AnnouncementCard({ announcement: { title, description, date, type } }: { announcement: Announcement }) {
  const { i18n } = useLingui();
  return (
    <article className={styles.card}>
      <p className={styles.dated}>
        <time dateTime={date}>{longDate(date, i18n.locale)}</time>
        {type === 'NEW' && <NewBadge />}
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
    </article>
  );
}
