import { useReactiveVar, useSubscription } from '@apollo/client/react';
import { sessionExpired } from '../../shared/lib/session.ts';
import { usePaced } from '../lib/use-paced.ts';
import { SupportConversationChangedDocument } from './support-documents.ts';

const PAUSE_MS = 1000;

/** Runs whenever somebody wrote in a conversation, or it was taken, closed or seen; the cache knows it already then. */
export function useLiveConversations(onChange: () => void): void {
  const isExpired = useReactiveVar(sessionExpired);
  const notify = usePaced(onChange, PAUSE_MS);
  useSubscription(SupportConversationChangedDocument, {
    skip: isExpired,
    ignoreResults: true,
    onData: notify,
    onError: (error) => console.info('Live conversations stopped', error),
  });
}
