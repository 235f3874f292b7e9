import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import type { CodeCounters } from '../lib/code-counters.ts';
import { codeEntry } from '../lib/code-entry.ts';
import { refetchMe } from '../../shared/lib/me.ts';
import { CodeStep } from '../forms/code-step.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { LoginWithCodeDocument, ResendLoginCodeDocument } from './login-documents.ts';

const words = {
  incomplete: accountMessages.loginCodeIncomplete,
  blocked: accountMessages.codeBlocked,
};

interface CodeLoginProps {
  email: string;
  counters: CodeCounters;
  onCounters: (counters: CodeCounters) => void;
  onBack: () => void;
}

/** Step 2 of the login. */
export function CodeLogin({ email, counters, onCounters, onBack }: CodeLoginProps) {
  const client = useApolloClient();
  const [loginWithCode] = useMutation(LoginWithCodeDocument);
  const [resendCode] = useMutation(ResendLoginCodeDocument);
  const entry = codeEntry({
    counters,
    onCounters,
    verify: async (otp) => {
      await loginWithCode({ variables: { email, otp } });
      await refetchMe(client);
    },
    fallback: t`OTP verification failed.`,
    resend: async () => {
      const { data } = await resendCode({ variables: { email } });
      toast.success(data?.resendLoginCode.message ?? accountMessages.codeResent());
      return data?.resendLoginCode;
    },
  });
  return (
    <CodeStep
      {...entry}
      email={email}
      counters={counters}
      words={words}
      back={t`Login with Password`}
      onBack={onBack}
    />
  );
}
