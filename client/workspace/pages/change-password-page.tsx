import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { PasswordChange } from '../passwords/password-change.tsx';
import { PasswordChangeByLink } from '../passwords/password-change-by-link.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';
import { EntryPage } from '../entry/entry-page.tsx';

/** /ChangePassword: the old and the new password; a mailed link replaces the session (OP-006). */
export function ChangePasswordPage() {
  const link = useMailedLink();
  const [isLinkUsed, setIsLinkUsed] = useState(false);
  return (
    <EntryPage title={t`Change password`}>
      {link && !isLinkUsed ? (
        <PasswordChangeByLink link={link} onAgain={() => setIsLinkUsed(true)} />
      ) : (
        <PasswordChange signedOutPath={loginPath(paths.changePassword)} />
      )}
    </EntryPage>
  );
}
