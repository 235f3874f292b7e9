import { t } from '@lingui/core/macro';
import { recruiterLink, seekerLink } from '../jobs/application-link.rules.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import type { NamedApplication } from './application-move.service.ts';
import type { ApplicationStatus } from './application.labels.ts';

type Moved = Pick<
  NamedApplication,
  'id' | 'jobId' | 'jobTitle' | 'companyName' | 'recruiterId' | 'seekerId' | 'seekerName'
>;
type Words = (application: Moved) => [title: string, text: string];

const words: Record<ApplicationStatus, Words> = {
  IN_REVIEW: ({ jobTitle, companyName }) => [
    t`Your application is in review`,
    t`${companyName} has begun to review your application for ${jobTitle}.`,
  ],
  APPROVED: ({ jobTitle, companyName }) => [
    t`Your application was approved`,
    t`${companyName} has approved your application for ${jobTitle}.`,
  ],
  ON_HOLD: ({ jobTitle, companyName }) => [
    t`Your application is on hold`,
    t`${companyName} has put your application for ${jobTitle} on hold.`,
  ],
  REJECTED: ({ jobTitle, companyName }) => [
    t`Your application was not selected`,
    t`${companyName} has decided not to move forward with your application for ${jobTitle}.`,
  ],
  INTERVIEW_SCHEDULED: ({ jobTitle, companyName }) => [
    t`Your interview is scheduled`,
    t`${companyName} invites you to an interview for ${jobTitle}.`,
  ],
  OFFER_EXTENDED: ({ jobTitle, companyName }) => [
    t`You have an offer`,
    t`${companyName} would like to hire you for ${jobTitle}.`,
  ],
  HIRED: ({ jobTitle, companyName }) => [
    t`You are hired`,
    t`Congratulations! ${companyName} has hired you for ${jobTitle}.`,
  ],
  NEW: ({ jobTitle, seekerName }) => [t`New application`, t`${seekerName} has applied for ${jobTitle}.`],
  WITHDRAWN: ({ jobTitle, seekerName }) => [
    t`Application withdrawn`,
    t`${seekerName} has withdrawn the application for ${jobTitle}.`,
  ],
};

/** To the side that did not make the move. */
export function noticeOfMove(application: Moved, to: ApplicationStatus, reason?: string | null): Notice {
  const [title, text] = words[to](application);
  const isForRecruiter = to === 'NEW' || to === 'WITHDRAWN';
  return {
    userId: isForRecruiter ? application.recruiterId : application.seekerId,
    about: isForRecruiter ? [application.seekerId] : reason ? [application.recruiterId] : [],
    type: 'FOLLOW_UP',
    title,
    text: reason ? [text, isGoodNews(to) ? reason : t`Reason: ${reason}`].join(' ') : text,
    link: isForRecruiter
      ? recruiterLink({ applicationId: application.id, jobId: application.jobId, isWithdrawn: to === 'WITHDRAWN' })
      : seekerLink(application.id),
  };
}

/** What comes with an offer is a word to the person, no reason. */
const isGoodNews = (to: ApplicationStatus): boolean => to === 'OFFER_EXTENDED' || to === 'HIRED';
