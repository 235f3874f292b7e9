import { t } from '@lingui/core/macro';
import { momentText } from '../../core/date-text.ts';
import { recruiterLink, seekerLink } from '../../hiring/jobs/application-link.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';

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
