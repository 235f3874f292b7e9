import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Button } from 'antd';
import { LinkButton } from '../ui/buttons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ChangePasswordByLinkDocument } from './password-documents.ts';
import { DeadLink, PasswordDone, ToLogin } from './password-done.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PasswordValues } from './password-values.ts';
import type { ResetLink } from './reset-link.ts';
import { useMailedChange } from './use-mailed-change.ts';

/** Changes the password with a mailed link in place of a session, and with the old one (OP-006, CHPW-02). */
export function PasswordChangeByLink({ link, onAgain }: { link: ResetLink; onAgain: () => void }) {
  const [changePassword] = useMutation(ChangePasswordByLinkDocument);
  const { outcome, settle } = useMailedChange();
  const change = async ({ oldPassword, newPassword }: PasswordValues) => {
    const changed = changePassword({ variables: { ...link, oldPassword, newPassword } });
    await settle(changed.then(() => toast.success(accountMessages.passwordChanged())));
  };
  if (outcome === 'dead') return <DeadLink />;
  if (outcome === 'done') {
    return (
      <PasswordDone text={t`Your new password is set. You are logged out everywhere.`}>
        <ToLogin />
        <LinkButton block to={paths.profile}>
          {t`Go to Student Dashboard`}
        </LinkButton>
        <Button block type="link" onClick={onAgain}>
          {t`Change Another Password`}
        </Button>
      </PasswordDone>
    );
  }
  return <PasswordForm email={link.email} asksOld submitLabel={t`Change Password`} onSubmit={change} />;
}
