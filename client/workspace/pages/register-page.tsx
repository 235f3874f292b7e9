import { useQuery } from '@apollo/client/react';
import { Link, useLocation } from 'react-router-dom';
import { SignedInRedirect } from '../entry/signed-in-redirect.tsx';
import { Signup } from '../signup/signup.tsx';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

export function RegisterPage() {
  const me = useQuery(MeDocument).data?.me;
  const { search, state } = useLocation() as { search: string; state: unknown };
  if (me && hasUserDetails()) return <SignedInRedirect role={me.role} />;
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>Sign up</PageTitle>
        <Panel>
          <Signup>
            <p>
              Already have an account?{' '}
              <Link to={paths.login + search} state={state}>
                Login
              </Link>
            </p>
          </Signup>
        </Panel>
      </Stack>
    </PageColumn>
  );
}
