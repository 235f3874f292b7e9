import { contactStateLabels } from '../../../server/office/content/content.labels.ts';
import { graphql } from '../../gql/gql.ts';
import { searchAndStateOf } from './admin-address.ts';

export const AdminContactMessagesDocument = graphql(/* GraphQL */ `
  query AdminContactMessages($search: String, $state: ContactState, $after: String) {
    adminContactMessages(search: $search, state: $state, after: $after) {
      items {
        id
        name
        email
        message
        state
        createdAt
      }
      endCursor
    }
  }
`);

export const AdminContactMessageDocument = graphql(/* GraphQL */ `
  query AdminContactMessage($id: ID!) {
    adminContactMessage(id: $id) {
      ...AdminContactDetails
    }
  }
  fragment AdminContactDetails on ContactMessageRecord {
    id
    name
    email
    message
    personId
    state
    createdAt
    answers {
      id
      text
      authorName
      sentAt
    }
  }
`);

export const AnswerContactMessageDocument = graphql(/* GraphQL */ `
  mutation AnswerContactMessage($id: ID!, $text: String!, $idempotencyKey: String) {
    answerContactMessage(id: $id, text: $text, idempotencyKey: $idempotencyKey) {
      ...AdminContactDetails
    }
  }
`);

export const CloseContactMessageDocument = graphql(/* GraphQL */ `
  mutation CloseContactMessage($id: ID!) {
    closeContactMessage(id: $id) {
      ...AdminContactDetails
    }
  }
`);

export const ReopenContactMessageDocument = graphql(/* GraphQL */ `
  mutation ReopenContactMessage($id: ID!) {
    reopenContactMessage(id: $id) {
      ...AdminContactDetails
    }
  }
`);

export const contactVariables = (query: URLSearchParams) => searchAndStateOf(query, contactStateLabels);
