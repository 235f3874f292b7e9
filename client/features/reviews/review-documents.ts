import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment CompanyReviewParts on CompanyReview {
    rating
    text
    authorText
    monthText
  }
`);

graphql(/* GraphQL */ `
  fragment ReviewedApplication on Application {
    id
    job {
      id
      company {
        id
        name
        viewerReview {
          ...CompanyReviewParts
        }
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
      reviews(pageSize: 3) {
        items {
          ...CompanyReviewParts
        }
      }
    }
  }
`);

/** With what the pages show of the company, so that they change with it. */
export const ReviewCompanyDocument = graphql(/* GraphQL */ `
  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {
    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {
      id
      rating
      reviewCount
      viewerReview {
        ...CompanyReviewParts
      }
      reviews(pageSize: 3) {
        items {
          ...CompanyReviewParts
        }
      }
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
