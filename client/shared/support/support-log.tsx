import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { longDateTime } from '../lib/dates.ts';
import { errorText } from '../lib/errors.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote } from '../ui/field.tsx';
import styles from './support-chat.module.css';

interface Side<Message> {
  isOwn: (message: Message) => boolean;
  speakerOf: (message: Message) => ReactNode;
  /** Several colleagues may answer, so each message names its author. */
  showsSpeakers?: boolean;
}

interface SupportLogProps<Message> extends Side<Message> {
  /** Oldest first. */
  messages: readonly Message[];
  onEarlier: (before: string) => Promise<unknown>;
}

/**
 * The conversation. Earlier messages are loaded on request. They are not new, so they are outside the live log, which
 * screen readers announce as it grows.
 */
export function SupportLog<Message extends SupportMessageItemFragment>({
  messages,
  onEarlier,
  ...side
}: SupportLogProps<Message>) {
  const { t } = useLingui();
  const [firstKnown, setFirstKnown] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [oldest] = messages;
  const fold = Math.max(
    messages.findIndex(({ id }) => id === firstKnown),
    0,
  );
  const readEarlier = async (before: string) => {
    setFirstKnown(firstKnown ?? before);
    setProblem(null);
    setIsBusy(true);
    await onEarlier(before).catch((error: unknown) => setProblem(errorText(error)));
    setIsBusy(false);
  };
  return (
    <div className={styles.said}>
      {oldest && !oldest.isFirst && (
        <div className={styles.earlier}>
          <Button kind="quiet" busy={isBusy} onClick={() => void readEarlier(oldest.id)}>
            <Trans>Earlier messages</Trans>
          </Button>
          {problem && <FieldNote error={problem} />}
        </div>
      )}
      {fold > 0 && <MessageList label={t`Earlier messages`} messages={messages.slice(0, fold)} {...side} />}
      <div role="log" aria-label={t`Conversation`}>
        <MessageList messages={messages.slice(fold)} {...side} />
      </div>
    </div>
  );
}

function MessageList<Message extends SupportMessageItemFragment>({
  label,
  messages,
  isOwn,
  speakerOf,
  showsSpeakers = false,
}: Side<Message> & { label?: string; messages: readonly Message[] }) {
  const { i18n } = useLingui();
  return (
    <ol className={styles.messages} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className={cx(styles.message, isOwn(message) && styles.own)}>
          <span className={showsSpeakers ? 'quiet small' : 'visually-hidden'}>{speakerOf(message)} </span>
          <p className={styles.text}>{message.text}</p>
          <time className="quiet small" dateTime={message.createdAt}>
            {longDateTime(message.createdAt, i18n.locale)}
          </time>
        </li>
      ))}
    </ol>
  );
}
