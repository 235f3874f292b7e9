import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import type { Credentials } from './login-form.tsx';
import { CountdownNote, FormProblem, PasswordInput, SubmitButton } from '../forms/form-parts.tsx';
import type { ServerForm } from '../forms/use-server-form.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { WaitNote } from '../forms/code-step.tsx';

interface PasswordStepProps extends ServerForm<Credentials> {
  /** Until when passwords and codes are blocked (ms since 1970). */
  passwordBlockedUntil: number | null;
  codeBlockedUntil: number | null;
  isCodeRefused: boolean;
  /** Called when another address is typed. */
  changeAddress: () => void;
  children: ReactNode;
}

/** Step 1 of the login: email and password, or a code by mail. */
export function PasswordStep(step: PasswordStepProps) {
  const { props, item, isBusy, form, problem, isCodeRefused, children } = step;
  const passwordBlockedFor = useCountdown(step.passwordBlockedUntil);
  const codeBlockedFor = useCountdown(step.codeBlockedUntil);
  const choose = (way: Credentials['way']) => form.setFieldValue('way', way);
  const requestCode = () => {
    choose('code');
    form.submit();
  };
  const isBusyWith = (way: Credentials['way']) => isBusy && form.getFieldValue('way') === way;
  return (
    <Form
      {...props}
      initialValues={{ email: '', password: '', way: 'password' }}
      onValuesChange={(changed) => changed.email !== undefined && step.changeAddress()}
    >
      <Form.Item {...item('email')} label={t`Email`}>
        <Input type="email" autoComplete="username" inputMode="email" spellCheck={false} />
      </Form.Item>
      <Form.Item {...item('password')} label={t`Password`}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <FormProblem text={problem} />
      <Stack>
        {passwordBlockedFor > 0 && <CountdownNote text={accountMessages.passwordBlocked(passwordBlockedFor)} />}
        <SubmitButton
          block
          isBusy={isBusyWith('password')}
          disabled={passwordBlockedFor > 0}
          onClick={() => choose('password')}
        >
          {t`Login`}
        </SubmitButton>
        <Button
          block
          icon={<Icon name="mail" />}
          loading={isBusyWith('code')}
          disabled={codeBlockedFor > 0}
          onClick={requestCode}
        >
          {t`Login with OTP`}
        </Button>
        <WaitNote seconds={codeBlockedFor} isRefusal={isCodeRefused} />
        {children}
      </Stack>
    </Form>
  );
}
