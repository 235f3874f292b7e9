import { useQuery } from '@apollo/client/react';
import { Link, useLocation } from 'react-router-dom';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { SignedInRedirect } from '../features/accounts/signed-in-redirect.tsx';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { hasUserDetails } from '../lib/session.ts';
import { PageColumn, Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export function LoginPage() {
  const me = useQuery(MeDocument).data?.me;
  const { search, state } = useLocation() as { search: string; state: unknown };
  if (me && hasUserDetails()) return <SignedInRedirect role={me.role} />;
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>Login</PageTitle>
        <Panel>
          <LoginForm>
            <p>
              <Link className="reach" to={paths.forgotPassword}>
                Forgot password?
              </Link>
            </p>
            <p>
              New here?{' '}
              <Link to={paths.register + search} state={state}>
                Sign up
              </Link>
            </p>
          </LoginForm>
        </Panel>
      </Stack>
    </PageColumn>
  );
}
