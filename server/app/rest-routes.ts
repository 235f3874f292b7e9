import { profileRoutes } from '../profiles/profile.rest.ts';
import { accountRoutes } from '../accounts/account.rest.ts';
import { fileRoutes } from '../files/file.rest.ts';
import type { RestRoute } from '../core/rest.ts';
import { notificationRoutes } from '../notifications/notification.rest.ts';

/** The whole REST face. */
export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...fileRoutes,
  ...notificationRoutes,
  ...profileRoutes,
];
