import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationItemFragment } from '../../gql/graphql.ts';
import { cx } from '../../lib/cx.ts';
import { notificationAge } from '../../lib/dates.ts';
import { useIsKnownPath } from '../../lib/known-paths.ts';
import { passFocusOn } from '../../lib/pass-focus-on.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './day-notifications.module.css';
import { countOneRead, removeNotification } from './notification-cache.ts';
import { DeleteNotificationDocument, MarkNotificationReadDocument } from './notification-documents.ts';
import { notificationIcons, reportFailure } from './notification-list.tsx';

/** Notifications to organize: each can be opened, marked as read and deleted (OP-090). */
export function DayNotifications({ notifications }: { notifications: readonly NotificationItemFragment[] }) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => <Entry key={notification.id} notification={notification} />)}
    </ul>
  );
}

function Entry({ notification }: { notification: NotificationItemFragment }) {
  const { id, title, text, type, isRead, createdAt, link } = notification;
  const [markRead] = useMutation(MarkNotificationReadDocument, { variables: { id }, update: countOneRead });
  const row = useRef<HTMLLIElement>(null);
  const [remove, { loading }] = useMutation(DeleteNotificationDocument, {
    variables: { id },
    update(cache) {
      passFocusOn(row.current);
      removeNotification(cache, notification);
    },
  });
  const isKnownPath = useIsKnownPath();
  const read = () => {
    if (!isRead) markRead().catch(reportFailure);
  };
  return (
    <li ref={row} className={cx(styles.entry, !isRead && styles.unread)}>
      <Icon name={notificationIcons[type]} />
      <div className={styles.words}>
        <p className={styles.title}>
          {!isRead && <span className="visually-hidden">Unread: </span>}
          {link && isKnownPath(link) ? <Link to={link} onClick={read}>{title}</Link> : title}
        </p>
        {text && text !== title && <p>{text}</p>}
        <time dateTime={createdAt}>{notificationAge(createdAt)}</time>
      </div>
      <div className={styles.tools}>
        {!isRead && <IconButton icon="check" label={`Mark as read: ${title}`} onClick={read} />}
        <IconButton icon="trash" label={`Delete: ${title}`} aria-busy={loading} onClick={() => void (loading || remove().catch(reportFailure))} />
      </div>
    </li>
  );
}
