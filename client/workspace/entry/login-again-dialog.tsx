import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form } from 'antd';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { sessionExpired } from '../../shared/lib/session.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, PasswordInput, PasswordOwner, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AntdTheme } from '../ui/antd-theme.tsx';
import { LoginWithPasswordDocument } from './login-documents.ts';

/**
 * Shown when the session ends behind an open page: logs in over it, so typed text is kept. Uses the site's dialog,
 * because antd's Modal would be below another one of these.
 */
export const LoginAgainDialog = () => (
  <Dialog title={t`Please log in again`} onClose={() => sessionExpired(false)}>
    <AntdTheme>
      <LoginAgainForm />
    </AntdTheme>
  </Dialog>
);

function LoginAgainForm() {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me;
  const [login] = useMutation(LoginWithPasswordDocument);
  const client = useApolloClient();
  const { props, item, isBusy, problem, setProblem } = useServerForm<{ password: string }>({
    check: () => ({}),
    fallback: t`Login failed`,
    send: async ({ password }) => {
      if (!me) return;
      const { data } = await login({ variables: { email: me.email, password } });
      if (data?.loginWithPassword.codeRequired)
        setProblem(t`This account also needs a code. Please log in on the login page.`);
      else if (data) welcomeBack();
    },
  });
  const welcomeBack = () => {
    sessionExpired(false);
    toast.success(t`You are logged in again.`);
    // Failed queries reload; forms keep their own state.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <Form {...props} initialValues={{ password: '' }}>
      <p>
        <Trans>
          Your session has ended. Log in as <b>{me?.email}</b> to go on; what you typed on this page is kept.
        </Trans>
      </p>
      <PasswordOwner email={me?.email ?? ''} />
      <Form.Item {...item('password')} label={t`Password`}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Form.Item>
      <FormProblem text={problem} />
      <SubmitButton block isBusy={isBusy}>
        {t`Login`}
      </SubmitButton>
      <p>
        <Trans>
          Without your password:{' '}
          <a href={paths.login} target="_blank" rel="noreferrer">
            log in with a code in a new tab
          </a>
          , then come back and close this message.
        </Trans>
      </p>
    </Form>
  );
}
