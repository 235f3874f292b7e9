import { t } from '@lingui/core/macro';
import { roleLabels, userStateLabels } from '../../../server/office/admin/admin.labels.ts';
import type { AdminUsersQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { useListPlace } from '../admin/admin-address.ts';
import { ChoiceFilter, Filters, SearchFilter } from '../admin/admin-filters.tsx';
import { type AdminColumn, AdminList, Cell, OpeningLink, useRows } from '../admin/admin-list.tsx';
import { SignupCode } from '../admin/signup-code.tsx';
import { UserDrawer } from '../admin/user-drawer.tsx';
import { AdminUsersDocument, userFilterNames, userVariables } from '../admin/user-documents.ts';

type Row = AdminUsersQuery['adminUsers']['items'][number];

/** /admin/users: everybody with an account; one opens in a drawer. */
export function AdminUsersPage() {
  const place = useListPlace(userFilterNames);
  const rows = useRows(AdminUsersDocument, userVariables(place.address), (data) => data.adminUsers);
  const columns: AdminColumn<Row>[] = [
    {
      title: t`Name`,
      width: '36%',
      renderCell: (row) => <Who row={row} search={place.searchOpening(row.id)} />,
    },
    { title: t`Role`, renderCell: ({ role }) => roleLabels[role]() },
    { title: t`Company`, renderCell: ({ companyName }) => companyName ?? '–' },
    { title: t`Joined`, renderCell: ({ createdAt }) => longDate(createdAt) },
  ];
  return (
    <Stack gap={20}>
      <PageTitle>{t`People`}</PageTitle>
      <UserFilters />
      <AdminList
        label={t`People`}
        columns={columns}
        rows={rows}
        texts={{
          loading: t`Loading people`,
          failed: t`The people could not be loaded.`,
          empty: t`Nobody has an account yet.`,
        }}
        place={place}
      />
      <UserDrawer id={place.openId} onClose={place.close} />
      <SignupCode />
    </Stack>
  );
}

const Who = ({ row: { name, email, disabledAt }, search }: { row: Row; search: string }) => (
  <Cell more={email}>
    <span>
      <OpeningLink search={search}>{name}</OpeningLink> {disabledAt && <Badge tone="brick">{t`Disabled`}</Badge>}
    </span>
  </Cell>
);

function UserFilters() {
  const place = useListPlace(userFilterNames);
  return (
    <Filters place={place}>
      <SearchFilter
        {...place.filter('search')}
        label={t`Search people`}
        placeholder={t`Name, email address or company`}
      />
      <ChoiceFilter {...place.filter('role')} label={t`Role`} any={t`All roles`} labels={roleLabels} />
      <ChoiceFilter {...place.filter('state')} label={t`Account`} any={t`All accounts`} labels={userStateLabels} />
    </Filters>
  );
}
