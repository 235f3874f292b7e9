import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { countersAfter, countersAfterResend, countersOf, noCounters } from '../../lib/code-counters.ts';
import { type CodeRefusal, codeRefusalOf, errorText, failureOf } from '../../lib/errors.ts';
import { readMeAnew } from '../../lib/me.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { CodeStep } from '../../ui/code-step.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import {
  CancelSignupDocument,
  PendingSignupDocument,
  ResendSignupCodeDocument,
  VerifySignupDocument,
} from './signup-documents.ts';
import { type SentCode, SignupForm } from './signup-form.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';
import styles from './signup.module.css';

const codeWords = {
  incomplete: accountMessages.signupCodeIncomplete,
  blocked: accountMessages.signupCodeBlocked,
  back: 'Back to Signup',
};

/** REG-51: long enough to read the welcome. */
const REDIRECT_AFTER_MS = 1500;

/** What the steps share. A sign-up that was interrupted (a closed tab, a reload) goes on at its code; whoever is typing a new one already is left alone. */
function useSteps() {
  const [values, setValues] = useState<SignupValues>(emptySignup);
  const [counters, setCounters] = useState(noCounters);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { data, refetch } = useQuery(PendingSignupDocument, { fetchPolicy: 'no-cache' });
  const pending = data?.pendingSignup;
  if (pending?.ticket.tempToken && !isAsked) {
    const { email, name, ticket } = pending;
    setIsAsked(true);
    if (values === emptySignup) {
      setValues({ ...emptySignup, email, name });
      setCounters(countersOf(ticket));
      setSent({ email, tempToken: pending.ticket.tempToken });
    }
  }
  const isUnlocked = useCountdown(counters.blockedUntil) === 0 && counters.blockedUntil !== null;
  // OP-009: a block that ends reloads the counters, not the page.
  useEffect(() => {
    if (!isUnlocked) return;
    refetch()
      .then(({ data: now }) => now?.pendingSignup && setCounters(countersOf(now.pendingSignup.ticket)))
      .catch(() => undefined);
  }, [isUnlocked, refetch]);
  return { values, setValues, counters, setCounters, sent, setSent };
}

/** Form, code, welcome. When the account is there, the fresh `me` leads on. `children` stand below the form. */
export function Signup({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { values, setValues, counters, setCounters, sent, setSent } = useSteps();
  const [isDone, setIsDone] = useState(false);
  const [verifySignup] = useMutation(VerifySignupDocument);
  const [resendCode] = useMutation(ResendSignupCodeDocument);
  const [cancelSignup] = useMutation(CancelSignupDocument);

  if (isDone) return <Welcome name={values.name} />;
  if (!sent)
    return (
      <SignupForm
        values={values}
        onChange={setValues}
        counters={counters}
        onCounters={setCounters}
        onCodeSent={setSent}
      >
        {children}
      </SignupForm>
    );

  const verify = async (otp: string): Promise<CodeRefusal | null> => {
    try {
      await verifySignup({ variables: { ...sent, otp } });
      setIsDone(true);
      setTimeout(
        () => void readMeAnew(client).catch((error: unknown) => toast.error(errorText(error))),
        REDIRECT_AFTER_MS,
      );
      return null;
    } catch (error) {
      setCounters(countersAfter(counters, failureOf(error).extensions));
      return codeRefusalOf(error, 'Internal Server');
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
  const goBack = () => {
    setSent(null);
    // If it fails, the next visit offers the code step again, and this way back.
    cancelSignup().catch(() => undefined);
  };
  return (
    <CodeStep
      email={sent.email}
      counters={counters}
      words={codeWords}
      onVerify={verify}
      onResend={resend}
      onBack={goBack}
    />
  );
}

function Welcome({ name }: { name: string }) {
  return (
    <p className={styles.welcome} role="alert">
      <Icon name="checkCircle" size={28} />
      Welcome, {name.trim().split(' ')[0]}. {accountMessages.signupVerified}
    </p>
  );
}
