import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import {
  accountMessages,
  loginWithPasswordSchema,
  requestLoginCodeSchema,
} from '../../../server/people/identity/login/account.rules.ts';
import type { Failure, FieldMessages } from '../../shared/lib/errors.ts';
import { refetchMe } from '../../shared/lib/me.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf, noCounters } from '../lib/code-counters.ts';
import { CodeLogin } from './code-login.tsx';
import { LoginWithPasswordDocument, RequestLoginCodeDocument } from './login-documents.ts';
import { PasswordStep } from './password-step.tsx';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Which of the two buttons was pressed. */
  readonly way: 'password' | 'code';
}

/** What both buttons of step 1 require, and their messages for a lost answer. */
const ways = {
  password: {
    schema: loginWithPasswordSchema,
    missing: accountMessages.emailAndPasswordRequired,
    fallback: () => t`Login failed`,
  },
  code: {
    schema: requestLoginCodeSchema,
    missing: accountMessages.emailRequired,
    fallback: () => t`OTP request failed`,
  },
};

/** A missing value concerns the form, a malformed address its field. */
function problemsOf(values: Credentials): FieldMessages {
  const { schema } = ways[values.way];
  const missing = ways[values.way].missing();
  const invalid = invalidFields(schema, values);
  const isMissing = Object.values(invalid).includes(missing);
  return {
    ...(invalid.email && invalid.email !== missing && { email: invalid.email }),
    ...(isMissing && { '': missing }),
  };
}

/** Both steps of the login. On success, the fresh `me` redirects. `children` are shown below step 1. */
export function LoginForm({ children }: { children: ReactNode }) {
  const { login, blocks, codeEmail, setCodeEmail } = useLogin();
  const { counters, setCounters, passwordBlockedUntil, isCodeRefused } = blocks;
  if (codeEmail !== null)
    return (
      <CodeLogin email={codeEmail} counters={counters} onCounters={setCounters} onBack={() => setCodeEmail(null)} />
    );
  return (
    <PasswordStep
      {...login}
      changeAddress={() => {
        blocks.forget();
        login.setProblem(null);
      }}
      passwordBlockedUntil={passwordBlockedUntil}
      codeBlockedUntil={counters.resendAt}
      isCodeRefused={isCodeRefused}
    >
      {children}
    </PasswordStep>
  );
}

/** Waits and blocks of an address, with live countdowns. */
function useBlocks() {
  const [passwordBlockedUntil, setPasswordBlockedUntil] = useState<number | null>(null);
  const [isCodeRefused, setIsCodeRefused] = useState(false);
  const [counters, setCounters] = useState(noCounters);
  const codeSent = (next: CodeCounters) => {
    setCounters(next);
    setIsCodeRefused(false);
  };
  const forget = () => {
    codeSent(noCounters);
    setPasswordBlockedUntil(null);
  };
  /** Whether the message of the block is enough. */
  const hear = (way: Credentials['way'], { extensions, reason }: Failure): boolean => {
    if (way === 'password') setPasswordBlockedUntil(countersAfter(noCounters, extensions).blockedUntil);
    else setCounters(countersAfterResend(counters, extensions));
    setIsCodeRefused(reason === 'SENDING_BLOCKED');
    return reason === 'SENDING_BLOCKED' || reason === 'PASSWORDS_BLOCKED';
  };
  return { passwordBlockedUntil, isCodeRefused, counters, setCounters, codeSent, forget, hear };
}

function useLogin() {
  const client = useApolloClient();
  const [codeEmail, setCodeEmail] = useState<string | null>(null);
  const blocks = useBlocks();
  const [loginWithPassword] = useMutation(LoginWithPasswordDocument);
  const [requestCode] = useMutation(RequestLoginCodeDocument);

  const openCodeStep = (email: string, next: CodeCounters) => {
    blocks.codeSent(next);
    setCodeEmail(email);
  };
  const logIn = async (email: string, password: string) => {
    const { data } = await loginWithPassword({ variables: { email, password } });
    if (data?.loginWithPassword.codeRequired) openCodeStep(email, countersOf(data.loginWithPassword.counters));
    else await refetchMe(client);
  };
  const sendCode = async (email: string) => {
    const { data } = await requestCode({ variables: { email } });
    if (data) openCodeStep(email, countersOf(data.requestLoginCode));
  };
  const login = useServerForm<Credentials>({
    check: problemsOf,
    send: ({ email, password, way }) => (way === 'password' ? logIn(email.trim(), password) : sendCode(email.trim())),
    onRefused: (failure) => {
      const way = login.form.getFieldValue('way') as Credentials['way'];
      return blocks.hear(way, failure) ? null : (failure.text ?? ways[way].fallback());
    },
  });
  return { login, blocks, codeEmail, setCodeEmail };
}
