import { type FormEvent, type ReactNode, useState } from 'react';
import { accountMessages, loginWithPasswordSchema, requestLoginCodeSchema } from '../../../server/accounts/account.rules.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { invalidFields } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote, PasswordField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordStepProps {
  values: Credentials;
  onChange: (values: Credentials) => void;
  /** Until when passwords, and codes by mail, are refused (ms since 1970). */
  passwordBlockedUntil: number | null;
  codeBlockedUntil: number | null;
  busy: 'password' | 'code' | null;
  problem: string | null;
  onProblem: (problem: string | null) => void;
  onLogin: () => void;
  onRequestCode: () => void;
  children: ReactNode;
}

/** Step 1 of the login: e-mail and password, or a code by mail. */
export function PasswordStep({ values, onChange, passwordBlockedUntil, codeBlockedUntil, busy, problem, onProblem, onLogin, onRequestCode, children }: PasswordStepProps) {
  const [emailProblem, setEmailProblem] = useState<string | null>(null);
  const passwordBlockedFor = useCountdown(passwordBlockedUntil);
  const codeBlockedFor = useCountdown(codeBlockedUntil);

  /** A missing part concerns the form, a malformed address its field. */
  const check = (invalid: Record<string, string>, missing: string): boolean => {
    const messages = Object.values(invalid);
    onProblem(messages.includes(missing) ? missing : null);
    setEmailProblem(invalid.email === missing ? null : (invalid.email ?? null));
    return messages.length === 0;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || passwordBlockedFor > 0) return;
    if (check(invalidFields(loginWithPasswordSchema, values), accountMessages.emailAndPasswordRequired)) onLogin();
  };
  const requestCode = () => {
    if (check(invalidFields(requestLoginCodeSchema, values), accountMessages.emailRequired)) onRequestCode();
  };

  const notice = problem ?? (passwordBlockedFor > 0 ? accountMessages.passwordBlocked(passwordBlockedFor) : null);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField label="Email" type="email" name="email" autoComplete="username" inputMode="email" spellCheck={false} value={values.email} error={emailProblem} onChange={(event) => onChange({ ...values, email: event.target.value })} />
        <PasswordField label="Password" name="password" autoComplete="current-password" value={values.password} onChange={(event) => onChange({ ...values, password: event.target.value })} />
        {notice !== null && <FieldNote error={notice} />}
        <Button type="submit" kind="primary" width="full" busy={busy === 'password'} disabled={passwordBlockedFor > 0}>Login</Button>
        <Button width="full" icon="mail" busy={busy === 'code'} disabled={codeBlockedFor > 0} onClick={requestCode}>Login with OTP</Button>
        {codeBlockedFor > 0 && <FieldNote hint={accountMessages.sendBlocked(codeBlockedFor)} />}
        {children}
      </Stack>
    </form>
  );
}
