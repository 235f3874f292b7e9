import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountMessages, requestEmailChangeSchema } from '../../../server/identity/accounts/account.rules.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote, PasswordField, TextField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './account-settings.module.css';
import { RequestEmailChangeDocument, type SentEmailCode } from './email-change.ts';

/** Long enough to read the toast. */
const REDIRECT_AFTER_MS = 1500;

interface EmailFormProps {
  email: string;
  /** Where the change ends when the code was right. */
  returnTo: SentEmailCode['returnTo'];
  onClose: () => void;
}

type Problems = Partial<Record<'email' | 'password' | 'form', string>>;

/** The new address; its code is entered on a page of its own. Until then the old one stays. */
export function EmailForm({ email, returnTo, onClose }: EmailFormProps) {
  const [typed, setTyped] = useState(email);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [asksPassword, setAsksPassword] = useState(false);
  const [requestChange, { loading }] = useMutation(RequestEmailChangeDocument);
  const [sent, setSent] = useState<SentEmailCode | null>(null);
  useCodePage(sent);
  const busy = loading || sent !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = invalidFields(requestEmailChangeSchema, { email: typed });
    setProblems(invalid);
    if (Object.keys(invalid).length > 0) return;
    try {
      const { data } = await requestChange({
        variables: { email: typed.trim(), password: asksPassword ? password : null },
      });
      if (!data) return;
      toast.success(accountMessages.newEmailCodeSent);
      setSent({ email: typed.trim(), sentAt: Date.now(), ticket: data.requestEmailChange, returnTo });
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['email', 'password']);
      // A session that is no longer fresh: the field appears when the server asks for it (asvs-7.5.1).
      if (fields.password) setAsksPassword(true);
      setProblems({ ...fields, ...(formText === null ? {} : { form: formText }) });
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          value={typed}
          error={problems.email}
          hint="We send a code there. Until you enter it, your email stays as it is."
          onChange={(event) => setTyped(event.target.value)}
        />
        {asksPassword && (
          <OwnPasswordField email={email} value={password} error={problems.password} onChange={setPassword} />
        )}
        {problems.form && <FieldNote error={problems.form} />}
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" busy={busy}>
            Send code
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** To where the code is entered, as soon as it was sent. */
function useCodePage(sent: SentEmailCode | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate(paths.verifyEmail, { state: sent }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
}

const focusField = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('input:not([hidden])')?.focus();

/** Takes the focus when it appears. The address beside it shows password managers whose password it is. */
const OwnPasswordField = ({
  email,
  value,
  error,
  onChange,
}: {
  email: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}) => (
  <div ref={focusField}>
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value={value}
      error={error}
      hint="You logged in a while ago, so we make sure that it is you."
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
