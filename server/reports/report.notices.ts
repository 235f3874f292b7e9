import { t } from '@lingui/core/macro';
import { pages } from '../core/client-pages.rules.ts';
import type { Notice } from '../notifications/notification.service.ts';

export const settledNotice = (userId: string, isRecruiter: boolean, title: string, note: string): Notice => ({
  userId,
  type: 'GENERAL',
  title: t`We have looked at your report`,
  text: [t`You reported ${title}. This came of it:`, note].join(' '),
  link: isRecruiter ? pages.hiring.path : pages.applyForJobs.path,
});

export const reviewRemovedNotice = (userId: string, companyName: string, reason: string): Notice => ({
  userId,
  type: 'GENERAL',
  title: t`Your review was removed`,
  text: [t`We removed your review of ${companyName}.`, t`The reason: ${reason}`].join(' '),
  link: pages.appliedJobs.path,
});
