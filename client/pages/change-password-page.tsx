import { useLocation } from 'react-router-dom';
import { PasswordChange } from '../features/accounts/password-change.tsx';
import { resetLinkOf } from '../features/accounts/reset-link.ts';
import { paths } from '../lib/paths.ts';
import { loginPath } from '../lib/return-to.ts';
import { PageColumn, Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** /ChangePassword: the own password, with the old one. A mailed link that a visitor opens here goes on to where it works. */
export function ChangePasswordPage() {
  const { search, hash } = useLocation();
  const signedOutPath = resetLinkOf(search, hash) ? paths.resetPassword + search + hash : loginPath(paths.changePassword);
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>Change password</PageTitle>
        <Panel><PasswordChange signedOutPath={signedOutPath} /></Panel>
      </Stack>
    </PageColumn>
  );
}
