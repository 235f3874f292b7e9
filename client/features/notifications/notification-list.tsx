import { useMutation, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { NotificationItemFragment, NotificationType } from '../../gql/graphql.ts';
import { notificationAge } from '../../lib/dates.ts';
import { errorText } from '../../lib/errors.ts';
import { mailSettings } from './mail-settings.ts';
import { passFocusOn } from '../../lib/pass-focus-on.ts';
import { useIsKnownPath } from '../../lib/known-paths.ts';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './notification-bell.module.css';
import { countOneRead, readAll, removeNotification } from './notification-cache.ts';
import { DeleteNotificationDocument, MarkAllNotificationsReadDocument, MarkNotificationReadDocument, NotificationsDocument } from './notification-documents.ts';

export const notificationIcons: Record<NotificationType, IconName> = { INTERVIEW: 'calendar', REMINDER: 'clock', JOB_ALERT: 'briefcase', FOLLOW_UP: 'send', GENERAL: 'info' };

/** OP-053: the list changes only after the server said yes; a failure is logged and said. */
export const reportFailure = (error: unknown) => {
  console.info('A notification could not be changed', error);
  toast.error(errorText(error));
};

export function NotificationList({ unread, allPath }: { unread: number; allPath?: string }) {
  const { data, error, refetch } = useQuery(NotificationsDocument, { fetchPolicy: 'cache-and-network' });
  const [markAllRead] = useMutation(MarkAllNotificationsReadDocument, { update: readAll });
  const isKnownPath = useIsKnownPath();
  return (
    <section id="notifications" className={styles.panel} aria-label="Notifications">
      <header className={styles.top}>
        <h2>Notifications</h2>
        {unread > 0 && <button type="button" className={styles.textButton} onClick={() => void markAllRead().catch(reportFailure)}>Mark all as read</button>}
      </header>
      <div className={styles.scroll}>
        {!data && !error && <SkeletonCards count={2} height={64} />}
        {!data && error && <ErrorState title="Notifications could not be loaded." error={error} onRetry={() => void refetch()} />}
        {data?.notifications.length === 0 && <EmptyState title="No notifications" />}
        <ul>{data?.notifications.map((notification) => <NotificationRow key={notification.id} notification={notification} />)}</ul>
      </div>
      <footer className={styles.ways}>
        {allPath && isKnownPath(allPath) && <Link to={allPath}>View all notifications</Link>}
        <Link to={mailSettings}>Choose your mails</Link>
      </footer>
    </section>
  );
}

function NotificationRow({ notification }: { notification: NotificationItemFragment }) {
  const { id, title, text, type, isRead, createdAt, link } = notification;
  const row = useRef<HTMLLIElement>(null);
  const [remove, { loading }] = useMutation(DeleteNotificationDocument, {
    variables: { id },
    update(cache) {
      passFocusOn(row.current);
      removeNotification(cache, notification);
    },
  });
  const [markRead] = useMutation(MarkNotificationReadDocument, { variables: { id }, update: countOneRead });
  const isKnownPath = useIsKnownPath();
  const navigate = useNavigate();
  const open = () => {
    if (!isRead) markRead().catch(reportFailure);
    if (link && isKnownPath(link)) void navigate(link);
  };
  return (
    <li ref={row} className={cx(styles.entry, !isRead && styles.unread)}>
      <button type="button" className={styles.row} onClick={open}>
        <Icon name={notificationIcons[type]} />
        <span className={styles.words}>
          <span className={styles.title}>{!isRead && <span className="visually-hidden">Unread: </span>}{title}</span>
          {text && text !== title && <span className={styles.text}>{text}</span>}
          <time dateTime={createdAt}>{notificationAge(createdAt)}</time>
        </span>
      </button>
      <IconButton icon="trash" label={`Delete: ${title}`} aria-busy={loading} onClick={() => void (loading || remove().catch(reportFailure))} />
    </li>
  );
}
