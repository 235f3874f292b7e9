import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { NotificationItemFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Age } from '../ui/age.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './day-notifications.module.css';
import { notificationIcons, useNotificationRow } from './notification-row.ts';
import { IconButton } from '../ui/buttons.tsx';

/** Notifications that can be opened, marked as read and deleted (OP-090). */
export function DayNotifications({ notifications }: { notifications: readonly NotificationItemFragment[] }) {
  return (
    <Flex vertical gap={8} component="ul">
      {notifications.map((notification) => (
        <Entry key={notification.id} notification={notification} />
      ))}
    </Flex>
  );
}

function Entry({ notification }: { notification: NotificationItemFragment }) {
  const { title, text, type, isRead, createdAt } = notification;
  const { row, path, isBeingDeleted, read, remove } = useNotificationRow(notification);
  return (
    <li ref={row} className={cx(styles.entry, !isRead && styles.unread)}>
      <Icon name={notificationIcons[type]} />
      <div className={styles.words}>
        <p className={styles.title}>
          {!isRead && <span className="visually-hidden">{t`Unread:`} </span>}
          {path ? (
            <Link to={path} onClick={read}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {text && text !== title && <p>{text}</p>}
        <Age at={createdAt} className="quiet small" />
      </div>
      <div className={styles.tools}>
        {!isRead && <IconButton icon="check" label={t`Mark as read: ${title}`} onClick={read} />}
        <IconButton icon="trash" label={t`Delete: ${title}`} aria-busy={isBeingDeleted} onClick={remove} />
      </div>
    </li>
  );
}
