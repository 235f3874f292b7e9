import { announcementStateLabels } from '../../../server/office/content/content.labels.ts';
import { graphql } from '../../gql/gql.ts';
import { searchAndStateOf } from './admin-address.ts';

export const AdminAnnouncementsDocument = graphql(/* GraphQL */ `
  query AdminAnnouncements($search: String, $state: AnnouncementState, $after: String) {
    adminAnnouncements(search: $search, state: $state, after: $after) {
      items {
        id
        title
        isGeneral
        state
        publishedAt
        updatedAt
      }
      endCursor
    }
  }
`);

export const AdminAnnouncementDocument = graphql(/* GraphQL */ `
  query AdminAnnouncement($id: ID!) {
    adminAnnouncement(id: $id) {
      ...AdminAnnouncementDetails
    }
  }
  fragment AdminAnnouncementDetails on AnnouncementRecord {
    id
    title
    description
    isGeneral
    state
    publishedAt
    withdrawnAt
    isSent
    updatedAt
  }
`);

export const CreateAnnouncementDocument = graphql(/* GraphQL */ `
  mutation CreateAnnouncement($input: AnnouncementInput!, $idempotencyKey: String) {
    createAnnouncement(input: $input, idempotencyKey: $idempotencyKey) {
      ...AdminAnnouncementDetails
    }
  }
`);

export const UpdateAnnouncementDocument = graphql(/* GraphQL */ `
  mutation UpdateAnnouncement($id: ID!, $input: AnnouncementInput!) {
    updateAnnouncement(id: $id, input: $input) {
      ...AdminAnnouncementDetails
    }
  }
`);

export const PublishAnnouncementDocument = graphql(/* GraphQL */ `
  mutation PublishAnnouncement($id: ID!, $at: DateTime) {
    publishAnnouncement(id: $id, at: $at) {
      ...AdminAnnouncementDetails
    }
  }
`);

export const WithdrawAnnouncementDocument = graphql(/* GraphQL */ `
  mutation WithdrawAnnouncement($id: ID!) {
    withdrawAnnouncement(id: $id) {
      ...AdminAnnouncementDetails
    }
  }
`);

export const DeleteAnnouncementDocument = graphql(/* GraphQL */ `
  mutation DeleteAnnouncement($id: ID!) {
    deleteAnnouncement(id: $id)
  }
`);

export const adminAnnouncementVariables = (query: URLSearchParams) => searchAndStateOf(query, announcementStateLabels);
