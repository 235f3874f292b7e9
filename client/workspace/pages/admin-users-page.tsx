import { t } from '@lingui/core/macro';
import { SignupCode } from '../admin/signup-code.tsx';
import { UserList } from '../admin/user-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/users: everybody with an account. */
export function AdminUsersPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`People`}</PageTitle>
      <UserList />
      <SignupCode />
    </Stack>
  );
}
