import { profileRoutes } from '../profiles/profile.rest.ts';
import { accountRoutes } from '../identity/accounts/account.rest.ts';
import { sessionRoutes } from '../identity/sessions/session.rest.ts';
import { signupRoutes } from '../identity/signups/signup.rest.ts';
import { fileRoutes } from '../files/file.rest.ts';
import type { RestRoute } from '../core/rest.ts';
import { notificationRoutes } from '../notifications/notification.rest.ts';
import { preferenceRoutes } from '../notifications/preference.rest.ts';

export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...sessionRoutes,
  ...signupRoutes,
  ...fileRoutes,
  ...notificationRoutes,
  ...preferenceRoutes,
  ...profileRoutes,
];
