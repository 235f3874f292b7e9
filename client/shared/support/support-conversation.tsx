import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { supportMessageSchema } from '../../../server/support/support.rules.ts';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../lib/errors.ts';
import { useTextToSend } from '../lib/text-to-send.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import styles from './support-chat.module.css';
import { SendSupportMessageDocument, SupportMessagesDocument } from './support-documents.ts';
import { SupportLog } from './support-log.tsx';

interface SupportConversationProps {
  userId: string;
  messages: readonly SupportMessageItemFragment[] | undefined;
  error: unknown;
  onRetry: () => void;
  onEarlier: (before: string) => Promise<unknown>;
  onClose: () => void;
}

export function SupportConversation({
  userId,
  messages,
  error,
  onRetry,
  onEarlier,
  onClose,
}: SupportConversationProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Support chat`} variant="corner" onClose={onClose} footer={<MessageForm userId={userId} />}>
      <div className={styles.scroll}>
        {Boolean(error) && !messages && (
          <ErrorState title={t`Your messages could not be loaded.`} error={error} onRetry={onRetry} />
        )}
        {!error && !messages && <SkeletonBlock label={t`Loading the conversation`} height={120} />}
        {messages?.length === 0 && (
          <EmptyState title={t`How can we help?`}>
            <Trans>Ask us anything. A person reads it and answers in this window.</Trans>
          </EmptyState>
        )}
        <SupportLog
          messages={messages ?? []}
          onEarlier={onEarlier}
          isOwn={({ fromSupport }) => !fromSupport}
          speakerOf={speakerOf}
        />
      </div>
    </Dialog>
  );
}

const speakerOf = ({ fromSupport }: SupportMessageItemFragment) =>
  fromSupport ? <Trans>Support:</Trans> : <Trans>You:</Trans>;

function MessageForm({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(`support.${userId}`);
  const [problem, setProblem] = useState<string | null>(null);
  // The answer is there when the message is; live it comes too, unless the socket is just away.
  const [send, { loading }] = useMutation(SendSupportMessageDocument, { refetchQueries: [SupportMessagesDocument] });
  const change = (typed: string) => {
    type(typed);
    setProblem(null);
  };
  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (loading) return;
    const checked = supportMessageSchema.safeParse({ text });
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    try {
      await send({ variables: { text, idempotencyKey: takeIdempotencyKey() } });
      arrived(text);
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['text']);
      setProblem(fields.text ?? formText);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        ref={focusOnOpening}
        label={t`Your message`}
        rows={2}
        maxLength={2000}
        placeholder={t`Type your message`}
        value={text}
        error={problem}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" kind="primary" icon="send" busy={loading}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

/** The platform's dialog puts the focus on what carries the attribute, which React does not write. */
const focusOnOpening = (field: HTMLTextAreaElement | null): void => field?.setAttribute('autofocus', '');
