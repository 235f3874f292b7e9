import { graphql } from '../../gql/gql.ts';

/** All of them: `contentLimits.faqs` caps the number. */
export const AdminFaqsDocument = graphql(/* GraphQL */ `
  query AdminFaqs {
    faqs(pageSize: 100) {
      items {
        ...AdminFaq
      }
    }
  }
  fragment AdminFaq on Faq {
    id
    question
    answer
  }
`);

export const CreateFaqDocument = graphql(/* GraphQL */ `
  mutation CreateFaq($input: FaqInput!, $idempotencyKey: String) {
    createFaq(input: $input, idempotencyKey: $idempotencyKey) {
      ...AdminFaq
    }
  }
`);

export const UpdateFaqDocument = graphql(/* GraphQL */ `
  mutation UpdateFaq($id: ID!, $input: FaqInput!) {
    updateFaq(id: $id, input: $input) {
      ...AdminFaq
    }
  }
`);

export const MoveFaqDocument = graphql(/* GraphQL */ `
  mutation MoveFaq($id: ID!, $direction: FaqDirection!) {
    moveFaq(id: $id, direction: $direction) {
      id
    }
  }
`);

export const DeleteFaqDocument = graphql(/* GraphQL */ `
  mutation DeleteFaq($id: ID!) {
    deleteFaq(id: $id)
  }
`);
