import { t } from '@lingui/core/macro';
import type { Notice } from '../notifications/notification.service.ts';

const moment = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

interface InterviewOff {
  otherId: string;
  isOtherRecruiter: boolean;
  startsAt: Date;
}

/** To the other side, without the name, which is being deleted. */
export const interviewOffNotice = ({ otherId, isOtherRecruiter, startsAt }: InterviewOff): Notice => ({
  userId: otherId,
  type: 'INTERVIEW',
  title: t`An interview is cancelled`,
  text: isOtherRecruiter
    ? t`The applicant deleted their account, so the interview on ${moment.format(startsAt)} is cancelled.`
    : t`The recruiter deleted their account, so the interview on ${moment.format(startsAt)} is cancelled.`,
  link: isOtherRecruiter ? '/hire/schedule' : '/schedule',
});
