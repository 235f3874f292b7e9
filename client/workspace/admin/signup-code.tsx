import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form, Input } from 'antd';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { SendSignupCodeDocument } from './user-documents.ts';

/** Shows the sign-up code of a person whose mail did not arrive and who has no account yet. */
export function SignupCode() {
  const [send] = useMutation(SendSignupCodeDocument);
  const { props, item, form, problem, isBusy } = useServerForm<{ email: string }>({
    check: () => ({}),
    send: async (variables) => {
      const { data } = await send({ variables });
      form.resetFields();
      toast.success(data?.sendSignupCode.message ?? '');
    },
  });
  return (
    <Panel>
      <Stack gap={12}>
        <h2>{t`A sign-up code did not arrive?`}</h2>
        <p>
          <Trans>
            A person who has not confirmed their sign-up is not in the list. Send a new code; they enter it where they
            signed up.
          </Trans>
        </p>
        <Form {...props} initialValues={{ email: '' }}>
          <Form.Item {...item('email')} label={t`Email of the sign-up`}>
            <Input type="email" inputMode="email" autoComplete="off" spellCheck={false} />
          </Form.Item>
          <FormProblem text={problem} />
          <SubmitButton isBusy={isBusy}>{t`Send a sign-up code`}</SubmitButton>
        </Form>
      </Stack>
    </Panel>
  );
}
