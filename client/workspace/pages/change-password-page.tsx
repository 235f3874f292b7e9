import { useState } from 'react';
import { PasswordChange } from '../passwords/password-change.tsx';
import { PasswordChangeByLink } from '../passwords/password-change-by-link.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /ChangePassword: the old password and the new one; a mailed link stands in for the session (OP-006). */
export function ChangePasswordPage() {
  const link = useMailedLink();
  const [isLinkUsed, setIsLinkUsed] = useState(false);
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>Change password</PageTitle>
        <Panel>
          {link && !isLinkUsed ? (
            <PasswordChangeByLink link={link} onAgain={() => setIsLinkUsed(true)} />
          ) : (
            <PasswordChange signedOutPath={loginPath(paths.changePassword)} />
          )}
        </Panel>
      </Stack>
    </PageColumn>
  );
}
