import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { ForVisitors } from '../entry/for-visitors.tsx';
import { Signup } from '../signup/signup.tsx';
import { EntryPage } from '../entry/entry-page.tsx';

export function RegisterPage() {
  const { t } = useLingui();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return (
    <EntryPage
      title={t`Sign up`}
      lead={t`One account to find work, apply and follow every step, or to post jobs and hire. Free for job seekers.`}
      height={794}
    >
      <ForVisitors>
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
      </ForVisitors>
    </EntryPage>
  );
}
