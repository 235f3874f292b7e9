import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { accountMessages } from '../../../server/accounts/account.rules.ts';
import { codeRules } from '../../../server/credentials/attempt.rules.ts';
import { countdownText, useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CodeCounters } from './code-counters.ts';
import styles from './code-step.module.css';

const CodeBoxes = lazy(async () => ({ default: (await import('./code-boxes.tsx')).CodeBoxes }));

interface CodeStepProps {
  email: string;
  counters: CodeCounters;
  /** Each screen says the same things in its own specified words. */
  words: { incomplete: string; blocked: (seconds: number) => string; back: string };
  /** Resolves to the sentence of a refusal, or null on success. */
  onVerify: (code: string) => Promise<string | null>;
  onResend: () => Promise<string | null>;
  onBack: () => void;
}

/** The one-time code of sign-up and login: boxes, countdowns, another code, the way back. */
export function CodeStep({ email, counters, words, onVerify, onResend, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const blockedFor = useCountdown(counters.blockedUntil);
  const expiresIn = useCountdown(counters.expiresAt);
  const resendIn = useCountdown(counters.resendAt);
  const noteId = useId();

  const startAgain = (reason: string | null) => {
    setProblem(reason);
    setCode('');
    setAttempt(attempt + 1);
  };
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || blockedFor > 0) return;
    if (code.length < codeRules.digits) return setProblem(words.incomplete);
    if (expiresIn === 0) return setProblem(accountMessages.codeExpired);
    setBusy('verify');
    const refusal = await onVerify(code);
    setBusy(null);
    if (refusal !== null) startAgain(refusal);
  };
  const resend = async () => {
    setBusy('resend');
    const refusal = await onResend();
    setBusy(null);
    startAgain(refusal);
  };

  const isBlocked = blockedFor > 0;
  const notice = problem ?? (isBlocked ? words.blocked(blockedFor) : expiresIn === 0 ? accountMessages.codeExpired : null);
  return (
    <form onSubmit={(event) => void verify(event)} noValidate>
      <Stack>
        <p>Enter the 6-digit code that we sent to <b className={styles.email}>{email}</b>.</p>
        <Suspense fallback={<Skeleton height={48} radius={8} />}>
          <CodeBoxes key={attempt} onChange={setCode} disabled={isBlocked || busy === 'verify'} isInvalid={notice !== null} describedBy={noteId} />
        </Suspense>
        <div id={noteId}>
          {notice !== null && <FieldNote error={notice} />}
          {problem !== null && isBlocked && <p className={styles.quiet}>{words.blocked(blockedFor)}</p>}
          {expiresIn > 0 && <p className={styles.quiet}>The code is valid for <span className="tabular">{countdownText(expiresIn)}</span>.</p>}
        </div>
        <Button type="submit" kind="primary" width="full" busy={busy === 'verify'} disabled={isBlocked}>Verify OTP</Button>
        <div className={styles.ways}>
          <Button kind="quiet" busy={busy === 'resend'} disabled={resendIn > 0} onClick={() => void resend()}>
            {resendIn > 0 ? <>Resend OTP in <span className="tabular">{countdownText(resendIn)}</span></> : 'Resend OTP'}
          </Button>
          <Button kind="quiet" onClick={onBack}>{words.back}</Button>
        </div>
        <p className={styles.quiet}>Nothing came? Look into the spam folder, or check that the address is right.</p>
      </Stack>
    </form>
  );
}
