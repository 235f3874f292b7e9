import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { auditedOperationLabels, auditSubjectLabels } from '../../../server/core/audit.labels.ts';
import type { AuditLogQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, DayFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Breakable, useRows } from '../admin/admin-list.tsx';
import styles from '../admin/admin-list.module.css';
import { auditFilterNames, AuditLogDocument, auditVariables } from '../admin/audit-documents.ts';
import { changeText } from '../admin/audit-words.ts';

type Entry = AuditLogQuery['auditLog']['items'][number];

/** /superadmin/audit: changes by admins, newest first; the filters are in the address. */
export function AuditLogPage() {
  const place = useListPlace(auditFilterNames);
  const rows = useRows(AuditLogDocument, auditVariables(place.address), (data) => data.auditLog);
  const columns: AdminColumn<Entry>[] = [
    { title: t`When`, width: '18%', renderCell: ({ at }) => longDateTime(at) },
    { title: t`Who`, width: '22%', renderCell: (entry) => <Who entry={entry} /> },
    {
      title: t`What`,
      width: '26%',
      renderCell: (entry) => (
        <What entry={entry} search={place.searchWith({ subjectType: entry.subjectType, subjectId: entry.subjectId })} />
      ),
    },
    { title: t`Before and after`, renderCell: ({ changes }) => <Changes changes={changes} /> },
  ];
  return (
    <Stack gap={20}>
      <PageTitle>{t`Audit log`}</PageTitle>
      <AuditFilters />
      <AdminList
        label={t`Audit log`}
        columns={columns}
        rows={rows}
        texts={{
          loading: t`Loading the audit log`,
          failed: t`The audit log could not be loaded.`,
          empty: t`Nothing has been changed yet.`,
        }}
        place={place}
      />
    </Stack>
  );
}

function AuditFilters() {
  const place = useListPlace(auditFilterNames);
  const { filters, narrow, searchWith } = place;
  return (
    <Filters place={place}>
      <SearchFilter {...place.filter('person')} label={t`Who`} placeholder={t`Email address`} />
      <ChoiceFilter
        {...place.filter('operation')}
        label={t`What`}
        any={t`Everything`}
        labels={auditedOperationLabels}
      />
      <ChoiceFilter
        label={t`Kind`}
        any={t`All kinds`}
        labels={auditSubjectLabels}
        value={filters.subjectType}
        onChange={(subjectType) => narrow({ subjectType, subjectId: null })}
      />
      <DayFilter {...place.filter('from')} label={t`From`} />
      <DayFilter {...place.filter('to')} label={t`To`} />
      <DownloadLink className={styles.download} url={`/audit.csv?${searchWith(filters)}`}>
        <Icon name="download" />
        {t`Download CSV`}
      </DownloadLink>
    </Filters>
  );
}

const Who = ({ entry: { actorName, actorEmail, ipAddress } }: { entry: Entry }) => (
  <div className={styles.facts}>
    <span>{actorName ?? t`An account that is gone`}</span>
    {actorEmail && (
      <span className="quiet small">
        <Breakable text={actorEmail} />
      </span>
    )}
    <span className="quiet small">{t`from ${ipAddress}`}</span>
  </div>
);

const What = ({ entry: { operationText, subjectName, subjectType }, search }: { entry: Entry; search: string }) => {
  const name = subjectName ?? t`gone`;
  return (
    <div className={styles.facts}>
      <span>{operationText}</span>
      <Link className="reach" to={{ search }}>
        {auditSubjectLabels[subjectType]()}
        {subjectType !== 'SETTINGS' && `: ${name}`}
      </Link>
    </div>
  );
};

const Changes = ({ changes }: Pick<Entry, 'changes'>) =>
  changes.length === 0 ? (
    <span className="quiet small">{t`No difference`}</span>
  ) : (
    <ul className={styles.facts}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>{changeText({ name, before, after })}</li>
      ))}
    </ul>
  );
