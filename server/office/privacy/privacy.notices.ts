import { t } from '@lingui/core/macro';
import { momentText } from '../../core/date-text.ts';
import { recruiterLink, seekerLink } from '../../hiring/jobs/application-link.rules.ts';
import { exportHours } from '../../platform/files/file.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';

export const dataReadyNotice = (userId: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Your data is ready`,
  text: t`Log in and download it within ${exportHours} hours. After that it is deleted, and you can ask for it again.`,
  link: '/account#privacy',
});

export const dataFailedNotice = (userId: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`Your data could not be prepared`,
  text: t`Please request it again. If that keeps failing, contact support.`,
  link: '/account#privacy',
});

interface InterviewOff {
  otherId: string;
  isOtherRecruiter: boolean;
  startsAt: Date;
  applicationId: string;
  jobId: string;
  /** As it is now; deleting a seeker's account withdraws their undecided applications. */
  isWithdrawn: boolean;
}

/** To the other side, without the name, which is being deleted. */
export const interviewOffNotice = ({ otherId, isOtherRecruiter, startsAt, ...application }: InterviewOff): Notice => ({
  userId: otherId,
  about: [],
  type: 'INTERVIEW',
  title: t`An interview is cancelled`,
  text: isOtherRecruiter
    ? t`The applicant deleted their account, so the interview on ${momentText(startsAt)} is cancelled.`
    : t`The recruiter deleted their account, so the interview on ${momentText(startsAt)} is cancelled.`,
  link: isOtherRecruiter ? recruiterLink(application) : seekerLink(application.applicationId),
});
