import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type MouseEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import type { Role } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { homeOf } from '../../shared/lib/homes.ts';
import { useLogout } from '../../shared/lib/logout.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Button } from 'antd';
import { LinkButton } from '../ui/buttons.tsx';
// Not antd's, to keep the entry pages light: this form also opens from a mailed link.
import { ErrorState } from '../../shared/ui/page-states.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ChangePasswordDocument } from './password-documents.ts';
import { PasswordDone } from './password-done.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PasswordValues } from './password-values.ts';

/** Changes the user's password with the old one. Visitors are redirected to `signedOutPath`. */
export function PasswordChange({ signedOutPath }: { signedOutPath: string }) {
  const { data, error, refetch } = useMe();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const [isDone, setIsDone] = useState(false);

  const change = async ({ oldPassword, newPassword }: PasswordValues) => {
    await changePassword({ variables: { oldPassword, newPassword } });
    toast.success(accountMessages.passwordChanged());
    setIsDone(true);
  };

  if (error && !data)
    return <ErrorState title={t`This page could not be opened.`} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock label={t`Loading the form`} height={340} />;
  if (!data.me) return <Navigate to={signedOutPath} replace />;
  if (isDone) return <ChangeDone role={data.me.role} onAgain={() => setIsDone(false)} />;
  return <PasswordForm email={data.me.email} asksOld submitLabel={t`Change Password`} onSubmit={change} />;
}

function ChangeDone({ role, onAgain }: { role: Role; onAgain: () => void }) {
  const { logOut } = useLogout('login');
  /** The login page is for logged-out users: with this session it would redirect at once. */
  const goToLogin = (event: MouseEvent) => {
    event.preventDefault();
    logOut().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <PasswordDone text={t`Your new password is set. Other devices are logged out.`}>
      <LinkButton block type="primary" to={homeOf(role)}>
        {role === 'JOBSEEKER' ? t`Go to Student Dashboard` : t`Go to Dashboard`}
      </LinkButton>
      <LinkButton block to={paths.login} onClick={goToLogin}>
        {t`Go to Login`}
      </LinkButton>
      <Button block type="link" onClick={onAgain}>
        {t`Change Another Password`}
      </Button>
    </PasswordDone>
  );
}
