import { t } from '@lingui/core/macro';
import { CompanyList } from '../admin/company-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/companies: every company, by name. */
export function AdminCompaniesPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Companies`}</PageTitle>
      <CompanyList />
    </Stack>
  );
}
