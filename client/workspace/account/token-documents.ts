import { graphql } from '../../gql/gql.ts';

export const AccessTokensDocument = graphql(/* GraphQL */ `
  query AccessTokens {
    accessTokens {
      ...AccessTokenFields
    }
  }

  fragment AccessTokenFields on AccessToken {
    id
    name
    scopes
    createdAt
    expiresAt
    lastUsedAt
  }
`);

export const CreateAccessTokenDocument = graphql(/* GraphQL */ `
  mutation CreateAccessToken($input: AccessTokenInput!, $password: String, $idempotencyKey: String) {
    createAccessToken(input: $input, password: $password, idempotencyKey: $idempotencyKey) {
      token
      accessToken {
        id
      }
    }
  }
`);

export const RevokeAccessTokenDocument = graphql(/* GraphQL */ `
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id)
  }
`);
