import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Form, Input } from 'antd';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { codeRules } from '../../../server/people/identity/login/attempt.rules.ts';
import type { CodeCounters } from '../lib/code-counters.ts';
import { cx } from '../../shared/lib/cx.ts';
import type { CodeRefusal } from '../../shared/lib/errors.ts';
import { countdownText, useCountdown } from '../lib/use-countdown.ts';
import styles from './code-step.module.css';
import { Stack } from '../../shared/ui/layout.tsx';
import { CountdownNote, FormProblem, SubmitButton } from './form-parts.tsx';
import { westernDigits, type Message } from '../../../server/core/text.rules.ts';

interface CodeStepProps {
  email: string;
  counters: CodeCounters;
  /**
   * Each screen has its own specified texts. `expired` is a plain note until an expired code is submitted; then it is
   * an error.
   */
  words: { incomplete: Message; blocked: (seconds: number) => string; expired?: string };
  /** Where the back link leads. */
  back: string;
  /** Resolves to the error, or null on success. */
  onVerify: (code: string) => Promise<CodeRefusal | null>;
  /** Resolves to the error message, or null on success. */
  onResend: () => Promise<string | null>;
  onBack: () => void;
}

/** The one-time code of sign-up and login: boxes, countdowns, resend and the back link. */
export function CodeStep(props: CodeStepProps) {
  const { email, counters, words, back, onBack } = props;
  const blockedFor = useCountdown(counters.blockedUntil);
  const expiresIn = useCountdown(counters.expiresAt);
  const resendIn = useCountdown(counters.resendAt);
  const noteId = useId();
  const isBlocked = blockedFor > 0;
  const isExpired = expiresIn === 0;
  const { blocked, expired = accountMessages.codeExpired() } = words;
  const { attempt, setCode, busy, problem, verify, resend } = useCode(props, isBlocked, isExpired);
  const isCodeNeeded = isExpired && !isBlocked;
  const notice = problem ?? (isCodeNeeded ? expired : null);
  const isCalm = problem === null && words.expired !== undefined;
  return (
    <Form onFinish={() => void verify()}>
      <Stack>
        <p>
          <Trans>
            Enter the 6-digit code that we sent to <b className={styles.email}>{email}</b>.
          </Trans>
        </p>
        <CodeBoxes
          key={attempt}
          onChange={setCode}
          disabled={isBlocked}
          isInvalid={isBlocked || (notice !== null && !isCalm)}
          describedBy={noteId}
        />
        <div id={noteId}>
          <CodeNotice text={notice} isCalm={isCalm} block={isBlocked ? blocked(blockedFor) : null} />
          {!isExpired && <Validity seconds={expiresIn} />}
        </div>
        <SubmitButton block isBusy={busy === 'verify'} disabled={isBlocked}>
          {t`Verify OTP`}
        </SubmitButton>
        <OtherWays
          isCodeNeeded={isCodeNeeded}
          waitFor={resendIn}
          busy={busy === 'resend'}
          onResend={() => void resend()}
          back={back}
          onBack={onBack}
        />
        <p className="quiet small">
          <StatusText text={accountMessages.codeSent()}>
            {t`Nothing came? Check your spam folder, and that the address is right.`}
          </StatusText>
        </p>
      </Stack>
    </Form>
  );
}

/** The typed code and the server's answers. */
function useCode({ words, onVerify, onResend }: CodeStepProps, isBlocked: boolean, isExpired: boolean) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useProblem(isBlocked, isExpired);
  const startAgain = (reason: string | null) => {
    setProblem(reason);
    setCode('');
    setAttempt(attempt + 1);
  };
  const verify = async () => {
    if (busy || isBlocked) return;
    if (code.length < codeRules.digits) return setProblem(words.incomplete());
    if (isExpired) return setProblem(words.expired ?? accountMessages.codeExpired());
    setBusy('verify');
    setProblem(null);
    const refusal = await onVerify(code);
    setBusy(null);
    if (refusal?.keepsCode) setProblem(refusal.text);
    else if (refusal) startAgain(refusal.text);
  };
  const resend = async () => {
    if (busy) return;
    setBusy('resend');
    const refusal = await onResend();
    setBusy(null);
    if (refusal === null) startAgain(null);
    // The previous code may still be valid.
    else setProblem(refusal);
  };
  return { attempt, setCode, busy, problem, verify, resend };
}

const Validity = ({ seconds }: { seconds: number }) => (
  <p className="quiet small">
    <Trans>
      The code is valid for <span className="tabular">{countdownText(seconds)}</span>.
    </Trans>
  </p>
);

/** The error and the block that counts down. With a reason above it, the countdown is not announced as well. */
function CodeNotice({ text, isCalm, block }: { text: string | null; isCalm: boolean; block: string | null }) {
  return (
    <>
      {text !== null && (isCalm ? <p>{text}</p> : <FormProblem text={text} />)}
      {block !== null && (text === null ? <CountdownNote text={block} /> : <p className="quiet small">{block}</p>)}
    </>
  );
}

interface OtherWaysProps {
  isCodeNeeded: boolean;
  /** Seconds until a new code may be requested. */
  waitFor: number;
  busy: boolean;
  onResend: () => void;
  back: string;
  onBack: () => void;
}

function OtherWays({ isCodeNeeded, waitFor, busy, onResend, back, onBack }: OtherWaysProps) {
  return (
    <div className={cx(styles.ways, isCodeNeeded && styles.resendOutlined)}>
      <Button type={isCodeNeeded ? 'default' : 'link'} loading={busy} disabled={waitFor > 0} onClick={onResend}>
        {waitFor > 0 ? <span className="tabular">{t`Resend OTP in ${countdownText(waitFor)}`}</span> : t`Resend OTP`}
      </Button>
      <Button type="link" onClick={onBack}>
        {back}
      </Button>
    </div>
  );
}

/** The message about a block or a code disappears when the block or the code ends. */
function useProblem(isBlocked: boolean, isExpired: boolean) {
  const [problem, setProblem] = useState<string | null>(null);
  const [before, setBefore] = useState({ isBlocked, isExpired });
  if (before.isBlocked !== isBlocked || before.isExpired !== isExpired) {
    setBefore({ isBlocked, isExpired });
    if (!isBlocked && (before.isBlocked || isExpired)) setProblem(null);
  }
  return [problem, setProblem] as const;
}

interface CodeBoxesProps {
  onChange: (code: string) => void;
  disabled: boolean;
  isInvalid: boolean;
  describedBy: string;
}

/**
 * Six digits, one box each (OP-083): typing moves on, arrows and backspace move, pasting fills. A new `key` clears the
 * boxes and starts at the first.
 */
function CodeBoxes({ onChange, disabled, isInvalid, describedBy }: CodeBoxesProps) {
  const [pasted, setPasted] = useState('');
  // antd would keep the space of "123 456"; only digits count.
  const paste = (event: ClipboardEvent) => {
    const digits = westernDigits(event.clipboardData.getData('text')).replace(/\D/g, '');
    if (digits.length !== codeRules.digits) return;
    event.preventDefault();
    event.stopPropagation();
    setPasted(digits);
    onChange(digits);
  };
  return (
    <div onPasteCapture={paste}>
      <Input.OTP
        key={pasted}
        length={codeRules.digits}
        defaultValue={pasted}
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Spaces stand for empty boxes.
        formatter={(text) => westernDigits(text).replace(/[^\d ]/g, '')}
        onInput={(digits) => onChange(digits.join(''))}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-label={t`One-time code, 6 digits`}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a wrong code returns to the first box (REG-36)
        autoFocus={!disabled && pasted === ''}
      />
    </div>
  );
}

/** OP-046, CONST-05. */
const HIDE_AFTER_MS = 3000;

/** Confirms the last action; after three seconds `children` replace it, so that nothing below moves. */
export function StatusText({ text, children }: { text: string; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? children : <output>{text}</output>;
}

/** Why no code can be requested yet: an error is announced, a wait is only shown. */
export function WaitNote({ seconds, isRefusal }: { seconds: number; isRefusal: boolean }) {
  if (seconds === 0) return null;
  const text = accountMessages.sendBlocked(seconds);
  return isRefusal ? <CountdownNote text={text} /> : <small>{text}</small>;
}
