import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { LoginForm } from '../entry/login-form.tsx';
import { ForVisitors } from '../entry/for-visitors.tsx';
import { EntryPage } from '../entry/entry-page.tsx';

export function LoginPage() {
  const { t } = useLingui();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return (
    <EntryPage title={t`Login`} height={370}>
      <ForVisitors>
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
      </ForVisitors>
    </EntryPage>
  );
}
