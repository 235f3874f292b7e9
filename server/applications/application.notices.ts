import type { Notice } from '../notifications/notification.service.ts';
import type { NamedApplication } from './application-move.service.ts';
import type { ApplicationStatus } from './application.labels.ts';

const seekerApplicationsPath = '/applied-jobs';
const recruiterApplicationsPath = (jobId: string): string => `/hire/applications?job=${jobId}`;

type Moved = Pick<
  NamedApplication,
  'id' | 'jobId' | 'jobTitle' | 'companyName' | 'recruiterId' | 'seekerId' | 'seekerName'
>;
type Words = (application: Moved) => [title: string, text: string];

const seekerWords: Record<Exclude<ApplicationStatus, 'NEW' | 'WITHDRAWN'>, Words> = {
  IN_REVIEW: ({ jobTitle, companyName }) => [
    'Your application is in review',
    `${companyName} has begun to review your application for ${jobTitle}.`,
  ],
  APPROVED: ({ jobTitle, companyName }) => [
    'Your application was approved',
    `${companyName} has approved your application for ${jobTitle}.`,
  ],
  ON_HOLD: ({ jobTitle, companyName }) => [
    'Your application is on hold',
    `${companyName} has put your application for ${jobTitle} on hold.`,
  ],
  REJECTED: ({ jobTitle, companyName }) => [
    'Your application was not selected',
    `${companyName} has decided not to go on with your application for ${jobTitle}.`,
  ],
  INTERVIEW_SCHEDULED: ({ jobTitle, companyName }) => [
    'Your interview is scheduled',
    `${companyName} invites you to an interview for ${jobTitle}.`,
  ],
  OFFER_EXTENDED: ({ jobTitle, companyName }) => [
    'You have an offer',
    `${companyName} would like to hire you for ${jobTitle}.`,
  ],
  HIRED: ({ jobTitle, companyName }) => [
    'You are hired',
    `Congratulations! ${companyName} has hired you for ${jobTitle}.`,
  ],
};

const recruiterWords: Record<'NEW' | 'WITHDRAWN', Words> = {
  NEW: ({ jobTitle, seekerName }) => ['New application', `${seekerName} has applied for ${jobTitle}.`],
  WITHDRAWN: ({ jobTitle, seekerName }) => [
    'Application withdrawn',
    `${seekerName} has withdrawn the application for ${jobTitle}.`,
  ],
};

/** To the side that did not make the move. */
export function noticeOfMove(application: Moved, to: ApplicationStatus, reason?: string | null): Notice {
  if (to === 'NEW' || to === 'WITHDRAWN') {
    const [title, text] = recruiterWords[to](application);
    return {
      userId: application.recruiterId,
      aboutId: application.id,
      type: 'FOLLOW_UP',
      title,
      text,
      link: recruiterApplicationsPath(application.jobId),
    };
  }
  const [title, text] = seekerWords[to](application);
  return {
    userId: application.seekerId,
    aboutId: application.id,
    type: 'FOLLOW_UP',
    title,
    text: reason ? `${text} Reason: ${reason}` : text,
    link: seekerApplicationsPath,
  };
}
