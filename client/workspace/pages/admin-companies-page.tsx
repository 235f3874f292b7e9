import { plural, t } from '@lingui/core/macro';
import { type CompanyState, companyStateLabels } from '../../../server/office/companies/company-admin.labels.ts';
import type { AdminCompaniesQuery } from '../../gql/graphql.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { searchAndState, useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import { AdminCompaniesDocument, companyVariables } from '../admin/company-documents.ts';
import { CompanyDrawer } from '../admin/company-drawer.tsx';

type Row = AdminCompaniesQuery['adminCompanies']['items'][number];

const tones = { UNVERIFIED: 'quiet', VERIFIED: 'neem', SUSPENDED: 'brick' } as const;

const CompanyStateBadge = ({ state }: { state: CompanyState }) => (
  <Badge tone={tones[state]}>{companyStateLabels[state]()}</Badge>
);

const columnsOf = (searchOpening: (id: string) => string): AdminColumn<Row>[] => [
  {
    title: t`Company`,
    width: '42%',
    renderCell: ({ id, company, domains }) => (
      <Cell more={domains.join(', ')}>
        <OpeningLink search={searchOpening(id)}>{company.name}</OpeningLink>
      </Cell>
    ),
  },
  {
    title: t`Members`,
    renderCell: ({ members, requests }) => (
      <Cell more={requests > 0 && plural(requests, { one: '# asks to join', other: '# ask to join' })}>
        {members.length}
      </Cell>
    ),
  },
  { title: t`Open jobs`, renderCell: ({ openJobs }) => openJobs },
  { title: t`Status`, renderCell: ({ state }) => <CompanyStateBadge state={state} /> },
];

/** /admin/companies: all companies by name; one opens in a drawer. */
export function AdminCompaniesPage() {
  const place = useListPlace(searchAndState);
  const rows = useRows(AdminCompaniesDocument, companyVariables(place.address), (data) => data.adminCompanies);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Companies`}</PageTitle>
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
