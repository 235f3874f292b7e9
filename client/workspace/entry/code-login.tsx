import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf } from '../lib/code-counters.ts';
import { type CodeRefusal, codeRefusalOf, errorText, failureOf } from '../../shared/lib/errors.ts';
import { readMeAgain } from '../../shared/lib/me.ts';
import { CodeStep } from '../ui/code-step.tsx';
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

  const verify = async (otp: string): Promise<CodeRefusal | null> => {
    try {
      await loginWithCode({ variables: { email, otp } });
      await readMeAgain(client);
      return null;
    } catch (error) {
      onCounters(countersAfter(counters, failureOf(error).extensions));
      return codeRefusalOf(error, t`OTP verification failed.`);
    }
  };
  const resend = async (): Promise<string | null> => {
    try {
      const { data } = await resendCode({ variables: { email } });
      if (data) onCounters(countersOf(data.resendLoginCode));
      toast.success(data?.resendLoginCode.message ?? accountMessages.codeResent());
      return null;
    } catch (error) {
      onCounters(countersAfterResend(counters, failureOf(error).extensions));
      return errorText(error, t`Failed to resend OTP.`);
    }
  };
  return (
    <CodeStep
      email={email}
      counters={counters}
      words={words}
      back={t`Login with Password`}
      onVerify={verify}
      onResend={resend}
      onBack={onBack}
    />
  );
}
