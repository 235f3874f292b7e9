import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { pageOf } from '../talent/talent-address.ts';
import { MyInvitationsDocument } from '../talent/talent-documents.ts';
import { showsInvitations, shownTab } from '../applications/applied-tabs.ts';
import { listPageOf, listPageVariables } from '../lib/list-pages.ts';

export const AppliedJobsDocument = graphql(/* GraphQL */ `
  query AppliedJobs($tab: AppliedTab!, $page: Int!, $pageSize: Int!, $rowBehind: Int!) {
    applications: myApplications(tab: $tab, page: $page, pageSize: $pageSize) {
      ...AppliedCard
      ...ReviewedApplication
    }
    following: myApplications(tab: $tab, page: $rowBehind, pageSize: 1) {
      id
    }
    applied: myApplications(tab: APPLIED, pageSize: 1) {
      id
    }
    hiringDone: myApplications(tab: HIRING_DONE, pageSize: 1) {
      id
    }
    withdrawn: myApplications(tab: WITHDRAWN, pageSize: 1) {
      id
    }
  }
`);

export const LinkedApplicationDocument = graphql(/* GraphQL */ `
  query LinkedApplication($id: ID!) {
    application(id: $id) {
      ...AppliedCard
      ...ReviewedApplication
    }
  }
`);

/** The tab of an application in the address is known only once it has loaded. */
export const requests: PageRequests = ({ query }) => {
  if (showsInvitations(query)) return [{ query: MyInvitationsDocument, variables: { page: pageOf(query) } }];
  const id = query.get('application');
  return id
    ? [{ query: LinkedApplicationDocument, variables: { id } }]
    : [
        {
          query: AppliedJobsDocument,
          variables: { tab: shownTab(query, null), ...listPageVariables(listPageOf(query)) },
        },
      ];
};
