import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';
import { SignedInRedirect } from '../entry/signed-in-redirect.tsx';
import { Signup } from '../signup/signup.tsx';
import { EntryPage } from '../ui/entry-page.tsx';

export function RegisterPage() {
  const me = useQuery(MeDocument).data?.me;
  const { search, state } = useLocation() as { search: string; state: unknown };
  if (me && hasUserDetails()) return <SignedInRedirect role={me.role} />;
  return (
    <EntryPage title={t`Sign up`}>
      <Signup>
        <p>
          <Trans>
            Already have an account?{' '}
            <Link to={paths.login + search} state={state}>
              Login
            </Link>
          </Trans>
        </p>
      </Signup>
    </EntryPage>
  );
}
