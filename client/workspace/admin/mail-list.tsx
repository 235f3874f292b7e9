import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { mailStateLabels } from '../../../server/office/admin/admin.labels.ts';
import type { AdminMailsQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { useListPlace } from './admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from './admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, useRows } from './admin-list.tsx';
import { mailFailureText } from './mail-failure-text.ts';
import styles from './admin-list.module.css';
import {
  AdminMailsDocument,
  mailFilterNames,
  mailVariables,
  RetryMailDocument,
  SendMailNowDocument,
} from './mail-documents.ts';

type Mail = AdminMailsQuery['adminMails']['items'][number];

/** Mails of the last 30 days: waiting and failed ones, all of them, or those to one address. */
export function MailList() {
  const place = useListPlace(mailFilterNames);
  const rows = useRows(AdminMailsDocument, mailVariables(place.address), (data) => data.adminMails);
  const { filters, narrow } = place;
  return (
    <Stack gap={16}>
      <Filters place={place}>
        <SearchFilter {...place.filter('recipient')} label={t`Search emails`} placeholder={t`Whole email address`} />
        <ChoiceFilter
          label={t`Emails`}
          any={t`Waiting or failed`}
          labels={{ ALL: () => t`All emails` }}
          value={filters.recipient ? 'ALL' : filters.show}
          onChange={(show) => narrow({ show, recipient: null })}
        />
      </Filters>
      <AdminList
        label={t`Emails`}
        columns={columns()}
        rows={rows}
        texts={{
          loading: t`Loading emails`,
          failed: t`The emails could not be loaded.`,
          empty: t`No emails are waiting, and none failed.`,
        }}
        place={place}
      />
    </Stack>
  );
}

const columns = (): AdminColumn<Mail>[] => [
  {
    title: t`Email`,
    width: '38%',
    renderCell: ({ recipient, subject }) => <Cell more={recipient}>{subject ?? t`Unknown subject`}</Cell>,
  },
  { title: t`Written`, renderCell: ({ createdAt }) => longDateTime(createdAt) },
  { title: t`What became of it`, renderCell: (mail) => <MailState mail={mail} /> },
  { title: t`Change`, renderCell: (mail) => <MailAction mail={mail} /> },
];

const toneOf = (state: Mail['state']) => {
  if (state === 'SENT') return 'neem';
  return state === 'REFUSED' || state === 'ABANDONED' ? 'brick' : 'quiet';
};

const MailState = ({ mail: { state, attempts, nextAttemptAt, lastError } }: { mail: Mail }) => (
  <div className={styles.facts}>
    <span>
      <Badge tone={toneOf(state)}>{mailStateLabels[state]()}</Badge>
    </span>
    {attempts > 0 && <span className="quiet small">{t`Failed tries: ${attempts}`}</span>}
    {lastError && mailFailureText(lastError) && <span>{mailFailureText(lastError)}</span>}
    {lastError && <span className="quiet small">{t`Last error: ${lastError}`}</span>}
    {nextAttemptAt && <span className="quiet small">{t`Next try: ${longDateTime(nextAttemptAt)}`}</span>}
  </div>
);

function MailAction({ mail: { id, isRepeatable, isDeferred } }: { mail: Mail }) {
  const [retry] = useMutation(RetryMailDocument, { variables: { id } });
  const [send] = useMutation(SendMailNowDocument, { variables: { id } });
  if (isRepeatable) return <ActButton act={retry} done={t`The email is on its way again.`}>{t`Send again`}</ActButton>;
  if (isDeferred) return <ActButton act={send} done={t`The email is tried again now.`}>{t`Send now`}</ActButton>;
  return '–';
}
