import { conversationPageSize } from '../../../server/office/support/support.rules.ts';
import { type ConversationState, conversationStateLabels } from '../../../server/office/support/support.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { SupportConversationsQueryVariables } from '../../gql/graphql.ts';
import { pageIn } from '../../shared/lib/page-address.ts';
import { oneOf } from './admin-address.ts';

export const SupportConversationsDocument = graphql(/* GraphQL */ `
  query SupportConversations($state: SupportConversationState!, $isMine: Boolean!, $page: Int!, $pageSize: Int!) {
    supportConversations(state: $state, isMine: $isMine, page: $page, pageSize: $pageSize) {
      items {
        ...SupportConversationRow
      }
      total
    }
  }

  fragment SupportConversationRow on SupportConversation {
    id
    state
    lastText
    lastMessageAt
    waitsSince
    assignedName
    isMine
    seenAt
    person {
      id
      name
      email
      role
      lastActiveAt
    }
  }
`);

export const SupportConversationDocument = graphql(/* GraphQL */ `
  query SupportConversation($id: ID!) {
    supportConversation(id: $id) {
      ...SupportConversationRow
    }
  }
`);

export const ConversationViewersDocument = graphql(/* GraphQL */ `
  query ConversationViewers($id: ID!) {
    supportConversationViewers(id: $id)
  }
`);

export const ConversationMessagesDocument = graphql(/* GraphQL */ `
  query ConversationMessages($id: ID!, $before: ID) {
    supportConversationMessages(id: $id, before: $before) {
      ...SupportMessageItem
      answeredBy
    }
  }
`);

export const AnswerSupportConversationDocument = graphql(/* GraphQL */ `
  mutation AnswerSupportConversation($id: ID!, $text: String!, $idempotencyKey: String) {
    answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) {
      ...SupportMessageItem
      answeredBy
    }
  }
`);

export const AssignSupportConversationDocument = graphql(/* GraphQL */ `
  mutation AssignSupportConversation($id: ID!, $isMine: Boolean!) {
    assignSupportConversation(id: $id, isMine: $isMine) {
      ...SupportConversationRow
    }
  }
`);

export const CloseSupportConversationDocument = graphql(/* GraphQL */ `
  mutation CloseSupportConversation($id: ID!) {
    closeSupportConversation(id: $id) {
      ...SupportConversationRow
    }
  }
`);

export const SupportConversationChangedDocument = graphql(/* GraphQL */ `
  subscription SupportConversationChanged {
    supportConversationChanged {
      ...SupportConversationRow
    }
  }
`);

interface ConversationPlace {
  state: ConversationState;
  isMine: boolean;
  page: number;
}

/** The arguments of the list in the address; invalid values are ignored. */
export const conversationPlaceOf = (query: URLSearchParams): ConversationPlace => ({
  state: oneOf(conversationStateLabels, query.get('state') ?? undefined) ?? 'WAITING',
  isMine: query.get('mine') === '1',
  page: pageIn(query, conversationPageSize),
});

export const conversationVariables = (query: URLSearchParams): SupportConversationsQueryVariables => ({
  ...conversationPlaceOf(query),
  pageSize: conversationPageSize,
});
