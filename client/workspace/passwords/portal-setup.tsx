import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { accountMessages, setupSchema } from '../../../server/people/identity/login/account.rules.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { NewPasswordItem } from '../forms/new-password-item.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { SetUpPortalDocument } from './password-documents.ts';
import { PasswordDone, ToLogin } from './password-done.tsx';

const nobody = { name: '', email: '', password: '' };

/** Names the first superadmin. An invalid link is reported above the button, and typed text is kept for another one. */
export function PortalSetup({ token }: { token: string }) {
  const [setUp] = useMutation(SetUpPortalDocument);
  const [isDone, setIsDone] = useState(false);
  const { props, item, isBusy, problem } = useServerForm<typeof nobody>({
    check: (values) => invalidFields(setupSchema, { ...values, token }),
    send: async (values) => {
      await setUp({ variables: { input: { ...values, token } } });
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <PasswordDone text={accountMessages.setupDone()}>
        <ToLogin />
      </PasswordDone>
    );
  }
  return (
    <Stack gap={20}>
      <p>{t`Nobody administers this portal yet. The first superadmin names everybody else.`}</p>
      <Form {...props} initialValues={nobody}>
        <Form.Item {...item('name')} label={t`Name`}>
          <Input name="name" autoComplete="name" />
        </Form.Item>
        <Form.Item {...item('email')} label={t`Email`} extra={t`Each login sends a code there.`}>
          <Input type="email" name="email" autoComplete="username" inputMode="email" spellCheck={false} />
        </Form.Item>
        <NewPasswordItem {...item('password')} label={t`Password`} />
        <FormProblem text={problem} />
        <SubmitButton block isBusy={isBusy}>
          {t`Create the superadmin`}
        </SubmitButton>
      </Form>
    </Stack>
  );
}

export function MissingSetupLink() {
  return (
    <Stack>
      <p>
        <Trans>
          A server that starts while nobody administers the portal prints a link to this page, good for an hour. Open
          that one.
        </Trans>
      </p>
      <ToLogin />
    </Stack>
  );
}
