import { t } from '@lingui/core/macro';
import { exportHours } from '../../platform/files/file.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';

export const dataReadyNotice = (userId: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Your data is ready`,
  text: t`Log in and download it within ${exportHours} hours. After that it is deleted, and you can ask for it again.`,
  link: '/account#privacy',
});

export const dataFailedNotice = (userId: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Your data could not be gathered`,
  text: t`Please ask for it again. If that does not help, write to the support.`,
  link: '/account#privacy',
});
