import { t } from '@lingui/core/macro';
import type { Notice } from '../notifications/notification.service.ts';
import type { NamedApplication } from './application-move.service.ts';
import type { ApplicationStatus } from './application.labels.ts';

const seekerApplicationsPath = '/applied-jobs';
const recruiterApplicationsPath = (jobId: string): string => `/hire/applications?job=${jobId}`;

type Moved = Pick<NamedApplication, 'jobId' | 'jobTitle' | 'companyName' | 'recruiterId' | 'seekerId' | 'seekerName'>;
type Words = (application: Moved) => [title: string, text: string];

const seekerWords: Record<Exclude<ApplicationStatus, 'NEW' | 'WITHDRAWN'>, Words> = {
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
    t`${companyName} has decided not to go on with your application for ${jobTitle}.`,
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
};

const recruiterWords: Record<'NEW' | 'WITHDRAWN', Words> = {
  NEW: ({ jobTitle, seekerName }) => [t`New application`, t`${seekerName} has applied for ${jobTitle}.`],
  WITHDRAWN: ({ jobTitle, seekerName }) => [
    t`Application withdrawn`,
    t`${seekerName} has withdrawn the application for ${jobTitle}.`,
  ],
};

/** To the side that did not make the move. */
export function noticeOfMove(application: Moved, to: ApplicationStatus, reason?: string | null): Notice {
  if (to === 'NEW' || to === 'WITHDRAWN') {
    const [title, text] = recruiterWords[to](application);
    return {
      userId: application.recruiterId,
      type: 'FOLLOW_UP',
      title,
      text,
      link: recruiterApplicationsPath(application.jobId),
    };
  }
  const [title, text] = seekerWords[to](application);
  return {
    userId: application.seekerId,
    type: 'FOLLOW_UP',
    title,
    text: reason ? [text, t`Reason: ${reason}`].join(' ') : text,
    link: seekerApplicationsPath,
  };
}
