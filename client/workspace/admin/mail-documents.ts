import { graphql } from '../../gql/gql.ts';
import type { AdminMailsQueryVariables } from '../../gql/graphql.ts';
import { listPlaceOf } from './admin-address.ts';

export const AdminMailsDocument = graphql(/* GraphQL */ `
  query AdminMails($recipient: String, $isTroubled: Boolean, $after: String) {
    adminMails(recipient: $recipient, isTroubled: $isTroubled, after: $after) {
      items {
        ...MailFields
      }
      endCursor
    }
  }
  fragment MailFields on MailRecord {
    id
    recipient
    subject
    state
    createdAt
    attempts
    nextAttemptAt
    lastError
    isRepeatable
    isDeferred
  }
`);

export const RetryMailDocument = graphql(/* GraphQL */ `
  mutation RetryMail($id: ID!) {
    retryMail(id: $id) {
      ...MailFields
    }
  }
`);

export const SendMailNowDocument = graphql(/* GraphQL */ `
  mutation SendMailNow($id: ID!) {
    sendMailNow(id: $id) {
      ...MailFields
    }
  }
`);

export const AdminTasksDocument = graphql(/* GraphQL */ `
  query AdminTasks {
    adminTasks {
      name
      nextRunAt
      isRunning
      succeededAt
      failedAt
      failures
      tries
      lastError
    }
  }
`);

export const RunTaskDocument = graphql(/* GraphQL */ `
  mutation RunTask($name: ID!) {
    runTask(name: $name)
  }
`);

export const mailFilterNames = ['recipient', 'show'] as const;

/** The arguments of the list in the address: waiting and failed mails unless it says "all". */
export function mailVariables(query: URLSearchParams): AdminMailsQueryVariables {
  const { filters, after } = listPlaceOf(query, mailFilterNames);
  return {
    recipient: filters.recipient?.slice(0, 100) ?? null,
    isTroubled: filters.show !== 'ALL' && !filters.recipient,
    after,
  };
}
