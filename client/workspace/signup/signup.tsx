import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { FieldRefusal, useServerForm } from '../forms/use-server-form.ts';
import { type CodeCounters, countersAfterResend, countersOf, noCounters } from '../lib/code-counters.ts';
import { codeEntry } from '../lib/code-entry.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { refetchMe } from '../../shared/lib/me.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { CodeStep } from '../forms/code-step.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import {
  CancelSignupDocument,
  PendingSignupDocument,
  ResendSignupCodeDocument,
  SignupDocument,
  VerifySignupDocument,
} from './signup-documents.ts';
import { SignupForm } from './signup-form.tsx';
import { signupErrors, type SignupValues } from './signup-values.ts';
import { useResumeUpload } from './use-resume-upload.ts';
import styles from './signup.module.css';

const codeWords = {
  incomplete: accountMessages.signupCodeIncomplete,
  blocked: accountMessages.signupCodeBlocked,
};

/** REG-51: long enough to read the welcome. */
const REDIRECT_AFTER_MS = 1500;

interface SentCode {
  readonly email: string;
  readonly tempToken: string;
}

/**
 * The state shared by the steps. An interrupted sign-up (a closed tab, a reload) resumes at its code, unless a new one
 * is already being typed.
 */
function useSteps() {
  const [counters, setCounters] = useState(noCounters);
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useSignup({ counters, setCounters, setSent });
  const [isAsked, setIsAsked] = useState(false);
  const { data, refetch } = useQuery(PendingSignupDocument, { fetchPolicy: 'no-cache' });
  const pending = data?.pendingSignup;
  const fields = form.signup.form;
  if (pending?.ticket.tempToken && !isAsked) {
    setIsAsked(true);
    if (!fields.isFieldsTouched()) {
      setCounters(countersOf(pending.ticket));
      setSent({ email: pending.email, tempToken: pending.ticket.tempToken });
    }
  }
  // For the back link.
  useEffect(() => {
    if (pending && !fields.isFieldsTouched()) fields.setFieldsValue({ email: pending.email, name: pending.name });
  }, [pending, fields]);
  const isUnlocked = useCountdown(counters.blockedUntil) === 0 && counters.blockedUntil !== null;
  // OP-009: when a block ends, the counters reload, not the page.
  useEffect(() => {
    if (!isUnlocked) return;
    refetch()
      .then(({ data: now }) => now?.pendingSignup && setCounters(countersOf(now.pendingSignup.ticket)))
      .catch(() => undefined);
  }, [isUnlocked, refetch]);
  return { ...form, counters, setCounters, sent, setSent };
}

interface FormSteps {
  counters: CodeCounters;
  setCounters: (counters: CodeCounters) => void;
  setSent: (sent: SentCode) => void;
}

const refuseResume = (error: Error) => {
  throw new FieldRefusal({ resumeFileId: error.message });
};

/** The first step: uploads the resume, then submits the form. */
function useSignup({ counters, setCounters, setSent }: FormSteps) {
  const { progress, upload, forget } = useResumeUpload();
  const [isCodeRefused, setIsCodeRefused] = useState(false);
  const [sendSignup] = useMutation(SignupDocument);
  const signup = useServerForm<SignupValues>({
    check: signupErrors,
    fallback: t`Failed to send OTP, please try again.`,
    send: async ({ resumeFileId: resume, ...typed }) => {
      const resumeFileId = resume && typed.role === 'JOBSEEKER' ? await upload(resume).catch(refuseResume) : null;
      const { data } = await sendSignup({ variables: { input: { ...typed, resumeFileId } } });
      if (!data?.signup.tempToken) return;
      setIsCodeRefused(false);
      setCounters(countersOf(data.signup));
      setSent({ email: typed.email.trim(), tempToken: data.signup.tempToken });
    },
    onRefused: ({ fields, extensions, reason }) => {
      if (fields.resumeFileId) forget();
      setCounters(countersAfterResend(counters, extensions));
      setIsCodeRefused(reason === 'SENDING_BLOCKED');
      return reason === 'SENDING_BLOCKED' ? null : undefined;
    },
  });
  return { signup, progress, isCodeRefused };
}

/** Form, code, welcome. Once the account exists, the fresh `me` redirects. `children` are shown below the form. */
export function Signup({ children }: { children: ReactNode }) {
  const steps = useSteps();
  const { signup, counters, setCounters, sent, setSent } = steps;
  const [isDone, setIsDone] = useState(false);
  const [cancelSignup] = useMutation(CancelSignupDocument);
  const code = useCode(steps, () => setIsDone(true));
  const isCodeAsked = sent !== null;
  // The previous form is long, and the page may be scrolled to its end.
  useLayoutEffect(() => {
    if (isCodeAsked) document.getElementById('main')?.scrollIntoView();
  }, [isCodeAsked]);

  if (isDone) return <Welcome name={signup.form.getFieldValue('name') as string} />;
  if (!sent)
    return (
      <SignupForm
        signup={signup}
        progress={steps.progress}
        resendAt={counters.resendAt}
        isCodeRefused={steps.isCodeRefused}
        onNewAddress={() => setCounters(noCounters)}
      >
        {children}
      </SignupForm>
    );

  const goBack = () => {
    setSent(null);
    // If it fails, the next visit offers the code step again, with this back link.
    cancelSignup().catch(() => undefined);
  };
  return (
    <CodeStep
      {...code}
      email={sent.email}
      counters={counters}
      words={codeWords}
      back={t`Back to Signup`}
      onBack={goBack}
    />
  );
}

/** The second step: after the welcome the fresh `me` redirects. */
function useCode({ counters, setCounters, setSent, sent }: ReturnType<typeof useSteps>, onVerified: () => void) {
  const client = useApolloClient();
  const [verifySignup] = useMutation(VerifySignupDocument);
  const [resendCode] = useMutation(ResendSignupCodeDocument);
  const goOn = () => void refetchMe(client).catch((error: unknown) => toast.error(errorText(error)));
  return codeEntry({
    counters,
    onCounters: setCounters,
    verify: async (otp) => {
      if (!sent) return;
      await verifySignup({ variables: { ...sent, otp } });
      onVerified();
      setTimeout(goOn, REDIRECT_AFTER_MS);
    },
    fallback: t`Internal Server`,
    resend: async () => {
      if (!sent) return null;
      const { data } = await resendCode({ variables: sent });
      const tempToken = data?.resendSignupCode.tempToken ?? sent.tempToken;
      // The user may have gone back to the form meanwhile and continued with another address.
      setSent((present) => (present === sent ? { ...sent, tempToken } : present));
      toast.success(data?.resendSignupCode.message ?? accountMessages.codeResent());
      return data?.resendSignupCode;
    },
  });
}

function Welcome({ name }: { name: string }) {
  const [firstName = ''] = name.trim().split(' ');
  return (
    <p className={styles.welcome} role="alert">
      <Icon name="checkCircle" size={28} />
      {t`Welcome, ${firstName}.`} {accountMessages.signupVerified()}
    </p>
  );
}
