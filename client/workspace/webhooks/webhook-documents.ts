import { graphql } from '../../gql/gql.ts';

export const WebhooksDocument = graphql(/* GraphQL */ `
  query Webhooks {
    webhooks {
      ...WebhookFields
    }
    hrProfile {
      companyDetails {
        ...WebhookCompany
      }
    }
  }

  fragment WebhookFields on Webhook {
    id
    url
    events
    isActive
    failingSince
    company {
      id
      name
    }
  }

  fragment WebhookCompany on Company {
    id
    name
    verified
  }
`);

export const CreateWebhookDocument = graphql(/* GraphQL */ `
  mutation CreateWebhook($input: WebhookInput!, $scope: WebhookScope, $idempotencyKey: String) {
    createWebhook(input: $input, scope: $scope, idempotencyKey: $idempotencyKey) {
      secret
      webhook {
        id
      }
    }
  }
`);

export const UpdateWebhookDocument = graphql(/* GraphQL */ `
  mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {
    updateWebhook(id: $id, input: $input) {
      ...WebhookFields
    }
  }
`);

export const RotateWebhookSecretDocument = graphql(/* GraphQL */ `
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      secret
    }
  }
`);

export const DeleteWebhookDocument = graphql(/* GraphQL */ `
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id)
  }
`);

export const WebhookDeliveriesDocument = graphql(/* GraphQL */ `
  query WebhookDeliveries($id: ID!) {
    webhookDeliveries(id: $id) {
      ...DeliveryFields
    }
  }

  fragment DeliveryFields on WebhookDelivery {
    id
    event
    createdAt
    attempts
    nextAttemptAt
    outcome
    status
    durationMs
    answer
    tries {
      at
      status
      durationMs
      answer
    }
  }
`);

export const TestWebhookDocument = graphql(/* GraphQL */ `
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id) {
      ...DeliveryFields
    }
  }
`);

export const ResendWebhookDeliveryDocument = graphql(/* GraphQL */ `
  mutation ResendWebhookDelivery($id: ID!) {
    resendWebhookDelivery(id: $id) {
      ...DeliveryFields
    }
  }
`);

export const ResendFailedWebhookDeliveriesDocument = graphql(/* GraphQL */ `
  mutation ResendFailedWebhookDeliveries($id: ID!) {
    resendFailedWebhookDeliveries(id: $id)
  }
`);
