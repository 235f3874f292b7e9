import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf, noCounters } from '../lib/code-counters.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { readMeAgain } from '../../shared/lib/me.ts';
import { CodeLogin } from './code-login.tsx';
import { LoginWithPasswordDocument, RequestLoginCodeDocument } from './login-documents.ts';
import { type Credentials, PasswordStep } from './password-step.tsx';

/** Both steps of the login. When it succeeds, the fresh `me` leads on. `children` stand below step 1. */
export function LoginForm({ children }: { children: ReactNode }) {
  const { email, isCodeStep, leaveCodeStep, counters, setCounters, step } = useLogin();
  if (isCodeStep)
    return <CodeLogin email={email} counters={counters} onCounters={setCounters} onBack={leaveCodeStep} />;
  return <PasswordStep {...step}>{children}</PasswordStep>;
}

function useLogin() {
  const client = useApolloClient();
  const [isCodeStep, setIsCodeStep] = useState(false);
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [passwordBlockedUntil, setPasswordBlockedUntil] = useState<number | null>(null);
  const [counters, setCounters] = useState(noCounters);
  const [loginWithPassword, password] = useMutation(LoginWithPasswordDocument);
  const [requestCode, code] = useMutation(RequestLoginCodeDocument);
  const email = values.email.trim();

  const change = (next: Credentials) => {
    if (next.email.trim() !== email) {
      // Waits and blocks are those of an address.
      setCounters(noCounters);
      setPasswordBlockedUntil(null);
      setProblem(null);
    }
    setValues(next);
  };
  const openCodeStep = (next: CodeCounters) => {
    setCounters(next);
    setProblem(null);
    setIsCodeStep(true);
  };
  const login = async () => {
    try {
      const { data } = await loginWithPassword({ variables: { email, password: values.password } });
      if (data?.loginWithPassword.codeRequired) openCodeStep(countersOf(data.loginWithPassword.counters));
      else await readMeAgain(client);
    } catch (error) {
      setPasswordBlockedUntil(countersAfter(noCounters, failureOf(error).extensions).blockedUntil);
      setProblem(errorText(error, 'Login failed'));
    }
  };
  const sendCode = async () => {
    try {
      const { data } = await requestCode({ variables: { email } });
      if (data) openCodeStep(countersOf(data.requestLoginCode));
    } catch (error) {
      setCounters(countersAfterResend(counters, failureOf(error).extensions));
      setProblem(errorText(error, 'OTP request failed'));
    }
  };

  const step = {
    values,
    onChange: change,
    problem,
    onProblem: setProblem,
    passwordBlockedUntil,
    codeBlockedUntil: counters.resendAt,
    busy: password.loading ? 'password' : code.loading ? 'code' : null,
    onLogin: () => void login(),
    onRequestCode: () => void sendCode(),
  } as const;
  return { email, isCodeStep, leaveCodeStep: () => setIsCodeStep(false), counters, setCounters, step };
}
