import { t } from '@lingui/core/macro';
import { paths } from '../../shared/lib/paths.ts';
import { PasswordChange } from '../passwords/password-change.tsx';
import { PasswordReset } from '../passwords/password-reset.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';
import { EntryPage } from '../entry/entry-page.tsx';

/** /reset-password: with a mailed link, only a new password; when signed in, the old one too (OP-006, OP-071). */
export function ResetPasswordPage() {
  const link = useMailedLink();
  return (
    <EntryPage title={link ? t`Reset password` : t`Change password`}>
      {link ? <PasswordReset link={link} /> : <PasswordChange signedOutPath={paths.forgotPassword} />}
    </EntryPage>
  );
}
