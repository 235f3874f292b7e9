import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { NotificationItemFragment, NotificationType } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { notificationMessages } from '../../../server/platform/notifications/notification.rules.ts';
import { isKnownAddress } from '../../../server/core/client-pages.rules.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import type { IconName } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { countOneRead, putBack, removeNotification } from './notification-cache.ts';
import {
  DeleteNotificationDocument,
  MarkNotificationReadDocument,
  RestoreNotificationDocument,
  UnreadNotificationCountDocument,
} from './notification-documents.ts';

export const notificationIcons: Record<NotificationType, IconName> = {
  INTERVIEW: 'calendar',
  REMINDER: 'clock',
  JOB_ALERT: 'briefcase',
  FOLLOW_UP: 'send',
  GENERAL: 'info',
};

const UNDO_OFFERED_MS = 10_000;

/** OP-053: the list changes only after the server confirmed; a failure is logged and shown. */
export const reportFailure = (error: unknown) => {
  console.info('A notification could not be changed', error);
  toast.error(errorText(error));
};

function offerUndo(restore: () => Promise<unknown>): void {
  const offer = toast.blank(notificationMessages.deleted(), {
    duration: UNDO_OFFERED_MS,
    action: {
      label: t`Undo`,
      onClick: () => {
        toast.dismiss(offer);
        restore().catch(reportFailure);
      },
    },
  });
}

/**
 * The behaviour of a row everywhere: it is marked as read once, and when it is removed, by this window or another, the
 * focus moves on. `path` is null for a link that the portal does not know.
 */
export function useNotificationRow(notification: NotificationItemFragment) {
  const { id, isRead, link } = notification;
  const row = usePassingFocusOn<HTMLLIElement>();
  const [markRead, marking] = useMutation(MarkNotificationReadDocument, { variables: { id }, update: countOneRead });
  // The row may be gone by then, so the client restores it.
  const client = useApolloClient();
  const restore = async () => {
    await client.mutate({
      mutation: RestoreNotificationDocument,
      variables: { id },
      update: (cache, { data }) => data && putBack(cache, data.restoreNotification),
    });
    // Only the server knows whether it was unread.
    await client.query({ query: UnreadNotificationCountDocument, fetchPolicy: 'network-only' });
  };
  const [remove, { loading }] = useMutation(DeleteNotificationDocument, {
    variables: { id },
    update: (cache) => removeNotification(cache, notification),
    onCompleted: () => offerUndo(restore),
  });
  return {
    row,
    path: link && isKnownAddress(link) ? link : null,
    isBeingDeleted: loading,
    read: () => void (isRead || marking.loading || markRead().catch(reportFailure)),
    remove: () => void (loading || remove().catch(reportFailure)),
  };
}
