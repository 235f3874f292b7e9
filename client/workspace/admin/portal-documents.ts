import { graphql } from '../../gql/gql.ts';

export const PortalTotalsDocument = graphql(/* GraphQL */ `
  query PortalTotals {
    portalTotals {
      usersByRole {
        role
        total
      }
      activeJobs
      closedJobs
      heldJobs
      openReports
      applications
      messagesWaiting
      countedAt
    }
  }
`);
