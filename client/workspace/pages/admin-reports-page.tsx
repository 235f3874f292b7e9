import { plural, t } from '@lingui/core/macro';
import {
  reportReasonLabels,
  reportStateLabels,
  reportSubjectLabels,
} from '../../../server/office/reports/report.labels.ts';
import type { AdminReportsQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import { AdminReportsDocument, adminReportVariables, reportFilterNames } from '../admin/report-documents.ts';
import { ReportDrawer } from '../admin/report-drawer.tsx';

type Row = AdminReportsQuery['adminReports']['items'][number];

const tones = { OPEN: 'marigold', SETTLED: 'quiet' } as const;

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    title: t`Reported`,
    width: '34%',
    renderCell: (row) => <Thing row={row} search={searchOpening(row.id)} />,
  },
  { title: t`Reason`, width: '26%', renderCell: ({ reason }) => reportReasonLabels[reason]() },
  { title: t`By`, renderCell: ({ reporterName }) => reporterName ?? t`A deleted account` },
  { title: t`On`, renderCell: ({ createdAt }) => longDate(createdAt) },
  {
    title: t`Status`,
    renderCell: ({ state }) => <Badge tone={tones[state]}>{reportStateLabels[state]()}</Badge>,
  },
];

/** /admin/reports: reports from users; one opens in a drawer. */
export function AdminReportsPage() {
  const place = useListPlace(reportFilterNames);
  const rows = useRows(AdminReportsDocument, adminReportVariables(place.address), (data) => data.adminReports);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Reports`}</PageTitle>
      <Filters place={place}>
        <ChoiceFilter {...place.filter('state')} label={t`Status`} any={t`All reports`} labels={reportStateLabels} />
        <ChoiceFilter {...place.filter('subject')} label={t`About`} any={t`Everything`} labels={reportSubjectLabels} />
        <ChoiceFilter {...place.filter('reason')} label={t`Reason`} any={t`All reasons`} labels={reportReasonLabels} />
      </Filters>
      <AdminList
        label={t`Reports`}
        columns={columnsOf(place.searchOpening)}
        rows={rows}
        texts={{
          loading: t`Loading reports`,
          failed: t`The reports could not be loaded.`,
          empty: t`Nobody has reported anything.`,
        }}
        place={place}
      />
      <ReportDrawer id={place.openId} onClose={place.close} />
    </Stack>
  );
}

function Thing({ row: { subject, title, openReports }, search }: { row: Row; search: string }) {
  const kind = reportSubjectLabels[subject]();
  const others = plural(openReports, { one: '# open report', other: '# open reports' });
  return (
    <Cell more={openReports > 1 ? t`${kind} · ${others}` : kind}>
      <OpeningLink search={search}>{title || t`Removed since`}</OpeningLink>
    </Cell>
  );
}
