import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { NotificationsDocument } from '../notifications/notification-documents.ts';

export const SeekerInterviewsDocument = graphql(/* GraphQL */ `
  query SeekerInterviews($date: Date, $until: Date) {
    interviews(date: $date, until: $until) {
      ...SeekerInterview
    }
  }
`);

export const requests: PageRequests = () => [{ query: NotificationsDocument }, { query: SeekerInterviewsDocument }];
