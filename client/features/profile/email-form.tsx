import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountMessages, requestEmailChangeSchema } from '../../../server/accounts/account.rules.ts';
import { RequestEmailChangeDocument, type SentEmailCode } from '../../lib/email-change.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { invalidFields } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './profile-card.module.css';

/** Long enough to read the toast. */
const REDIRECT_AFTER_MS = 1500;

/** The new address; its code is entered on a page of its own. Until then the old one stays. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [requestChange, { loading }] = useMutation(RequestEmailChangeDocument);
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<SentEmailCode | null>(null);
  const busy = loading || sent !== null;

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate(paths.verifyEmail, { state: sent }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = invalidFields(requestEmailChangeSchema, { email: typed }).email ?? null;
    setProblem(invalid);
    if (invalid) return;
    try {
      const { data } = await requestChange({ variables: { email: typed.trim() } });
      if (!data) return;
      toast.success(accountMessages.newEmailCodeSent);
      setSent({ email: typed.trim(), sentAt: Date.now(), ticket: data.requestEmailChange });
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['email']);
      setProblem(fields.email ?? formText);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField label="New email" hideLabel type="email" autoComplete="email" inputMode="email" spellCheck={false} value={typed} error={problem} hint="We send a code there. Until you enter it, your email stays as it is." onChange={(event) => setTyped(event.target.value)} />
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy}>Send code</Button>
        </div>
      </Stack>
    </form>
  );
}
