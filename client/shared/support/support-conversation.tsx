import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import styles from './support-chat.module.css';
import { SupportLog } from './support-log.tsx';

interface SupportConversationProps {
  messages: readonly SupportMessageItemFragment[] | undefined;
  error: unknown;
  onRetry: () => void;
  onEarlier: (before: string) => Promise<unknown>;
  onClose: () => void;
  /** Shown before the first message. */
  invitation: ReactNode;
  form: ReactNode;
}

export function SupportConversation({
  messages,
  error,
  onRetry,
  onEarlier,
  onClose,
  invitation,
  form,
}: SupportConversationProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Support chat`} variant="corner" onClose={onClose} footer={form}>
      <div className={cx(styles.scroll, messages?.length === 0 && styles.empty)}>
        {Boolean(error) && !messages && (
          <ErrorState title={t`Your messages could not be loaded.`} error={error} onRetry={onRetry} />
        )}
        {!error && !messages && <SkeletonBlock label={t`Loading the conversation`} height={120} />}
        {messages?.length === 0 && <EmptyState title={t`How can we help?`}>{invitation}</EmptyState>}
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
