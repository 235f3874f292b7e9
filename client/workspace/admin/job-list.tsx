import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { type JobState, jobStateLabels } from '../../../server/jobs/job-admin.labels.ts';
import type { AdminJobsQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { useListPlace } from './admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from './admin-filters.tsx';
import { type AdminColumn, AdminList, useRows } from './admin-list.tsx';
import styles from './admin-list.module.css';
import { AdminJobsDocument, adminJobVariables, jobFilterNames } from './job-documents.ts';
import { JobDrawer } from './job-drawer.tsx';

type Row = AdminJobsQuery['adminJobs']['items'][number];

const tones = { OPEN: 'neem', HELD: 'marigold', WAITING: 'indigo', CLOSED: 'quiet', TAKEN_DOWN: 'brick' } as const;

export const JobStateBadge = ({ state }: { state: JobState }) => (
  <Badge tone={tones[state]}>{jobStateLabels[state]()}</Badge>
);

/** All jobs of the portal; one of them opens beside the list. */
export function JobList() {
  const place = useListPlace(jobFilterNames);
  const rows = useRows(AdminJobsDocument, adminJobVariables(place.address), (data) => data.adminJobs);
  const columns: AdminColumn<Row>[] = [
    {
      key: 'job',
      title: t`Job`,
      width: '34%',
      renderCell: (row) => <Title row={row} search={place.searchOpening(row.id)} />,
    },
    { key: 'recruiter', title: t`Recruiter`, width: '26%', renderCell: (row) => <Recruiter row={row} /> },
    { key: 'posted', title: t`Posted`, renderCell: ({ postedAt }) => longDate(postedAt) },
    { key: 'applications', title: t`Applications`, renderCell: ({ applicationsReceived }) => applicationsReceived },
    { key: 'state', title: t`Status`, renderCell: ({ state }) => <JobStateBadge state={state} /> },
  ];
  return (
    <Stack gap={16}>
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

const Title = ({ row: { title, companyName, number }, search }: { row: Row; search: string }) => (
  <div className={styles.facts}>
    <Link className="reach" to={{ search }} preventScrollReset>
      {title}
    </Link>
    <span className={styles.quiet}>{t`${companyName} · Job ID ${number}`}</span>
  </div>
);

const Recruiter = ({ row: { recruiterName, recruiterEmail } }: { row: Row }) => (
  <div className={styles.facts}>
    <span>{recruiterName}</span>
    <span className={styles.quiet}>{recruiterEmail}</span>
  </div>
);
