import { graphql } from '../../gql/gql.ts';

export const NotificationPreferencesDocument = graphql(/* GraphQL */ `
  query NotificationPreferences {
    notificationPreferences {
      ...PreferenceFields
    }
  }

  fragment PreferenceFields on NotificationPreference {
    type
    label
    summary
    isMailed
  }
`);

export const UpdateNotificationPreferencesDocument = graphql(/* GraphQL */ `
  mutation UpdateNotificationPreferences($preferences: [NotificationPreferenceInput!]!) {
    updateNotificationPreferences(preferences: $preferences) {
      ...PreferenceFields
    }
  }
`);

export const NotificationPreferenceByLinkDocument = graphql(/* GraphQL */ `
  query NotificationPreferenceByLink($link: String!) {
    notificationPreferenceByLink(link: $link) {
      ...PreferenceFields
    }
  }
`);

export const UpdateNotificationPreferenceByLinkDocument = graphql(/* GraphQL */ `
  mutation UpdateNotificationPreferenceByLink($link: String!, $isMailed: Boolean!) {
    updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) {
      ...PreferenceFields
    }
  }
`);
