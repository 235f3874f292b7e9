import { plural, t } from '@lingui/core/macro';
import { type CompanyState, companyStateLabels } from '../../../server/companies/company-admin.labels.ts';
import type { AdminCompaniesQuery } from '../../gql/graphql.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { useListPlace } from './admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from './admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from './admin-list.tsx';
import { AdminCompaniesDocument, companyFilterNames, companyVariables } from './company-documents.ts';
import { CompanyDrawer } from './company-drawer.tsx';

type Row = AdminCompaniesQuery['adminCompanies']['items'][number];

const tones = { UNVERIFIED: 'quiet', VERIFIED: 'neem', SUSPENDED: 'brick' } as const;

const CompanyStateBadge = ({ state }: { state: CompanyState }) => (
  <Badge tone={tones[state]}>{companyStateLabels[state]()}</Badge>
);

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    key: 'company',
    title: t`Company`,
    width: '42%',
    renderCell: ({ id, company, domains }) => (
      <Cell more={domains.join(', ')}>
        <OpeningLink search={searchOpening(id)}>{company.name}</OpeningLink>
      </Cell>
    ),
  },
  {
    key: 'members',
    title: t`Members`,
    renderCell: ({ members, requests }) => (
      <Cell more={requests > 0 && plural(requests, { one: '# asks to join', other: '# ask to join' })}>
        {members.length}
      </Cell>
    ),
  },
  { key: 'jobs', title: t`Open jobs`, renderCell: ({ openJobs }) => openJobs },
  { key: 'state', title: t`Status`, renderCell: ({ state }) => <CompanyStateBadge state={state} /> },
];

/** All companies by name; one of them opens beside the list. */
export function CompanyList() {
  const place = useListPlace(companyFilterNames);
  const rows = useRows(AdminCompaniesDocument, companyVariables(place.address), (data) => data.adminCompanies);
  return (
    <Stack gap={16}>
      <Filters place={place}>
        <SearchFilter {...place.filter('search')} label={t`Search companies`} placeholder={t`Name or email domain`} />
        <ChoiceFilter {...place.filter('state')} label={t`Status`} any={t`All companies`} labels={companyStateLabels} />
      </Filters>
      <AdminList
        label={t`Companies`}
        columns={columnsOf(place.searchOpening)}
        rows={rows}
        texts={{
          loading: t`Loading companies`,
          failed: t`The companies could not be loaded.`,
          empty: t`There is no company yet.`,
          toStart: t`Back to the start`,
          onward: t`Show more`,
        }}
        place={place}
      />
      <CompanyDrawer id={place.openId} onClose={place.close} />
    </Stack>
  );
}
