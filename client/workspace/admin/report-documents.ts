import {
  reportReasonLabels,
  reportStateLabels,
  reportSubjectLabels,
} from '../../../server/office/reports/report.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { AdminReportsQueryVariables } from '../../gql/graphql.ts';
import { listPlaceOf, oneOf } from './admin-address.ts';

export const AdminReportsDocument = graphql(/* GraphQL */ `
  query AdminReports($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String) {
    adminReports(state: $state, subject: $subject, reason: $reason, after: $after) {
      items {
        id
        subject
        state
        reason
        title
        reporterName
        openReports
        createdAt
      }
      endCursor
    }
  }
`);

export const AdminReportDocument = graphql(/* GraphQL */ `
  query AdminReport($id: ID!) {
    adminReport(id: $id) {
      ...AdminReportDetails
    }
  }
  fragment AdminReportDetails on ReportRecord {
    id
    subject
    state
    reason
    text
    title
    createdAt
    reporterId
    reporterName
    jobId
    userId
    reviewReference
    reviewRating
    reviewText
    openReports
    settledAt
    settledByName
    note
  }
`);

export const SettleReportDocument = graphql(/* GraphQL */ `
  mutation SettleReport($id: ID!, $note: String!) {
    settleReport(id: $id, note: $note) {
      ...AdminReportDetails
    }
  }
`);

export const RemoveReviewDocument = graphql(/* GraphQL */ `
  mutation RemoveReview($reference: ID!, $reason: String!) {
    removeReview(reference: $reference, reason: $reason)
  }
`);

export const reportFilterNames = ['state', 'subject', 'reason'] as const;

/** The arguments of the list in the address; invalid values are ignored. */
export function adminReportVariables(query: URLSearchParams): AdminReportsQueryVariables {
  const { filters, after } = listPlaceOf(query, reportFilterNames);
  return {
    state: oneOf(reportStateLabels, filters.state),
    subject: oneOf(reportSubjectLabels, filters.subject),
    reason: oneOf(reportReasonLabels, filters.reason),
    after,
  };
}
