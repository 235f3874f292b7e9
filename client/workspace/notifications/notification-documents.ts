import { graphql } from '../../gql/gql.ts';

export const NotificationsDocument = graphql(/* GraphQL */ `
  query Notifications {
    notifications {
      ...NotificationItem
    }
    unreadNotificationCount
  }

  fragment NotificationItem on Notification {
    id
    title
    text
    type
    isRead
    createdAt
    link
  }
`);

export const UnreadNotificationCountDocument = graphql(/* GraphQL */ `
  query UnreadNotificationCount {
    unreadNotificationCount
  }
`);

export const LiveUnreadCountDocument = graphql(/* GraphQL */ `
  subscription LiveUnreadCount {
    unreadNotificationCount
  }
`);

export const NotificationReceivedDocument = graphql(/* GraphQL */ `
  subscription NotificationReceived {
    notificationReceived {
      ...NotificationItem
    }
  }
`);

export const NotificationRemovedDocument = graphql(/* GraphQL */ `
  subscription NotificationRemoved {
    notificationRemoved {
      id
    }
  }
`);

export const MarkNotificationReadDocument = graphql(/* GraphQL */ `
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id) {
      id
      isRead
    }
  }
`);

export const MarkAllNotificationsReadDocument = graphql(/* GraphQL */ `
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead
  }
`);

export const RestoreNotificationDocument = graphql(/* GraphQL */ `
  mutation RestoreNotification($id: ID!) {
    restoreNotification(id: $id) {
      ...NotificationItem
    }
  }
`);

export const DeleteNotificationDocument = graphql(/* GraphQL */ `
  mutation DeleteNotification($id: ID!) {
    deleteNotification(id: $id)
  }
`);
