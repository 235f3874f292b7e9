import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';
import { LoginForm } from '../entry/login-form.tsx';
import { SignedInRedirect } from '../entry/signed-in-redirect.tsx';
import { EntryPage } from '../ui/entry-page.tsx';

export function LoginPage() {
  const me = useQuery(MeDocument).data?.me;
  const { search, state } = useLocation() as { search: string; state: unknown };
  if (me && hasUserDetails()) return <SignedInRedirect role={me.role} />;
  return (
    <EntryPage title={t`Login`}>
      <LoginForm>
        <p>
          <Link className="reach" to={paths.forgotPassword}>
            {t`Forgot password?`}
          </Link>
        </p>
        <p>
          <Trans>
            New here?{' '}
            <Link to={paths.register + search} state={state}>
              Sign up
            </Link>
          </Trans>
        </p>
      </LoginForm>
    </EntryPage>
  );
}
