import { t } from '@lingui/core/macro';
import type { Notice } from '../notifications/notification.service.ts';
import { failingDays } from './webhook.rules.ts';

export const switchedOffNotice = (userId: string, url: string): Notice => ({
  userId,
  type: 'GENERAL',
  title: t`A webhook was switched off`,
  text: [
    t`Nothing was taken at ${url} for ${failingDays} days, so nothing is sent there any more.`,
    t`Switch it on again when it works.`,
  ].join(' '),
  link: '/hire/webhooks',
});
