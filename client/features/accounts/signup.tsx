import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { accountMessages } from '../../../server/accounts/account.rules.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { countersAfter, countersAfterResend, countersOf, noCounters } from './code-counters.ts';
import { CodeStep } from './code-step.tsx';
import { ResendSignupCodeDocument, VerifySignupDocument } from './signup-documents.ts';
import { type SentCode, SignupForm } from './signup-form.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';
import styles from './signup.module.css';

const codeWords = { incomplete: accountMessages.signupCodeIncomplete, blocked: accountMessages.signupCodeBlocked, back: 'Back to Signup' };

/** REG-51: long enough to read the welcome. */
const REDIRECT_AFTER_MS = 1500;

/** Form, code, welcome. When the account is there, the fresh `me` leads on. */
export function Signup() {
  const client = useApolloClient();
  const [values, setValues] = useState<SignupValues>(emptySignup);
  const [counters, setCounters] = useState(noCounters);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [verifySignup] = useMutation(VerifySignupDocument);
  const [resendCode] = useMutation(ResendSignupCodeDocument);

  if (isDone) return <Welcome name={values.name} />;
  if (!sent) return <SignupForm values={values} onChange={setValues} counters={counters} onCounters={setCounters} onCodeSent={setSent} />;

  const verify = async (otp: string): Promise<string | null> => {
    try {
      await verifySignup({ variables: { ...sent, otp } });
      setIsDone(true);
      setTimeout(() => void client.resetStore().catch((error: unknown) => toast.error(errorText(error))), REDIRECT_AFTER_MS);
      return null;
    } catch (error) {
      setCounters(countersAfter(counters, failureOf(error).extensions));
      return errorText(error, 'Internal Server');
    }
  };
  const resend = async (): Promise<string | null> => {
    try {
      const { data } = await resendCode({ variables: sent });
      if (data) {
        setCounters(countersOf(data.resendSignupCode));
        setSent({ ...sent, tempToken: data.resendSignupCode.tempToken ?? sent.tempToken });
      }
      toast.success(data?.resendSignupCode.message ?? accountMessages.codeResent);
      return null;
    } catch (error) {
      setCounters(countersAfterResend(counters, failureOf(error).extensions));
      return errorText(error, 'Failed to resend OTP.');
    }
  };
  return <CodeStep email={sent.email} counters={counters} words={codeWords} onVerify={verify} onResend={resend} onBack={() => setSent(null)} />;
}

function Welcome({ name }: { name: string }) {
  return (
    <p className={styles.welcome} role="alert">
      <Icon name="checkCircle" size={28} />
      Welcome, {name.trim().split(' ')[0]}. {accountMessages.signupVerified}
    </p>
  );
}
