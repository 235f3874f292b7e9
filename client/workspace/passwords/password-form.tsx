import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { countersAfter, noCounters } from '../lib/code-counters.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { PasswordFields } from './password-fields.tsx';
import { changedPasswordErrors, chosenPasswordErrors, emptyPasswords, type PasswordValues } from './password-values.ts';

interface PasswordFormProps {
  email: string;
  asksOld: boolean;
  submitLabel: string;
  /** Rejects with the refusal, which the form explains. */
  onSubmit: (values: PasswordValues) => Promise<void>;
  children?: ReactNode;
}

/** A new password and its confirmation, with the old one where the session alone is not enough. */
export function PasswordForm({ email, asksOld, submitLabel, onSubmit, children }: PasswordFormProps) {
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null);
  const blockedFor = useCountdown(blockedUntil);
  const { props, item, isBusy, problem } = useServerForm<PasswordValues>({
    check: (values) => (asksOld ? changedPasswordErrors : chosenPasswordErrors)(values, email),
    send: onSubmit,
    fallback: t`Something went wrong while changing the password.`,
    onRefused: ({ extensions }) => {
      const next = countersAfter(noCounters, extensions).blockedUntil;
      setBlockedUntil(next);
      // A block speaks for itself, with its seconds counting down.
      return next === null ? undefined : null;
    },
  });
  const notice = problem ?? (blockedFor > 0 ? accountMessages.passwordBlocked(blockedFor) : null);
  return (
    <Form {...props} initialValues={emptyPasswords}>
      <PasswordFields item={item} email={email} asksOld={asksOld} />
      <FormProblem text={notice} />
      <Stack>
        <SubmitButton block isBusy={isBusy} disabled={blockedFor > 0}>
          {submitLabel}
        </SubmitButton>
        {children}
      </Stack>
    </Form>
  );
}
