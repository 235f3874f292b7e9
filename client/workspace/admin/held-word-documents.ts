import { graphql } from '../../gql/gql.ts';

export const HeldWordsDocument = graphql(/* GraphQL */ `
  query HeldWords {
    heldWords {
      id
      kind
      phrase
    }
  }
`);

export const AddHeldWordDocument = graphql(/* GraphQL */ `
  mutation AddHeldWord($kind: HeldWordKind!, $phrase: String!, $idempotencyKey: String) {
    addHeldWord(kind: $kind, phrase: $phrase, idempotencyKey: $idempotencyKey) {
      id
      kind
      phrase
    }
  }
`);

export const RemoveHeldWordDocument = graphql(/* GraphQL */ `
  mutation RemoveHeldWord($id: ID!) {
    removeHeldWord(id: $id)
  }
`);
