import { t } from '@lingui/core/macro';
import type { Role } from '../../core/actor.rules.ts';
import { pages } from '../../core/client-pages.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import { supportChatHash } from './support.labels.ts';

/** The chat is on every page behind the login; the link opens it on the reader's own. */
const firstPage: Record<Role, string> = {
  JOBSEEKER: pages.applyForJobs.path,
  HR: pages.hiring.path,
  ADMIN: pages.adminHome.path,
  SUPERADMIN: pages.superadminHome.path,
};

export const answeredNotice = (userId: string, role: Role, answer: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Support has answered you`,
  text: answer,
  link: `${firstPage[role]}#${supportChatHash}`,
});
