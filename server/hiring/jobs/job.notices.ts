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
  text: t`${companyName} is no longer taking applications for ${title}. They keep yours.`,
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
    t`We took down ${title} at ${companyName} because it breaks our rules.`,
    t`You don't need to do anything. Please don't send money or documents to anyone for this job.`,
  ].join(' '),
  link: seekerLink(applicationId),
});

export const takenDownNotice = ({ id, title, recruiterId }: ClosedJob, reason: string): Notice => ({
  userId: recruiterId,
  about: [],
  type: 'JOB_ALERT',
  title: t`Your job posting was taken down`,
  text: [t`We took down ${title}. Only you can see it now.`, t`The reason: ${reason}`].join(' '),
  link: `/hire/all-jobs?job=${id}`,
});

const afterRestoring = {
  OPEN: (title: string) => t`${title} is back in the search.`,
  WAITING: (title: string) =>
    t`${title} is no longer taken down. You see next to it what still keeps it out of the search.`,
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
  title: t`Your job posting is approved`,
  text: isOpen
    ? t`We reviewed ${title} and approved it. It is in the search now.`
    : waitsSince
      ? t`We reviewed ${title} and approved it. It opens when your company is verified or accepts you.`
      : t`We reviewed ${title} and approved it.`,
  link: `/hire/all-jobs?job=${id}`,
});
