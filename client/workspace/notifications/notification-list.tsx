import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { NotificationItemFragment } from '../../gql/graphql.ts';
import { Age } from '../ui/age.tsx';
import { mailSettings } from '../../shared/notifications/mail-settings.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import styles from './notification-bell.module.css';
import { readAll } from './notification-cache.ts';
import { MarkAllNotificationsReadDocument, NotificationsDocument } from './notification-documents.ts';
import { notificationIcons, reportFailure, useNotificationRow } from './notification-row.ts';
import { IconButton } from '../ui/buttons.tsx';

export function NotificationList({ unread, allPath }: { unread: number; allPath?: string }) {
  const query = useQuery(NotificationsDocument);
  useOnReturn(() => void query.refetch().catch(() => undefined));
  const [markAllRead] = useMutation(MarkAllNotificationsReadDocument, { update: readAll });
  const heading = useRef<HTMLHeadingElement>(null);
  const markAll = () => {
    // The button disappears, and the focus would be lost with it.
    heading.current?.focus();
    markAllRead().catch(reportFailure);
  };
  return (
    <section id="notifications" className={styles.panel} aria-label={t`Notifications`}>
      <header className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {t`Notifications`}
        </h2>
        {unread > 0 && (
          <Button type="link" onClick={markAll}>
            {t`Mark all as read`}
          </Button>
        )}
      </header>
      <div className={styles.scroll}>
        <Loaded
          query={query}
          loading={t`Loading notifications`}
          failed={t`Notifications could not be loaded.`}
          height={114}
          cards={2}
        >
          {({ notifications }) => (
            <>
              {notifications.length === 0 && <EmptyState title={t`No notifications`} />}
              <ul>
                {notifications.map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
      <footer className={styles.ways}>
        {allPath && <Link to={allPath}>{t`View all notifications`}</Link>}
        <Link to={mailSettings}>{t`Choose your emails`}</Link>
      </footer>
    </section>
  );
}

function NotificationRow({ notification }: { notification: NotificationItemFragment }) {
  const { title, text, type, isRead, createdAt } = notification;
  const { row, path, isBeingDeleted, read, remove } = useNotificationRow(notification);
  const navigate = useNavigate();
  const open = () => {
    read();
    if (path) void navigate(path);
  };
  return (
    <li ref={row} className={cx(styles.entry, !isRead && styles.unread)}>
      <Button type="text" block className={styles.row} icon={<Icon name={notificationIcons[type]} />} onClick={open}>
        <span className={styles.words}>
          <span className={styles.title}>
            {!isRead && <span className="visually-hidden">{t`Unread:`} </span>}
            {title}
          </span>
          {text && text !== title && <span className="quiet small">{text}</span>}
          <Age at={createdAt} className="quiet small" />
        </span>
      </Button>
      <IconButton icon="trash" label={t`Delete: ${title}`} aria-busy={isBeingDeleted} onClick={remove} />
    </li>
  );
}
