import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { countersAfter, countersAfterResend, countersOf, noCounters } from '../lib/code-counters.ts';
import { type CodeRefusal, codeRefusalOf, errorText, failureOf } from '../../shared/lib/errors.ts';
import { readMeAgain } from '../../shared/lib/me.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { CodeStep } from '../ui/code-step.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
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

/**
 * What the steps share. A sign-up that was interrupted (a closed tab, a reload) continues at its code, unless a new one
 * is being typed already.
 */
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
  const steps = useSteps();
  const { values, setValues, counters, setCounters, sent, setSent } = steps;
  const [isDone, setIsDone] = useState(false);
  const [cancelSignup] = useMutation(CancelSignupDocument);
  const { verify, resend } = useCode(steps, () => setIsDone(true));

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
      onVerify={(otp) => verify(sent, otp)}
      onResend={() => resend(sent)}
      onBack={goBack}
    />
  );
}

/** The code is verified, or another one is sent; the counters follow what the server answers. */
function useCode({ counters, setCounters, setSent }: ReturnType<typeof useSteps>, onVerified: () => void) {
  const client = useApolloClient();
  const [verifySignup] = useMutation(VerifySignupDocument);
  const [resendCode] = useMutation(ResendSignupCodeDocument);
  const verify = async (sent: SentCode, otp: string): Promise<CodeRefusal | null> => {
    try {
      await verifySignup({ variables: { ...sent, otp } });
      onVerified();
      setTimeout(
        () => void readMeAgain(client).catch((error: unknown) => toast.error(errorText(error))),
        REDIRECT_AFTER_MS,
      );
      return null;
    } catch (error) {
      setCounters(countersAfter(counters, failureOf(error).extensions));
      return codeRefusalOf(error, 'Internal Server');
    }
  };
  const resend = async (sent: SentCode): Promise<string | null> => {
    try {
      const { data } = await resendCode({ variables: sent });
      if (data) {
        setCounters(countersOf(data.resendSignupCode));
        const tempToken = data.resendSignupCode.tempToken ?? sent.tempToken;
        // Null where the person has gone back to the form meanwhile, and stays there.
        setSent((present) => present && { ...sent, tempToken });
      }
      toast.success(data?.resendSignupCode.message ?? accountMessages.codeResent);
      return null;
    } catch (error) {
      setCounters(countersAfterResend(counters, failureOf(error).extensions));
      return errorText(error, 'Failed to resend OTP.');
    }
  };
  return { verify, resend };
}

function Welcome({ name }: { name: string }) {
  return (
    <p className={styles.welcome} role="alert">
      <Icon name="checkCircle" size={28} />
      Welcome, {name.trim().split(' ')[0]}. {accountMessages.signupVerified}
    </p>
  );
}
