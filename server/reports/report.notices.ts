import { t } from '@lingui/core/macro';
import { pages } from '../core/client-pages.rules.ts';
import type { Notice } from '../notifications/notification.service.ts';

interface SettledReport {
  reporterId: string;
  role: string | null;
  /** Whose job or review it was, or the person themselves. */
  aboutId: string | null;
}

export const settledNotice = ({ reporterId, role, aboutId }: SettledReport, title: string, note: string): Notice => ({
  userId: reporterId,
  about: aboutId ? [aboutId] : [],
  type: 'GENERAL',
  title: t`We have looked at your report`,
  text: [t`You reported ${title}. This came of it:`, note].join(' '),
  link: role === 'HR' ? pages.hiring.path : pages.applyForJobs.path,
});

export const reviewRemovedNotice = (userId: string, companyName: string, reason: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Your review was removed`,
  text: [t`We removed your review of ${companyName}.`, t`The reason: ${reason}`].join(' '),
  link: pages.appliedJobs.path,
});
