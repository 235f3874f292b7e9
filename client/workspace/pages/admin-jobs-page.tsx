import { t } from '@lingui/core/macro';
import { type JobState, jobStateLabels } from '../../../server/office/jobs/job-admin.labels.ts';
import type { AdminJobsQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { searchAndState, useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import { AdminJobsDocument, adminJobVariables } from '../admin/job-documents.ts';
import { JobDrawer } from '../admin/job-drawer.tsx';

type Row = AdminJobsQuery['adminJobs']['items'][number];

const tones = { OPEN: 'neem', HELD: 'marigold', WAITING: 'indigo', CLOSED: 'quiet', TAKEN_DOWN: 'brick' } as const;

const JobStateBadge = ({ state }: { state: JobState }) => <Badge tone={tones[state]}>{jobStateLabels[state]()}</Badge>;

/** /admin/jobs: all jobs of the portal; one opens in a drawer. */
export function AdminJobsPage() {
  const place = useListPlace(searchAndState);
  const rows = useRows(AdminJobsDocument, adminJobVariables(place.address), (data) => data.adminJobs);
  const columns: AdminColumn<Row>[] = [
    {
      title: t`Job`,
      width: '34%',
      renderCell: ({ id, title, companyName, number }) => (
        <Cell more={t`${companyName} · Job ID ${number}`}>
          <OpeningLink search={place.searchOpening(id)}>{title}</OpeningLink>
        </Cell>
      ),
    },
    {
      title: t`Recruiter`,
      width: '26%',
      renderCell: ({ recruiterName, recruiterEmail }) => <Cell more={recruiterEmail}>{recruiterName}</Cell>,
    },
    { title: t`Posted`, renderCell: ({ postedAt }) => longDate(postedAt) },
    { title: t`Applications`, renderCell: ({ applicationsReceived }) => applicationsReceived },
    { title: t`Status`, renderCell: ({ state }) => <JobStateBadge state={state} /> },
  ];
  return (
    <Stack gap={20}>
      <PageTitle>{t`Jobs`}</PageTitle>
      <Filters place={place}>
        <SearchFilter
          {...place.filter('search')}
          label={t`Search jobs`}
          placeholder={t`Title, company, skill or job ID`}
        />
        <ChoiceFilter {...place.filter('state')} label={t`Status`} any={t`All jobs`} labels={jobStateLabels} />
      </Filters>
      <AdminList
        label={t`Jobs`}
        columns={columns}
        rows={rows}
        texts={{
          loading: t`Loading jobs`,
          failed: t`The jobs could not be loaded.`,
          empty: t`No job has been posted yet.`,
        }}
        place={place}
      />
      <JobDrawer id={place.openId} onClose={place.close} />
    </Stack>
  );
}
