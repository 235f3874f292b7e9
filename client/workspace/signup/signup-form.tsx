import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stack } from '../../shared/ui/layout.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import type { ServerForm } from '../forms/use-server-form.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { WaitNote } from '../forms/code-step.tsx';
import { SignupFields } from './signup-fields.tsx';
import { signupOnTheWay, type SignupValues } from './signup-values.ts';

interface SignupFormProps {
  signup: ServerForm<SignupValues>;
  /** Uploaded percentage of the resume; null while none is being sent. */
  progress: number | null;
  /** When a new code may be requested (ms since 1970). */
  resendAt: number | null;
  isCodeRefused: boolean;
  onNewAddress: () => void;
  children: ReactNode;
}

/** The sign-up form. Typed text stays, whatever fails: a field, the file, the network. */
export function SignupForm({ signup, progress, resendAt, isCodeRefused, onNewAddress, children }: SignupFormProps) {
  const { props, item, form, isBusy, problem } = signup;
  const waitFor = useCountdown(resendAt);
  const tabs = [
    { value: 'JOBSEEKER', label: t`User` },
    { value: 'HR', label: t`HR` },
  ] as const;
  const { search } = useLocation();
  const [initialValues] = useState(() => signupOnTheWay(search));
  const role = Form.useWatch('role', { form, preserve: true }) ?? initialValues.role;
  return (
    <Form
      {...props}
      initialValues={initialValues}
      onValuesChange={(changed) => changed.email !== undefined && onNewAddress()}
    >
      {/* The site's tabs: antd's weigh 24 KiB on this first page. */}
      <Tabs label={t`I am a`} tabs={tabs} value={role} onChange={(chosen) => form.setFieldValue('role', chosen)}>
        <SignupFields item={item} asksResume={role === 'JOBSEEKER'} />
        <FormProblem text={problem} />
        <Stack>
          <SubmitButton block isBusy={isBusy} disabled={waitFor > 0}>
            {progress === null ? t`Sign up` : t`Sending your resume… ${progress}%`}
          </SubmitButton>
          <WaitNote seconds={waitFor} isRefusal={isCodeRefused} />
          {children}
        </Stack>
      </Tabs>
    </Form>
  );
}
