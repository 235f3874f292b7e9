import { useMutation } from '@apollo/client/react';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { codeEntry } from '../lib/code-entry.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { evictProfiles } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { CodeStep } from '../forms/code-step.tsx';
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
/** Too many wrong attempts invalidated the code. */
const unlockedWords = () => ({
  ...sharedWords,
  expired: t`You can try again now! The code from before no longer works: press Resend OTP for a new one.`,
});
const backLabels: Record<SentEmailCode['returnTo'], MessageDescriptor> = {
  [paths.profile]: msg`Back to Profile`,
  [paths.account]: msg`Back to Account`,
};

/**
 * The code sent to the new address (EMAILV-02…18). Its counters are stored with the page's address, so a reload resumes
 * here.
 */
export function EmailVerification({ sent }: { sent: SentEmailCode }) {
  const { email, counters, returnTo } = sent;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [verifyChange] = useMutation(VerifyEmailChangeDocument, {
    update: (cache, { data }) => void (data && evictProfiles(cache)),
  });
  const [requestChange] = useMutation(RequestEmailChangeDocument);
  const isUnlocked = useCountdown(counters.blockedUntil) === 0 && counters.blockedUntil !== null;
  useEffect(() => {
    if (isUnlocked) toast.blank(t`You can try again now!`);
  }, [isUnlocked]);
  const goIfHere = (to: string, options?: NavigateOptions) => isHere() && void navigate(to, options);
  const entry = codeEntry({
    counters,
    onCounters: (next) =>
      goIfHere('.', {
        replace: true,
        preventScrollReset: true,
        state: { ...sent, counters: next } satisfies SentEmailCode,
      }),
    verify: async (otp) => {
      await verifyChange({ variables: { otp } }).catch((error: unknown) => {
        const { text, reason, extensions } = failureOf(error);
        const left = String(extensions.attemptsLeft);
        if (reason === 'CODE_WRONG') toast.error(t`${text ?? ''} You have ${left} attempt(s) left.`);
        throw error;
      });
      toast.success(t`Email verified and updated!`);
      goIfHere(returnTo, { replace: true });
    },
    fallback: t`OTP verification failed.`,
    resend: async () => {
      try {
        const { data } = await requestChange({ variables: { email } });
        toast.success(t`OTP resent!`);
        return data?.requestEmailChange;
      } catch (error) {
        if (!failureOf(error).fields.password) throw error;
        // The login is no longer fresh: the form on the previous page has the password field.
        toast.error(t`It has been a while. Please change your email once more.`);
        goIfHere(returnTo);
        return null;
      }
    },
  });
  return (
    <CodeStep
      {...entry}
      email={email}
      counters={counters}
      words={isUnlocked ? unlockedWords() : sharedWords}
      back={i18n._(backLabels[returnTo])}
      onBack={() => goIfHere(returnTo)}
    />
  );
}
