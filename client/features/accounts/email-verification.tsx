import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountMessages } from '../../../server/accounts/account.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { RequestEmailChangeDocument, type SentEmailCode } from '../../lib/email-change.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { toast } from '../../ui/toast.ts';
import { countersAfter, countersAfterResend, countersOf } from './code-counters.ts';
import { CodeStep } from './code-step.tsx';

const VerifyEmailChangeDocument = graphql(/* GraphQL */ `
  mutation VerifyEmailChange($otp: String!) {
    verifyEmailChange(otp: $otp) {
      id
      email
      emailVerified
    }
  }
`);

const words = { incomplete: accountMessages.loginCodeIncomplete, blocked: accountMessages.newEmailCodeBlocked, back: 'Back to Profile' };

/** The code that was mailed to the new address (EMAILV-02…18). */
export function EmailVerification({ sent }: { sent: SentEmailCode }) {
  const navigate = useNavigate();
  const [counters, setCounters] = useState(() => countersOf(sent.ticket, sent.sentAt));
  const [verifyChange] = useMutation(VerifyEmailChangeDocument, {
    // The profile has no id of its own: it is read again.
    update: (cache, { data }) => void (data && cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobseekerProfile' })),
  });
  const [requestChange] = useMutation(RequestEmailChangeDocument);
  const isUnlocked = useCountdown(counters.blockedUntil) === 0 && counters.blockedUntil !== null;
  useEffect(() => {
    if (isUnlocked) toast.blank('You can try again now!');
  }, [isUnlocked]);

  const verify = async (otp: string): Promise<string | null> => {
    try {
      await verifyChange({ variables: { otp } });
      toast.success('Email verified and updated!');
      void navigate(paths.profile, { replace: true });
      return null;
    } catch (error) {
      const { text, extensions } = failureOf(error);
      setCounters(countersAfter(counters, extensions));
      if (text === accountMessages.newEmailCodeWrong) toast.error(`${text} You have ${String(extensions.attemptsLeft)} attempt(s) left.`);
      return errorText(error, 'OTP verification failed.');
    }
  };
  const resend = async (): Promise<string | null> => {
    try {
      const { data } = await requestChange({ variables: { email: sent.email } });
      if (data) setCounters(countersOf(data.requestEmailChange));
      toast.success('OTP resent!');
      return null;
    } catch (error) {
      setCounters(countersAfterResend(counters, failureOf(error).extensions));
      return errorText(error, 'Failed to resend OTP.');
    }
  };
  // A new key when a block begins and ends: it speaks for itself, with its seconds counting down, and its words go with it.
  return <CodeStep key={`${counters.blockedUntil} ${isUnlocked}`} email={sent.email} counters={counters} words={words} onVerify={verify} onResend={resend} onBack={() => void navigate(paths.profile)} />;
}
