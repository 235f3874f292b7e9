import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { accountMessages, requestLoginCodeSchema } from '../../../server/identity/accounts/account.rules.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ForgotPasswordDocument } from './password-documents.ts';

/** FORGOT-06. */
const ALERT_AFTER_MS = 500;

interface Answer {
  readonly title: string;
  readonly text: string;
}

/** Asks for a mailed link to choose a new password (FORGOT-01…07). */
export function ForgotPasswordForm() {
  const { email, setEmail, problem, shownAnswer, busy, submit, close } = useForgotPassword();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p>Enter the email of your account. We send you a link to choose a new password; it is good for 30 minutes.</p>
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind="primary" width="full" busy={busy}>
          {busy ? 'Sending...' : 'Send Reset Link'}
        </Button>
        <LinkButton width="full" to={paths.login}>
          Back to Login
        </LinkButton>
        <LinkButton kind="quiet" width="full" to={paths.home}>
          Go To Home
        </LinkButton>
      </Stack>
      {shownAnswer && (
        <Dialog
          title={shownAnswer.title}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              OK
            </Button>
          }
        >
          <p role="alert">{shownAnswer.text}</p>
        </Dialog>
      )}
    </form>
  );
}

/** The answer is shown half a second after it came; until then the form is busy. */
function useForgotPassword() {
  const [forgotPassword, { loading }] = useMutation(ForgotPasswordDocument);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isShown, setIsShown] = useState(false);
  const busy = loading || (answer !== null && !isShown);

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setIsShown(true), ALERT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = invalidFields(requestLoginCodeSchema, { email }).email ?? null;
    setProblem(invalid);
    if (invalid) return;
    try {
      const { data } = await forgotPassword({ variables: { email: email.trim() } });
      setAnswer({ title: 'Check your email', text: data?.forgotPassword.message ?? accountMessages.linkSent });
    } catch (error) {
      setAnswer({ title: 'The link was not sent', text: errorText(error, 'Failed Resent Link') });
    }
  };
  const close = () => {
    setIsShown(false);
    setAnswer(null);
  };
  return { email, setEmail, problem, shownAnswer: isShown ? answer : null, busy, submit, close };
}
