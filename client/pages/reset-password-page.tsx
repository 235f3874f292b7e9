import { PasswordChange } from '../features/passwords/password-change.tsx';
import { PasswordReset } from '../features/passwords/password-reset.tsx';
import { useMailedLink } from '../features/passwords/reset-link.ts';
import { paths } from '../lib/paths.ts';
import { PageColumn, Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

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
