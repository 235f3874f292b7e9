import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { accountMessages, requestLoginCodeSchema } from '../../../server/people/identity/login/account.rules.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { delay } from '../lib/delay.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { ForgotPasswordDocument } from './password-documents.ts';

/** FORGOT-06: the form is busy until then. */
const ALERT_AFTER_MS = 500;

interface Answer {
  readonly title: string;
  readonly text: string;
}

/** Requests a mailed link to choose a new password (FORGOT-01…07). */
export function ForgotPasswordForm() {
  const [forgotPassword] = useMutation(ForgotPasswordDocument);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async (email: string): Promise<Answer> => {
    try {
      const { data } = await forgotPassword({ variables: { email: email.trim() } });
      return { title: t`Check your email`, text: data?.forgotPassword.message ?? accountMessages.linkSent() };
    } catch (error) {
      return { title: t`The link was not sent`, text: errorText(error, t`Failed Resent Link`) };
    }
  };
  const { props, item, isBusy } = useServerForm<{ email: string }>({
    check: requestLoginCodeSchema,
    send: async ({ email }) => {
      const next = await ask(email);
      await delay(ALERT_AFTER_MS);
      setAnswer(next);
    },
  });
  const close = () => setAnswer(null);
  return (
    <Stack>
      <p>
        {t`Enter the email of your account. We send you a link to choose a new password; it is good for 30 minutes.`}
      </p>
      <Form {...props} initialValues={{ email: '' }}>
        <Form.Item {...item('email')} label={t`Email`}>
          <Input type="email" name="email" required autoComplete="username" inputMode="email" spellCheck={false} />
        </Form.Item>
        <Stack>
          <SubmitButton block isBusy={isBusy}>
            {isBusy ? t`Sending...` : t`Send Reset Link`}
          </SubmitButton>
          <LinkButton block to={paths.login}>
            {t`Back to Login`}
          </LinkButton>
          <LinkButton block type="link" to={paths.home}>
            {t`Go To Home`}
          </LinkButton>
        </Stack>
        <Modal
          open={answer !== null}
          title={answer?.title}
          onCancel={close}
          footer={
            <Button type="primary" onClick={close}>
              {t`OK`}
            </Button>
          }
        >
          <p role="alert">{answer?.text}</p>
        </Modal>
      </Form>
    </Stack>
  );
}
