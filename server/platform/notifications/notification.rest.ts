import type { RestRoute } from '../../core/rest.ts';
import type { Notification } from './notification.entity.ts';
import { notificationMessages } from './notification.rules.ts';
import {
  deleteNotification,
  listMyNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notification.service.ts';
import { unsubscribeOneClick } from './preference.service.ts';

const path = '/api/jobseeker/notifications';

/** The specified names: `job-alert` for JOB_ALERT, 0 and 1 for read. */
const toRest = ({ id, title, readAt, createdAt, type }: Notification) => ({
  notification_id: id,
  title,
  is_read: readAt ? 1 : 0,
  created_at: createdAt,
  type: type.toLowerCase().replace('_', '-'),
});

export const notificationRoutes: RestRoute[] = [
  {
    method: 'GET',
    path,
    answer: async (request) => ({
      notifications: (await listMyNotifications(request, { unreadOnly: false })).map(toRest),
    }),
  },
  {
    method: 'PUT',
    path: `${path}/mark-all-read`,
    answer: async (request) => {
      await markAllNotificationsRead(request, {});
      return { message: notificationMessages.allRead() };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id/read`,
    answer: async (request, { params }) => {
      await markNotificationRead(request, { id: params.id ?? '' });
      return { message: notificationMessages.read() };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    answer: async (request, { params }) => {
      await deleteNotification(request, { id: params.id ?? '' });
      return { message: notificationMessages.deleted() };
    },
  },
  // Called by mail programs when a person presses their own "Unsubscribe" (RFC 8058).
  {
    method: 'POST',
    path: '/unsubscribe/:link',
    fields: ['List-Unsubscribe'],
    isFromMailPrograms: true,
    answer: (request, { params: { link = '' }, body }) =>
      unsubscribeOneClick(request, { ...(body as { 'List-Unsubscribe': 'One-Click' }), link }),
  },
];
