import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Radio, Switch } from 'antd';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import { type ConversationState, conversationStateLabels } from '../../../server/office/support/support.labels.ts';
import { conversationPageSize } from '../../../server/office/support/support.rules.ts';
import type { SupportConversationRowFragment } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { useLive } from '../../shared/lib/live.ts';
import { useThrottled } from '../lib/use-throttled.ts';
import { Age } from '../ui/age.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SizedPagination } from '../ui/sized-pagination.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows, noPaging } from '../admin/admin-list.tsx';
import styles from '../admin/admin-list.module.css';
import {
  ConversationMessagesDocument,
  conversationPlaceOf,
  conversationVariables,
  SupportConversationChangedDocument,
  SupportConversationsDocument,
} from '../admin/support-documents.ts';
import { SupportDrawer } from '../admin/support-drawer.tsx';

/** Between two refetches of the list, however many messages arrive. */
const PAUSE_MS = 1000;

/** The address with these changes; a changed filter starts at the first page. */
function withChange(address: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: null, ...change })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** /admin/support: the support conversations; one opens in a drawer. */
export function AdminSupportPage() {
  const { address, go } = useAddress();
  const { state, isMine, page } = conversationPlaceOf(address);
  const openId = address.get('open');
  const apollo = useApolloClient();
  const rows = useRows(
    SupportConversationsDocument,
    conversationVariables(address),
    (data) => data.supportConversations,
  );
  const readAgain = () => {
    const read = [SupportConversationsDocument, ...(openId ? [ConversationMessagesDocument] : [])];
    void apollo.refetchQueries({ include: read });
  };
  useLive(SupportConversationChangedDocument, useThrottled(readAgain, PAUSE_MS));
  const opening = (id: string | null) => withChange(address, { page: address.get('page'), open: id });
  const columns: AdminColumn<SupportConversationRowFragment>[] = [
    {
      title: t`Person`,
      width: '28%',
      renderCell: (row) => <Who row={row} search={opening(row.id).toString()} />,
    },
    { title: t`Last message`, width: '40%', renderCell: (row) => <Said row={row} /> },
    { title: state === 'WAITING' ? t`Waits since` : t`Written`, renderCell: whenOf },
    { title: t`Assigned to`, renderCell: takenBy },
  ];
  const { items, total = 0 } = rows.list ?? {};
  const isBeyond = total > 0 && items?.length === 0;
  return (
    <Stack gap={20}>
      <PageTitle>{t`Support`}</PageTitle>
      <ConversationFilters />
      {isBeyond && <BeyondTheEnd last={Math.ceil(total / conversationPageSize)} />}
      {!isBeyond && (
        <AdminList
          label={t`Conversations`}
          columns={columns}
          rows={rows}
          texts={{
            loading: t`Loading conversations`,
            failed: t`The conversations could not be loaded.`,
            empty: emptyTexts[state](),
          }}
          place={{ ...noPaging, isNarrowed: isMine, clear: () => go(withChange(address, { mine: null })) }}
        />
      )}
      <SizedPagination
        page={page}
        pageSize={conversationPageSize}
        total={isBeyond ? 0 : total}
        addressOf={(number) => ({ search: withChange(address, { page: String(number) }).toString() })}
      />
      <SupportDrawer id={openId} onClose={() => go(opening(null))} />
    </Stack>
  );
}

/** The filters of the list, in the address. */
function ConversationFilters() {
  const { address, go } = useAddress();
  const { state, isMine } = conversationPlaceOf(address);
  return (
    <Cluster gap={16}>
      <Radio.Group
        aria-label={t`Conversations`}
        optionType="button"
        value={state}
        options={conversationStates.map((value) => ({ value, label: conversationStateLabels[value]() }))}
        onChange={({ target }) => {
          const chosen = target.value as ConversationState;
          go(withChange(address, { state: chosen === 'WAITING' ? null : chosen }));
        }}
      />
      <label className={styles.toggle}>
        <Switch checked={isMine} onChange={(on) => go(withChange(address, { mine: on ? '1' : null }))} />
        {t`Only mine`}
      </label>
    </Cluster>
  );
}

const conversationStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const satisfies ConversationState[];
const emptyTexts: Record<ConversationState, () => string> = {
  WAITING: () => t`Nobody is waiting for an answer.`,
  ANSWERED: () => t`No conversation is open.`,
  CLOSED: () => t`No conversation was closed yet.`,
};

const whenOf = ({ waitsSince, lastMessageAt }: SupportConversationRowFragment) => (
  <Age at={waitsSince ?? lastMessageAt} />
);
const takenBy = (row: SupportConversationRowFragment) => (row.isMine ? t`You` : (row.assignedName ?? '–'));

const Who = ({ row: { person }, search }: { row: SupportConversationRowFragment; search: string }) => (
  <Cell more={person.role ? roleLabels[person.role]() : t`Visitor`}>
    <OpeningLink search={search}>{person.name}</OpeningLink>
  </Cell>
);

const Said = ({ row: { lastText } }: { row: SupportConversationRowFragment }) => (
  <span className={styles.excerpt}>{lastText}</span>
);
