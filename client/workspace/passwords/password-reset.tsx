import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { ResetPasswordDocument } from './password-documents.ts';
import { DeadLink, PasswordDone, ToLogin } from './password-done.tsx';
import { PasswordForm } from './password-form.tsx';
import type { ResetLink } from './reset-link.ts';
import { useMailedChange } from './use-mailed-change.ts';

/** Chooses a new password with a mailed link (OP-006). */
export function PasswordReset({ link }: { link: ResetLink }) {
  const [resetPassword] = useMutation(ResetPasswordDocument);
  const { outcome, settle } = useMailedChange();
  if (outcome === 'dead') return <DeadLink />;
  if (outcome === 'done') {
    return (
      <PasswordDone text={accountMessages.passwordReset()}>
        <ToLogin />
      </PasswordDone>
    );
  }
  return (
    <PasswordForm
      email={link.email}
      asksOld={false}
      submitLabel={t`Reset Password`}
      onSubmit={({ newPassword }) => settle(resetPassword({ variables: { ...link, newPassword } }))}
    />
  );
}
