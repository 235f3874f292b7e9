import { t } from '@lingui/core/macro';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import { invitationLink } from './invitation.rules.ts';

interface Invited {
  seekerId: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
}

export const invitedNotice = ({ seekerId, jobId, jobTitle, companyName }: Invited): Notice => ({
  userId: seekerId,
  about: [],
  type: 'JOB_ALERT',
  title: t`You are invited to apply`,
  text: [
    t`${companyName} invites you to apply for ${jobTitle}.`,
    t`They don't know your name yet. It is shared with your resume when you accept.`,
  ].join(' '),
  link: invitationLink(jobId),
});
