import { t } from '@lingui/core/macro';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import { seekerLink } from './application-link.rules.ts';

/** An application to the job that still waits for an answer. */
interface Waiting {
  seekerId: string;
  applicationId: string;
}

export interface ClosedJob {
  id: string;
  title: string;
  recruiterId: string;
}

type ReleasedJob = ClosedJob & { waitsSince: Date | null };

export type ClosedBy = 'APPLICATIONS' | 'CLOCK';

export const closedNoticeToApplicant = (
  { title, companyName }: { title: string; companyName: string },
  { seekerId, applicationId }: Waiting,
): Notice => ({
  userId: seekerId,
  about: [],
  type: 'JOB_ALERT',
  title: t`A job you applied for is closed`,
  text: t`${companyName} takes no more applications for ${title}. Yours stays with them.`,
  link: seekerLink(applicationId),
});

const closedBecause: Record<ClosedBy, (title: string) => string> = {
  APPLICATIONS: (title) => t`${title} has reached its number of applications and is closed now.`,
  CLOCK: (title) => t`${title} has reached its closing time and is closed now.`,
};

export const closedNoticeToRecruiter = ({ id, title, recruiterId }: ClosedJob, closedBy: ClosedBy): Notice => ({
  userId: recruiterId,
  about: [],
  type: 'JOB_ALERT',
  title: t`Your job posting was closed`,
  text: [closedBecause[closedBy](title), t`You can reopen it with new limits.`].join(' '),
  link: `/hire/applications?job=${id}`,
});

/** In place of the notice of a closing. It does not say why: that is between the portal and the recruiter. */
export const takenDownNoticeToApplicant = (
  { title, companyName }: { title: string; companyName: string },
  { seekerId, applicationId }: Waiting,
): Notice => ({
  userId: seekerId,
  about: [],
  type: 'JOB_ALERT',
  title: t`A job you applied for was taken down`,
  text: [
    t`We took down ${title} at ${companyName}, because it does not follow our rules.`,
    t`You need not do anything. Please send nobody money or papers for this job.`,
  ].join(' '),
  link: seekerLink(applicationId),
});

export const takenDownNotice = ({ id, title, recruiterId }: ClosedJob, reason: string): Notice => ({
  userId: recruiterId,
  about: [],
  type: 'JOB_ALERT',
  title: t`Your job posting was taken down`,
  text: [t`We took down ${title}: nobody but you sees it now.`, t`The reason: ${reason}`].join(' '),
  link: `/hire/all-jobs?job=${id}`,
});

const afterRestoring = {
  OPEN: (title: string) => t`${title} is in the search again, as before it was taken down.`,
  WAITING: (title: string) =>
    t`${title} is no longer taken down. What still keeps it from the search stands beside it.`,
  CLOSED: (title: string) => t`${title} is no longer taken down. It is closed; reopen it when you want applications.`,
};

/** One that was open may be closed now: a recruiter without the tick has few at once. */
export const restoredNotice = ({ id, title, recruiterId }: ClosedJob, state: keyof typeof afterRestoring): Notice => ({
  userId: recruiterId,
  about: [],
  type: 'JOB_ALERT',
  title: t`Your job posting is back`,
  text: afterRestoring[state](title),
  link: `/hire/all-jobs?job=${id}`,
});

export const releasedNotice = ({ id, title, recruiterId, waitsSince }: ReleasedJob, isOpen: boolean): Notice => ({
  userId: recruiterId,
  about: [],
  type: 'JOB_ALERT',
  title: t`Your job posting is released`,
  text: isOpen
    ? t`We have read ${title}, and it may stay as it is. It is in the search now.`
    : waitsSince
      ? t`We have read ${title}, and it may stay as it is. It opens when your company is verified or lets you in.`
      : t`We have read ${title}, and it may stay as it is.`,
  link: `/hire/all-jobs?job=${id}`,
});
