import { useMutation, useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { FirstMessageForm, storeFirstMessage } from './first-message-form.tsx';
import { MessageForm } from './message-form.tsx';
import { SupportConversation } from './support-conversation.tsx';
import { SendVisitorMessageDocument, VisitorMessagesDocument } from './support-documents.ts';

const ASKS_EVERY_MS = 5000;

/** Visitors have no socket: while their chat is open it polls for answers, which are also mailed. */
export function VisitorChat({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, fetchMore } = useQuery(VisitorMessagesDocument, {
    refetchWritePolicy: 'merge',
    pollInterval: ASKS_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const messages = data?.visitorMessages;
  return (
    <SupportConversation
      messages={messages}
      error={error}
      onRetry={() => void refetch()}
      onEarlier={(before) => fetchMore({ variables: { before } })}
      onClose={onClose}
      invitation={
        <Trans>
          A person answers, here and by email. <Link to={paths.login}>Log in</Link> to have your conversation on every
          device.
        </Trans>
      }
      form={messages && (messages.length === 0 ? <FirstMessageForm /> : <NextMessageForm />)}
    />
  );
}

function NextMessageForm() {
  const [send] = useMutation(SendVisitorMessageDocument, { refetchQueries: [VisitorMessagesDocument] });
  return (
    <MessageForm
      draftName="support.visitor"
      send={async (text, idempotencyKey) => {
        const { data } = await send({ variables: { text, idempotencyKey } });
        // The browser has lost its conversation: the text moves to the form that starts another one.
        if (data?.sendVisitorMessage === null) storeFirstMessage(text);
      }}
    />
  );
}
