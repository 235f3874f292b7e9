import { PasswordChange } from '../passwords/password-change.tsx';
import { PasswordReset } from '../passwords/password-reset.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';
import { paths } from '../../shared/lib/paths.ts';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /reset-password: with a mailed link a new password; signed in, the old one too (OP-006, OP-071). */
export function ResetPasswordPage() {
  const link = useMailedLink();
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>{link ? 'Reset password' : 'Change password'}</PageTitle>
        <Panel>{link ? <PasswordReset link={link} /> : <PasswordChange signedOutPath={paths.forgotPassword} />}</Panel>
      </Stack>
    </PageColumn>
  );
}
