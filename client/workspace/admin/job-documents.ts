import { jobStateLabels } from '../../../server/office/jobs/job-admin.labels.ts';
import { graphql } from '../../gql/gql.ts';
import { searchAndStateOf } from './admin-address.ts';

export const AdminJobsDocument = graphql(/* GraphQL */ `
  query AdminJobs($search: String, $state: JobState, $after: String) {
    adminJobs(search: $search, state: $state, after: $after) {
      items {
        id
        number
        title
        companyName
        recruiterName
        recruiterEmail
        state
        applicationsReceived
        postedAt
      }
      endCursor
    }
  }
`);

export const AdminJobDocument = graphql(/* GraphQL */ `
  query AdminJob($id: ID!) {
    adminJob(id: $id) {
      ...AdminJobDetails
    }
  }
  fragment AdminJobDetails on JobRecord {
    id
    number
    title
    description
    location
    companyName
    recruiterId
    recruiterName
    recruiterEmail
    state
    obstacles
    textVersion
    eligibility
    requiredSkills
    skills
    applicationsReceived
    postedAt
    waitsSince
    takenDownAt
    takenDownReason
    heldAt
    heldReason
    heldPassage
  }
`);

export const TakeDownJobDocument = graphql(/* GraphQL */ `
  mutation TakeDownJob($id: ID!, $reason: String!, $seen: Int) {
    takeDownJob(id: $id, reason: $reason, seen: $seen) {
      ...AdminJobDetails
    }
  }
`);

export const ReleaseJobDocument = graphql(/* GraphQL */ `
  mutation ReleaseJob($id: ID!, $seen: Int) {
    releaseJob(id: $id, seen: $seen) {
      ...AdminJobDetails
    }
  }
`);

export const RestoreJobDocument = graphql(/* GraphQL */ `
  mutation RestoreJob($id: ID!, $seen: Int) {
    restoreJob(id: $id, seen: $seen) {
      ...AdminJobDetails
    }
  }
`);

export const adminJobVariables = (query: URLSearchParams) => searchAndStateOf(query, jobStateLabels);
