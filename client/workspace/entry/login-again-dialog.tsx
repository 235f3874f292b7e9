import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { sessionExpired } from '../../shared/lib/session.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { PasswordField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { LoginWithPasswordDocument } from './login-documents.ts';

/** The session ended behind an open page: log in again over it, and nothing that was typed is lost. */
export function LoginAgainDialog() {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me;
  const [login, { loading }] = useMutation(LoginWithPasswordDocument);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const client = useApolloClient();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!me || loading) return;
    try {
      const { data } = await login({ variables: { email: me.email, password } });
      if (data?.loginWithPassword.codeRequired)
        setProblem('This account also needs a code. Please log in on the login page.');
      else if (data) welcomeBack();
    } catch (error) {
      setProblem(errorText(error, 'Login failed'));
    }
  };
  const welcomeBack = () => {
    sessionExpired(false);
    toast.success('You are logged in again.');
    // What failed meanwhile loads itself; forms keep their own state.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <Dialog title="Please log in again" onClose={() => sessionExpired(false)}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>
            Your session has ended. Log in as <b>{me?.email}</b> to go on; what you typed on this page is kept.
          </p>
          <input type="email" name="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button htmlType="submit" type="primary" block loading={loading}>
            Login
          </Button>
          <p>
            Without your password:{' '}
            <a href={paths.login} target="_blank" rel="noreferrer">
              log in with a code in a new tab
            </a>
            , then come back and close this message.
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}
