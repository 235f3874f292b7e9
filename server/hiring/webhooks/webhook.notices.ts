import { t } from '@lingui/core/macro';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import { failingDays } from './webhook.rules.ts';

/** With the host alone: mail programs make links of addresses. */
export const switchedOffNotice = (userId: string, host: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`A webhook was switched off`,
  text: [
    t`No message was accepted at ${host} for ${failingDays} days, so nothing is sent there any more.`,
    t`Switch it on again when it works.`,
  ].join(' '),
  link: '/hire/webhooks',
});
