import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment CompanyReviewParts on CompanyReview {
    reference
    rating
    text
    authorText
    monthText
  }
`);

graphql(/* GraphQL */ `
  fragment ReviewedApplication on Application {
    id
    company {
      id
      name
      viewerReview {
        ...CompanyReviewParts
      }
    }
    viewerCan {
      reviewCompany
    }
  }
`);

graphql(/* GraphQL */ `
  fragment CompanyReviewsJob on Job {
    id
    company {
      id
      name
      rating
      reviewCount
      viewerReview {
        reference
      }
      reviews(pageSize: 3) {
        items {
          ...CompanyReviewParts
        }
      }
    }
  }
`);

/**
 * The fields of a just-reviewed company that pages show, so that they update. The cached reviews themselves are
 * dropped.
 */
graphql(/* GraphQL */ `
  fragment ReviewedCompany on Company {
    id
    rating
    reviewCount
    viewerReview {
      ...CompanyReviewParts
    }
  }
`);

export const ReviewCompanyDocument = graphql(/* GraphQL */ `
  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {
    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {
      ...ReviewedCompany
    }
  }
`);

export const DeleteReviewDocument = graphql(/* GraphQL */ `
  mutation DeleteReview($applicationId: ID!) {
    deleteReview(applicationId: $applicationId) {
      ...ReviewedCompany
    }
  }
`);

export const CompanyReviewsDocument = graphql(/* GraphQL */ `
  query CompanyReviews($jobId: ID!, $page: Int!) {
    job(id: $jobId) {
      id
      company {
        id
        reviewCount
        reviews(page: $page, pageSize: 10) {
          items {
            ...CompanyReviewParts
          }
        }
      }
    }
  }
`);
