import { useMutation } from '@apollo/client/react';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf, ticketOf } from '../lib/code-counters.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { type CodeRefusal, codeRefusalOf, errorText, failureOf } from '../../shared/lib/errors.ts';
import { evictProfiles } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { CodeStep } from '../ui/code-step.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { RequestEmailChangeDocument, type SentEmailCode } from './email-change.ts';

const VerifyEmailChangeDocument = graphql(/* GraphQL */ `
  mutation VerifyEmailChange($otp: String!) {
    verifyEmailChange(otp: $otp) {
      id
      email
      emailVerified
    }
  }
`);

const sharedWords = { incomplete: accountMessages.loginCodeIncomplete, blocked: accountMessages.newEmailCodeBlocked };
/** The wrong tries used the code up. */
const unlockedWords = () => ({
  ...sharedWords,
  expired: t`You can try again now! The code from before no longer works: press Resend OTP for a new one.`,
});
const backLabels: Record<SentEmailCode['returnTo'], MessageDescriptor> = {
  [paths.profile]: msg`Back to Profile`,
  [paths.account]: msg`Back to Account`,
};

/** The code that was mailed to the new address (EMAILV-02…18). */
export function EmailVerification({ sent }: { sent: SentEmailCode }) {
  const navigate = useNavigate();
  const { counters, keepCounters } = useKeptCounters(sent);
  const [verifyChange] = useMutation(VerifyEmailChangeDocument, {
    update: (cache, { data }) => void (data && evictProfiles(cache)),
  });
  const [requestChange] = useMutation(RequestEmailChangeDocument);
  const isUnlocked = useCountdown(counters.blockedUntil) === 0 && counters.blockedUntil !== null;
  useEffect(() => {
    if (isUnlocked) toast.blank(t`You can try again now!`);
  }, [isUnlocked]);

  const isHere = useIsHere();
  const leave = (options?: NavigateOptions) => isHere() && void navigate(sent.returnTo, options);
  const verify = async (otp: string): Promise<CodeRefusal | null> => {
    try {
      await verifyChange({ variables: { otp } });
      toast.success(t`Email verified and updated!`);
      leave({ replace: true });
      return null;
    } catch (error) {
      const { text, reason, extensions } = failureOf(error);
      keepCounters(countersAfter(counters, extensions));
      const left = String(extensions.attemptsLeft);
      if (reason === 'CODE_WRONG') toast.error(t`${text ?? ''} You have ${left} attempt(s) left.`);
      return codeRefusalOf(error, t`OTP verification failed.`);
    }
  };
  const startOver = (): null => {
    toast.error(t`It has been a while. Please change your email once more.`);
    leave();
    return null;
  };
  const resend = async (): Promise<string | null> => {
    try {
      const { data } = await requestChange({ variables: { email: sent.email } });
      if (data) keepCounters(countersOf(data.requestEmailChange));
      toast.success(t`OTP resent!`);
      return null;
    } catch (error) {
      const { fields, extensions } = failureOf(error);
      // The login is no longer fresh: the form before this page has the field for it.
      if (fields.password) return startOver();
      keepCounters(countersAfterResend(counters, extensions));
      return errorText(error, t`Failed to resend OTP.`);
    }
  };
  return (
    <CodeStep
      email={sent.email}
      counters={counters}
      words={isUnlocked ? unlockedWords() : sharedWords}
      back={i18n._(backLabels[sent.returnTo])}
      onVerify={verify}
      onResend={resend}
      onBack={() => leave()}
    />
  );
}

/** The counters as they stand now; kept with the address of the page, so that a reload goes on from here. */
function useKeptCounters(sent: SentEmailCode) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [counters, setCounters] = useState(() => countersOf(sent.ticket, sent.sentAt));
  const keepCounters = (next: CodeCounters) => {
    const now = Date.now();
    if (!isHere()) return;
    setCounters(next);
    void navigate('.', {
      replace: true,
      preventScrollReset: true,
      state: { ...sent, sentAt: now, ticket: ticketOf(next, now) } satisfies SentEmailCode,
    });
  };
  return { counters, keepCounters };
}
