import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { codeRules } from '../../../server/credentials/attempt.rules.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf, noCounters } from './code-counters.ts';
import { CodeLogin } from './code-login.tsx';
import { LoginWithPasswordDocument, RequestLoginCodeDocument } from './login-documents.ts';
import { type Credentials, PasswordStep } from './password-step.tsx';

/** Both steps of the login. When it succeeds, the fresh `me` leads on. `children` stand below step 1. */
export function LoginForm({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [isCodeStep, setIsCodeStep] = useState(false);
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [passwordBlockedUntil, setPasswordBlockedUntil] = useState<number | null>(null);
  const [counters, setCounters] = useState(noCounters);
  const [loginWithPassword, password] = useMutation(LoginWithPasswordDocument);
  const [requestCode, code] = useMutation(RequestLoginCodeDocument);
  const email = values.email.trim();

  const openCodeStep = (next: CodeCounters) => {
    setCounters(next);
    setProblem(null);
    setIsCodeStep(true);
  };
  const login = async () => {
    try {
      const { data } = await loginWithPassword({ variables: { email, password: values.password } });
      if (data?.loginWithPassword.codeRequired) openCodeStep(countersOf({ retryIn: codeRules.resendSeconds, otpExpiresIn: codeRules.validSeconds }));
      else await client.resetStore();
    } catch (error) {
      const { blockedUntil } = countersAfter(noCounters, failureOf(error).extensions);
      setPasswordBlockedUntil(blockedUntil);
      // A block speaks for itself, with its seconds counting down.
      setProblem(blockedUntil === null ? errorText(error, 'Login failed') : null);
    }
  };
  const sendCode = async () => {
    try {
      const { data } = await requestCode({ variables: { email } });
      if (data) openCodeStep(countersOf(data.requestLoginCode));
    } catch (error) {
      const next = countersAfterResend(counters, failureOf(error).extensions);
      setCounters(next);
      setProblem(next.resendAt === counters.resendAt ? errorText(error, 'OTP request failed') : null);
    }
  };

  if (isCodeStep) return <CodeLogin email={email} counters={counters} onCounters={setCounters} onBack={() => setIsCodeStep(false)} />;
  return (
    <PasswordStep
      values={values}
      onChange={setValues}
      passwordBlockedUntil={passwordBlockedUntil}
      codeBlockedUntil={counters.resendAt}
      busy={password.loading ? 'password' : code.loading ? 'code' : null}
      problem={problem}
      onProblem={setProblem}
      onLogin={() => void login()}
      onRequestCode={() => void sendCode()}
    >
      {children}
    </PasswordStep>
  );
}
