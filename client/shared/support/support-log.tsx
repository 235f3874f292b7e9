import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { longDateTime } from '../lib/dates.ts';
import { errorText } from '../lib/errors.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote } from '../ui/field.tsx';
import styles from './support-chat.module.css';

type Messages = readonly SupportMessageItemFragment[];

interface SupportLogProps {
  /** Oldest first. */
  messages: Messages;
  onEarlier: (before: string) => Promise<unknown>;
}

/**
 * The conversation. Earlier messages are loaded on request. They are not news, so they are outside the log, which
 * screen readers read out as it grows.
 */
export function SupportLog({ messages, onEarlier }: SupportLogProps) {
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
      {fold > 0 && <MessageList label={t`Earlier messages`} messages={messages.slice(0, fold)} />}
      <div role="log" aria-label={t`Conversation`}>
        <MessageList messages={messages.slice(fold)} />
      </div>
    </div>
  );
}

function MessageList({ label, messages }: { label?: string; messages: Messages }) {
  const { i18n } = useLingui();
  return (
    <ol className={styles.messages} aria-label={label}>
      {messages.map(({ id, text, fromSupport, createdAt }) => (
        <li key={id} className={cx(styles.message, !fromSupport && styles.own)}>
          <span className="visually-hidden">{fromSupport ? <Trans>Support:</Trans> : <Trans>You:</Trans>} </span>
          <p className={styles.text}>{text}</p>
          <time dateTime={createdAt}>{longDateTime(createdAt, i18n.locale)}</time>
        </li>
      ))}
    </ol>
  );
}
