import { graphql } from '../../gql/gql.ts';

export const SupportMessagesDocument = graphql(/* GraphQL */ `
  query SupportMessages($before: ID) {
    supportMessages(before: $before) {
      ...SupportMessageItem
    }
  }

  fragment SupportMessageItem on SupportMessage {
    id
    text
    fromSupport
    createdAt
    isUnseen
    isFirst
  }
`);

export const SendSupportMessageDocument = graphql(/* GraphQL */ `
  mutation SendSupportMessage($text: String!, $idempotencyKey: String) {
    sendSupportMessage(text: $text, idempotencyKey: $idempotencyKey) {
      ...SupportMessageItem
    }
  }
`);

export const VisitorMessagesDocument = graphql(/* GraphQL */ `
  query VisitorMessages($before: ID) {
    visitorMessages(before: $before) {
      ...SupportMessageItem
    }
  }
`);

export const StartVisitorConversationDocument = graphql(/* GraphQL */ `
  mutation StartVisitorConversation($name: String!, $email: String!, $text: String!) {
    startVisitorConversation(name: $name, email: $email, text: $text) {
      ...SupportMessageItem
    }
  }
`);

export const SendVisitorMessageDocument = graphql(/* GraphQL */ `
  mutation SendVisitorMessage($text: String!, $idempotencyKey: String) {
    sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) {
      ...SupportMessageItem
    }
  }
`);

export const MarkSupportMessagesSeenDocument = graphql(/* GraphQL */ `
  mutation MarkSupportMessagesSeen($id: ID!) {
    markSupportMessagesSeen(id: $id) {
      id
      isUnseen
    }
  }
`);

export const SupportMessageReceivedDocument = graphql(/* GraphQL */ `
  subscription SupportMessageReceived {
    supportMessageReceived {
      ...SupportMessageItem
    }
  }
`);
