import { graphql } from '../../gql/gql.ts';

export const TalentProfilesDocument = graphql(/* GraphQL */ `
  query TalentProfiles($filter: TalentFilter!, $page: Int!, $jobId: ID) {
    talentProfiles(filter: $filter, page: $page) {
      items {
        ...TalentFields
        matchedSkills
        standing(jobId: $jobId)
      }
      total
      totalIsExact
      pageSize
    }
  }

  fragment TalentFields on TalentProfile {
    id
    skills
    location
    experienceYears
    education
    program
  }
`);

/** Whether a refused recruiter belongs to the company they name. */
export const OwnStandingDocument = graphql(/* GraphQL */ `
  query OwnStanding {
    hrProfile {
      company
      membership
    }
  }
`);

export const JobsToInviteToDocument = graphql(/* GraphQL */ `
  query JobsToInviteTo {
    hrJobs(pageSize: 100) {
      items {
        ...JobToInviteTo
      }
    }
  }

  fragment JobToInviteTo on Job {
    id
    number
    title
    status
    location
    isRemote
    skills
  }
`);

export const InviteToJobDocument = graphql(/* GraphQL */ `
  mutation InviteToJob($jobId: ID!, $talentId: ID!, $idempotencyKey: String) {
    inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export const SentInvitationsDocument = graphql(/* GraphQL */ `
  query SentInvitations($jobId: ID, $page: Int!) {
    sentInvitations(jobId: $jobId, page: $page) {
      items {
        ...SentInvitation
      }
      total
      pageSize
    }
  }

  fragment SentInvitation on Invitation {
    id
    jobId
    jobTitle
    state
    sentAt
    expiresAt
    profile {
      ...TalentFields
    }
    application {
      id
      applicant {
        name
      }
    }
  }
`);

export const WithdrawInvitationDocument = graphql(/* GraphQL */ `
  mutation WithdrawInvitation($id: ID!) {
    withdrawInvitation(id: $id) {
      ...SentInvitation
    }
  }
`);

export const MyTalentProfileDocument = graphql(/* GraphQL */ `
  query MyTalentProfile {
    myTalentProfile {
      ...TalentFields
    }
  }
`);

export const SetTalentVisibilityDocument = graphql(/* GraphQL */ `
  mutation SetTalentVisibility($isVisible: Boolean!) {
    setTalentVisibility(isVisible: $isVisible) {
      ...TalentFields
    }
  }
`);

export const MyInvitationsDocument = graphql(/* GraphQL */ `
  query MyInvitations($page: Int!) {
    myInvitations(page: $page) {
      items {
        ...ReceivedInvitation
      }
      total
      pageSize
    }
    invitationBlocks {
      id
      companyName
    }
  }

  fragment ReceivedInvitation on Invitation {
    id
    jobId
    jobTitle
    companyName
    state
    sentAt
    expiresAt
  }
`);

/** A new invitation arrives as a notification that links to this list. */
export const InvitationNotifiedDocument = graphql(/* GraphQL */ `
  subscription InvitationNotified {
    notificationReceived {
      id
      link
    }
  }
`);

export const AcceptInvitationDocument = graphql(/* GraphQL */ `
  mutation AcceptInvitation($id: ID!) {
    acceptInvitation(id: $id) {
      ...ReceivedInvitation
    }
  }
`);

export const DeclineInvitationDocument = graphql(/* GraphQL */ `
  mutation DeclineInvitation($id: ID!) {
    declineInvitation(id: $id) {
      ...ReceivedInvitation
    }
  }
`);

export const BlockInvitationsDocument = graphql(/* GraphQL */ `
  mutation BlockInvitations($id: ID!) {
    blockInvitations(id: $id) {
      ...ReceivedInvitation
    }
  }
`);

export const RemoveInvitationBlockDocument = graphql(/* GraphQL */ `
  mutation RemoveInvitationBlock($id: ID!) {
    removeInvitationBlock(id: $id)
  }
`);
