import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { countersAfter, noCounters } from '../lib/code-counters.ts';
import { failureOf, fieldErrors } from '../../shared/lib/errors.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PasswordFields } from './password-fields.tsx';
import {
  changedPasswordErrors,
  chosenPasswordErrors,
  emptyPasswords,
  type PasswordErrors,
  type PasswordValues,
} from './password-values.ts';

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
  const [values, setValues] = useState(emptyPasswords);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const blockedFor = useCountdown(blockedUntil);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (next: PasswordErrors) => {
    setErrors(next);
    // After the next paint, when the marks are there.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const explain = (error: unknown) => {
    const { fields, formText } = fieldErrors(
      error,
      ['oldPassword', 'newPassword'],
      'Something went wrong while changing the password.',
    );
    const next = countersAfter(noCounters, failureOf(error).extensions).blockedUntil;
    setBlockedUntil(next);
    // A block speaks for itself, with its seconds counting down.
    setProblem(next === null ? formText : null);
    refuse(fields);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || blockedFor > 0) return;
    setProblem(null);
    const found = asksOld ? changedPasswordErrors(values, email) : chosenPasswordErrors(values, email);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await onSubmit(values).catch(explain);
    setBusy(false);
  };
  const change = (part: Partial<PasswordValues>) => {
    setValues({ ...values, ...part });
    setErrors({});
  };

  const notice = problem ?? (blockedFor > 0 ? accountMessages.passwordBlocked(blockedFor) : null);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <PasswordFields email={email} asksOld={asksOld} values={values} errors={errors} onChange={change} />
        {notice !== null && <FieldNote error={notice} />}
        <Button type="submit" kind="primary" width="full" busy={busy} disabled={blockedFor > 0}>
          {submitLabel}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
