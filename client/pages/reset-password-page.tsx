import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PasswordChange } from '../features/accounts/password-change.tsx';
import { PasswordReset } from '../features/accounts/password-reset.tsx';
import { resetLinkOf } from '../features/accounts/reset-link.ts';
import { paths } from '../lib/paths.ts';
import { PageColumn, Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** /reset-password: with a mailed link a new password; signed in, the old one too (OP-006, OP-071). */
export function ResetPasswordPage() {
  const { search, hash } = useLocation();
  const [link] = useState(() => resetLinkOf(search, hash));
  useTidyAddress(search + hash);
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>{link ? 'Reset password' : 'Change password'}</PageTitle>
        <Panel>{link ? <PasswordReset link={link} /> : <PasswordChange signedOutPath={paths.forgotPassword} />}</Panel>
      </Stack>
    </PageColumn>
  );
}

/** The token leaves the address bar, the history and every link that is made of the address; the page keeps it in memory. */
function useTidyAddress(parameters: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (parameters) void navigate(paths.resetPassword, { replace: true });
  }, [parameters, navigate]);
}
