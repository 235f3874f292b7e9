import { useLive } from '../../shared/lib/live.ts';
import { usePaced } from '../lib/use-paced.ts';
import { SupportConversationChangedDocument } from './support-documents.ts';

const PAUSE_MS = 1000;

/** Runs whenever somebody wrote in a conversation, or it was taken, closed or seen; the cache knows it already then. */
export function useLiveConversations(onChange: () => void): void {
  useLive(SupportConversationChangedDocument, usePaced(onChange, PAUSE_MS));
}
