import type { PageRequests } from '../../shared/lib/page-requests.ts';
import {
  ConversationMessagesDocument,
  conversationVariables,
  SupportConversationDocument,
  SupportConversationsDocument,
} from '../admin/support-documents.ts';

export const requests: PageRequests = ({ query }) => {
  const id = query.get('open');
  const opened = [SupportConversationDocument, ConversationMessagesDocument].map((document) => ({
    query: document,
    variables: { id },
  }));
  return [{ query: SupportConversationsDocument, variables: conversationVariables(query) }, ...(id ? opened : [])];
};
