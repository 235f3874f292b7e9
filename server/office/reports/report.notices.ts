import { t } from '@lingui/core/macro';
import { pages } from '../../core/client-pages.rules.ts';
import { recruiterLink, seekerLink } from '../../hiring/jobs/application-link.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';

interface SettledReport {
  reporterId: string;
  role: string | null;
  /** Whose job or review it was, or the person themselves. */
  aboutId: string | null;
  /** The job that it was about, or one of the company of the review, while people can see it. */
  shownJobId: string | null;
  /** What the reporter has to do with the job, the company or the person. */
  application: { applicationId: string; jobId: string; isWithdrawn: boolean } | null;
}

/** To what was reported, as far as its reader finds it still; else to where they go on. */
function linkOfReport({ role, shownJobId, application }: SettledReport): string {
  const isRecruiter = role === 'HR';
  if (application) return isRecruiter ? recruiterLink(application) : seekerLink(application.applicationId);
  const { jobDetails, seekerJobDetails, hiring, applyForJobs } = pages;
  if (shownJobId) return (isRecruiter ? jobDetails : seekerJobDetails).path.replace(':id', shownJobId);
  return (isRecruiter ? hiring : applyForJobs).path;
}

export const settledNotice = (report: SettledReport, title: string, note: string): Notice => ({
  userId: report.reporterId,
  about: report.aboutId ? [report.aboutId] : [],
  type: 'GENERAL',
  title: t`We have looked at your report`,
  text: [t`You reported ${title}. The outcome:`, note].join(' '),
  link: linkOfReport(report),
});

interface RemovedReview {
  seekerId: string;
  companyName: string;
  /** The newest to the company, which is where another review is written. */
  applicationId: string | undefined;
}

export const reviewRemovedNotice = (
  { seekerId, companyName, applicationId }: RemovedReview,
  reason: string,
): Notice => ({
  userId: seekerId,
  about: [],
  type: 'GENERAL',
  title: t`Your review was removed`,
  text: [t`We removed your review of ${companyName}.`, t`The reason: ${reason}`].join(' '),
  link: applicationId ? seekerLink(applicationId) : pages.appliedJobs.path,
});
