import type { Notice } from '../notifications/notification.service.ts';

export interface ClosedJob {
  id: string;
  title: string;
  companyName: string;
  recruiterId: string;
}

export type ClosedBy = 'APPLICATIONS' | 'CLOCK';

export const closedNoticeToApplicant = ({ title, companyName }: ClosedJob, seekerId: string): Notice => ({
  userId: seekerId,
  type: 'JOB_ALERT',
  title: 'A job you applied for is closed',
  text: `${companyName} takes no more applications for ${title}. Yours stays with them.`,
  link: '/applied-jobs',
});

const closedBecause: Record<ClosedBy, string> = {
  APPLICATIONS: 'has reached its number of applications and is closed now.',
  CLOCK: 'has reached its closing time and is closed now.',
};

export const closedNoticeToRecruiter = ({ id, title, recruiterId }: ClosedJob, closedBy: ClosedBy): Notice => ({
  userId: recruiterId,
  type: 'JOB_ALERT',
  title: 'Your job posting was closed',
  text: `${title} ${closedBecause[closedBy]} You can reopen it with new limits.`,
  link: `/hire/applications?job=${id}`,
});
