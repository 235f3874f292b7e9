import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { supportMessageLength, supportMessageSchema } from '../../../server/office/support/support.rules.ts';
import { fieldErrors } from '../lib/errors.ts';
import { useTextToSend } from '../lib/text-to-send.ts';
import { invalidFields } from '../lib/validation.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import styles from './support-chat.module.css';

interface MessageFormProps {
  /** The key under which the typed text is stored until the server has it. */
  draftName: string;
  send: (text: string, idempotencyKey: string | null) => Promise<unknown>;
}

/** Another message. Enter sends; Shift+Enter starts a line. */
export function MessageForm({ draftName, send }: MessageFormProps) {
  const { t } = useLingui();
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(draftName);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (typed: string) => {
    type(typed);
    setProblem(null);
  };
  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const invalid = invalidFields(supportMessageSchema, { text });
    setProblem(invalid.text ?? null);
    if (invalid.text) return;
    setIsBusy(true);
    try {
      await send(text, takeIdempotencyKey());
      arrived(text);
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['text']);
      setProblem(fields.text ?? formText);
    }
    setIsBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        ref={focusOnOpening}
        label={t`Your message`}
        rows={2}
        maxLength={supportMessageLength}
        placeholder={t`Type your message`}
        value={text}
        error={problem}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event);
        }}
      />
      <Button type="submit" kind="primary" icon="send" busy={isBusy}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

/** The platform's dialog focuses the element with the attribute, which React does not set. */
export const focusOnOpening = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '');
