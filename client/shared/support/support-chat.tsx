import { useMutation, useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { supportChatHash } from '../../../server/office/support/support.labels.ts';
import { useLive } from '../lib/live.ts';
import { useIsWindowVisible } from '../lib/use-is-window-visible.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './support-chat.module.css';
import { MessageForm } from './message-form.tsx';
import { SupportConversation } from './support-conversation.tsx';
import {
  MarkSupportMessagesSeenDocument,
  SendSupportMessageDocument,
  SupportMessageReceivedDocument,
  SupportMessagesDocument,
} from './support-documents.ts';
import { useFreePlace } from './use-free-place.ts';
import { VisitorChat } from './visitor-chat.tsx';

/** The floating button, and the chat it opens (OP-049, 060). */
export function SupportChat({ userId }: { userId: string | null }) {
  return userId === null ? <Visitor /> : <Member key={userId} userId={userId} />;
}

function Visitor() {
  const [isOpen, setIsOpen] = useOpenChat();
  return (
    <>
      <Launcher isOpen={isOpen} hasNews={false} onOpen={() => setIsOpen(true)} />
      {isOpen && <VisitorChat onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opened by links to the chat, such as a notification's; each such link opens it again. */
function useOpenChat(): [boolean, (isOpen: boolean) => void] {
  const { hash, key } = useLocation();
  const asked = hash === `#${supportChatHash}` ? key : null;
  const [isOpen, setIsOpen] = useState(asked !== null);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== null) setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}

function Member({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useOpenChat();
  // Refetching the newest messages keeps the earlier ones.
  const { data, error, refetch, fetchMore } = useQuery(SupportMessagesDocument, { refetchWritePolicy: 'merge' });
  const readEarlier = (before: string) => fetchMore({ variables: { before } });
  useNewMessages();
  const unseen = data?.supportMessages.findLast(({ isUnseen }) => isUnseen)?.id;
  useSeenMark(useIsWindowVisible() && isOpen ? unseen : undefined);
  return (
    <>
      <Launcher isOpen={isOpen} hasNews={!isOpen && unseen !== undefined} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <SupportConversation
          messages={data?.supportMessages}
          error={error}
          onRetry={() => void refetch()}
          onEarlier={readEarlier}
          onClose={() => setIsOpen(false)}
          invitation={<Trans>Ask us anything. A real person answers right here.</Trans>}
          form={<OwnMessageForm userId={userId} />}
        />
      )}
    </>
  );
}

function OwnMessageForm({ userId }: { userId: string }) {
  // Refetches so that the reply appears with the message; it also arrives live, unless the socket is disconnected.
  const [send] = useMutation(SendSupportMessageDocument, { refetchQueries: [SupportMessagesDocument] });
  return (
    <MessageForm
      draftName={`support.${userId}`}
      send={(text, idempotencyKey) => send({ variables: { text, idempotencyKey } })}
    />
  );
}

/** Marks the conversation as seen up to this message; a failed mark is retried when the chat is opened again. */
function useSeenMark(id: string | undefined): void {
  const [mark] = useMutation(MarkSupportMessagesSeenDocument);
  useEffect(() => {
    if (id)
      mark({ variables: { id } }).catch((failure: unknown) =>
        console.info('The answer could not be marked as seen', failure),
      );
  }, [id, mark]);
}

/** Adds each live message to the conversation, including the user's own from other windows. */
function useNewMessages(): void {
  useLive(SupportMessageReceivedDocument, (data, cache) => {
    if (!data) return;
    const { supportMessageReceived: message } = data;
    cache.updateQuery({ query: SupportMessagesDocument }, (known) =>
      known && !known.supportMessages.some(({ id }) => id === message.id)
        ? { supportMessages: [...known.supportMessages, message] }
        : known,
    );
  });
}

function Launcher({ isOpen, hasNews: isNew, onOpen }: { isOpen: boolean; hasNews: boolean; onOpen: () => void }) {
  const { t } = useLingui();
  const corner = useRef<HTMLElement>(null);
  useFreePlace(corner);
  return (
    <aside ref={corner} className={styles.corner} aria-label={t`Support`}>
      <button
        type="button"
        className={styles.launcher}
        aria-label={isNew ? t`Support chat, new answer` : t`Support chat`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon name="chat" size={26} />
        {isNew && <span className={styles.dot} aria-hidden />}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {isNew && t`Support has answered you.`}
      </span>
    </aside>
  );
}
