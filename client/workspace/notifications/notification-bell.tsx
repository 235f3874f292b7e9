import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Badge, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useOpenUntilNavigation } from '../../shared/lib/use-open-until-navigation.ts';
import { catchUp, useLive } from '../../shared/lib/live.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './notification-bell.module.css';
import { addNotification, dropNotification } from './notification-cache.ts';
import {
  LiveUnreadCountDocument,
  NotificationReceivedDocument,
  NotificationRemovedDocument,
  UnreadNotificationCountDocument,
} from './notification-documents.ts';
import { NotificationList } from './notification-list.tsx';

const MOST_SHOWN = 99;

/**
 * The bell of both shells: the unread count, the list, and new notifications live. Not antd's Popover: screen readers
 * treat it as a tooltip, and its content is not reachable by keyboard.
 */
export function NotificationBell({ allPath }: { allPath?: string }) {
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data, refetch } = useQuery(UnreadNotificationCountDocument);
  const unread = data?.unreadNotificationCount ?? 0;
  // No event announces what was read in another window.
  useOnReturn(() => void refetch().catch(() => undefined));
  useLiveCount(() => void refetch().catch(() => undefined));
  const announcement = useLiveNotifications();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      // The toast after a deletion offers Undo.
      if (target instanceof Element && !frame.current?.contains(target) && !target.closest('[popover]'))
        setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, setIsOpen]);

  const label = unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`;
  return (
    <div ref={frame} className={styles.frame}>
      <Badge count={unread} size="small" overflowCount={MOST_SHOWN} title="" offset={[-8, 11]}>
        <Button
          ref={button}
          type="text"
          className={styles.bell}
          icon={<Icon name="bell" size={22} />}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls="notifications"
          onClick={() => setIsOpen(!isOpen)}
        />
      </Badge>
      {isOpen && <NotificationList unread={unread} allPath={allPath} />}
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}

/**
 * Only the server knows whether a new notification was read or already counted. The subscription starts with the
 * current count: if it differs from the page's, something happened in between that the screens missed too.
 */
function useLiveCount(countAgain: () => void): void {
  const isFirst = useRef(true);
  useLive(LiveUnreadCountDocument, (data, cache, client) => {
    if (!data) return;
    const query = { query: UnreadNotificationCountDocument };
    const shown = cache.readQuery(query)?.unreadNotificationCount;
    // The page's own query is pending, and its answer may be older.
    if (shown === undefined) return countAgain();
    cache.writeQuery({ ...query, data });
    if (isFirst.current && shown !== data.unreadNotificationCount) catchUp(client);
    isFirst.current = false;
  });
}

/**
 * Adds each new notification to the cache and removes those withdrawn or deleted in another window; returns the
 * announcement for screen readers.
 */
function useLiveNotifications(): string {
  const [announcement, setAnnouncement] = useState('');
  useLive(NotificationReceivedDocument, (data, cache) => {
    if (!data) return;
    addNotification(cache, data.notificationReceived);
    setAnnouncement(t`New notification: ${data.notificationReceived.title}`);
  });
  useLive(NotificationRemovedDocument, (data, cache) => {
    if (!data) return;
    dropNotification(cache, data.notificationRemoved.id);
    setAnnouncement('');
  });
  return announcement;
}
