import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Flex } from 'antd';
import type { Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../shared/lib/cx.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Cluster, KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import styles from './admin-list.module.css';

export interface AdminColumn<Row> {
  title: string;
  width?: number | string;
  renderCell: (row: Row) => ReactNode;
}

interface Rows<List> {
  list: List | undefined;
  isBusy: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The contents of a list. The previous rows stay until the new ones have loaded. */
export function useRows<Data, Variables extends OperationVariables, List>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => List,
): Rows<List> {
  const { data, previousData, error, loading, refetch } = useQuery<Data>(document, {
    variables,
  });
  const known = data ?? previousData;
  return { list: known && listOf(known), isBusy: loading && !data, error, onRetry: () => void refetch() };
}

/** Which page of a list is shown, and the links to the others: `useListPlace`. */
interface Place {
  after: string | null;
  isNarrowed: boolean;
  /** The query string of the page after a cursor; without a cursor, of the first page. */
  searchAfter: (mark?: string) => string;
  clear: () => void;
}

/** For a list without pages. */
export const noPaging: Place = { after: null, isNarrowed: false, searchAfter: () => '', clear: () => undefined };

interface StepTexts {
  toStart?: string;
  onward?: string;
}

interface AdminListProps<Row> {
  label: string;
  columns: AdminColumn<Row>[];
  rows: Rows<{ items: readonly Row[]; endCursor?: string | null }>;
  /** `toStart` and `onward` are for lists that do not start at the newest. */
  texts: StepTexts & { loading: string; failed: string; empty: string };
  place?: Place;
}

/** The rows of a list as a table, or on a phone as one list of facts each, with a link to older ones. */
export function AdminList<Row extends { id: Key }>({ rows, texts, place = noPaging, ...props }: AdminListProps<Row>) {
  const { list, isBusy, error, onRetry } = rows;
  // The cursor belongs to another list, was copied in part, or points past rows that are gone.
  const isBeyond = place.after !== null && (list?.items.length === 0 || failureOf(error).fields.after !== undefined);
  if (isBeyond) return <BeyondTheEnd first={{ search: place.searchAfter() }} />;
  if (!list)
    return error ? (
      <ErrorState title={texts.failed} error={error} onRetry={onRetry} />
    ) : (
      <SkeletonCards count={4} height={72} label={texts.loading} />
    );
  if (list.items.length === 0)
    return (
      <EmptyState
        title={place.isNarrowed ? t`Nothing found` : texts.empty}
        action={place.isNarrowed && <Button onClick={place.clear}>{t`Clear all`}</Button>}
      >
        {place.isNarrowed && t`Nothing matches your search and filters.`}
      </EmptyState>
    );
  return (
    <Stack gap={12}>
      {error !== undefined && <ErrorState title={texts.failed} error={error} onRetry={onRetry} />}
      <KeptFocus>
        <AdminRows {...props} items={list.items} isBusy={isBusy} />
      </KeptFocus>
      <Steps place={place} endCursor={list.endCursor ?? null} texts={texts} />
    </Stack>
  );
}

/**
 * Not antd's Table: it weighs 56 KiB, with menus and trees for filters. Here the filters are above the table and in the
 * address.
 */
export function AdminRows<Row extends { id: Key }>({
  label,
  columns,
  items,
  isBusy,
}: Pick<AdminListProps<Row>, 'label' | 'columns'> & { items: readonly Row[]; isBusy: boolean }) {
  const isPhone = useMediaQuery(mobileQuery);
  if (isPhone)
    return (
      <Flex
        vertical
        gap={12}
        component="ul"
        className={isBusy ? 'stale' : undefined}
        aria-label={label}
        aria-busy={isBusy}
      >
        {items.map((row) => (
          <li key={row.id} className={styles.card}>
            <dl>
              {columns.map(({ title, renderCell }) => (
                <div key={title}>
                  <dt className="quiet small">{title}</dt>
                  <dd>{renderCell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Flex>
    );
  return (
    <table className={cx(styles.table, isBusy && 'stale')} aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          {columns.map(({ title, width }) => (
            <th key={title} scope="col" style={{ width }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.id}>
            {columns.map(({ title, renderCell }) => (
              <td key={title}>{renderCell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text of a cell, with a quiet second line. */
export const Cell = ({ children, more }: { children: ReactNode; more?: string | false | null }) => (
  <div className={styles.facts}>
    {children}
    {more && (
      <span className="quiet small">
        <Breakable text={more} />
      </span>
    )}
  </div>
);

/** A long email address wraps after its @, not within a word. */
export const Breakable = ({ text }: { text: string }) => {
  const domainAt = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, domainAt)}
      <wbr />
      {text.slice(domainAt)}
    </>
  );
};

/** Opens a row in the drawer. */
export const OpeningLink = ({ search, children }: { search: string; children: string }) => (
  <Link className="reach" to={{ search }} preventScrollReset>
    {children}
  </Link>
);

function Steps({ place, endCursor, texts }: { place: Place; endCursor: string | null; texts: StepTexts }) {
  if (!endCursor && !place.after) return null;
  return (
    <nav aria-label={t`Parts of the list`}>
      <Cluster gap={16}>
        {place.after && (
          <Link className="reach" to={{ search: place.searchAfter() }}>
            {texts.toStart ?? t`Back to the newest`}
          </Link>
        )}
        {endCursor && (
          <Link className="reach" to={{ search: place.searchAfter(endCursor) }}>
            {texts.onward ?? t`Show older`}
          </Link>
        )}
        {!endCursor && <p className="quiet small">{t`This is the end of the list.`}</p>}
      </Cluster>
    </nav>
  );
}
