import { type FormEvent, type ReactNode, useState } from 'react';
import {
  accountMessages,
  loginWithPasswordSchema,
  requestLoginCodeSchema,
} from '../../../server/identity/accounts/account.rules.ts';
import { isSentenceOf, useCountdown } from '../lib/use-countdown.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CountdownNote, FieldNote, PasswordField, TextField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { WaitNote } from '../ui/wait-note.tsx';

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
export function PasswordStep({
  values,
  onChange,
  passwordBlockedUntil,
  codeBlockedUntil,
  busy,
  problem,
  onProblem,
  onLogin,
  onRequestCode,
  children,
}: PasswordStepProps) {
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

  // A block speaks for itself, with its seconds counting down, and its words end with it.
  const isCodeRefused = isSentenceOf(problem, accountMessages.sendBlocked);
  const isSaidBelow = isCodeRefused || isSentenceOf(problem, accountMessages.passwordBlocked);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <CredentialFields values={values} emailProblem={emailProblem} onChange={onChange} />
        {problem !== null && !isSaidBelow && <FieldNote error={problem} />}
        {passwordBlockedFor > 0 && <CountdownNote text={accountMessages.passwordBlocked(passwordBlockedFor)} />}
        <Button type="submit" kind="primary" width="full" busy={busy === 'password'} disabled={passwordBlockedFor > 0}>
          Login
        </Button>
        <Button width="full" icon="mail" busy={busy === 'code'} disabled={codeBlockedFor > 0} onClick={requestCode}>
          Login with OTP
        </Button>
        <WaitNote seconds={codeBlockedFor} isRefusal={isCodeRefused} />
        {children}
      </Stack>
    </form>
  );
}

interface CredentialFieldsProps extends Pick<PasswordStepProps, 'values' | 'onChange'> {
  emailProblem: string | null;
}

function CredentialFields({ values, emailProblem, onChange }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        value={values.email}
        error={emailProblem}
        onChange={(event) => onChange({ ...values, email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => onChange({ ...values, password: event.target.value })}
      />
    </>
  );
}
