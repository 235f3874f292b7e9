import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, mapped, type Message, oneLine } from '../../core/text.rules.ts';
import {
  type ApplicationList,
  type ApplicationStatus,
  applicationListLabels,
  applicationStatusLabels,
  type AppliedTab,
  appliedTabLabels,
} from './application.labels.ts';

/** Who moves an application: the recruiter by a decision, an interview by being scheduled or cancelled, the seeker. */
export type Mover = 'RECRUITER' | 'INTERVIEW' | 'SEEKER';
type Moves = Partial<Record<Mover, readonly ApplicationStatus[]>>;

/** The one transition table (OP-032); whatever is not in it is refused. */
const transitions: Record<ApplicationStatus, Moves> = {
  NEW: { RECRUITER: ['IN_REVIEW', 'APPROVED', 'ON_HOLD', 'REJECTED'], SEEKER: ['WITHDRAWN'] },
  IN_REVIEW: { RECRUITER: ['APPROVED', 'ON_HOLD', 'REJECTED'], SEEKER: ['WITHDRAWN'] },
  APPROVED: {
    RECRUITER: ['OFFER_EXTENDED', 'ON_HOLD', 'REJECTED'],
    INTERVIEW: ['INTERVIEW_SCHEDULED'],
    SEEKER: ['WITHDRAWN'],
  },
  ON_HOLD: { RECRUITER: ['APPROVED', 'REJECTED'], SEEKER: ['WITHDRAWN'] },
  REJECTED: { RECRUITER: ['APPROVED', 'ON_HOLD'] },
  INTERVIEW_SCHEDULED: {
    RECRUITER: ['OFFER_EXTENDED', 'ON_HOLD', 'REJECTED'],
    INTERVIEW: ['APPROVED'],
    SEEKER: ['WITHDRAWN'],
  },
  OFFER_EXTENDED: { RECRUITER: ['HIRED', 'ON_HOLD', 'REJECTED'], SEEKER: ['WITHDRAWN'] },
  HIRED: {},
  WITHDRAWN: { SEEKER: ['NEW'] },
};

export const canMove = (from: ApplicationStatus, to: ApplicationStatus, by: Mover): boolean =>
  transitions[from][by]?.includes(to) ?? false;

/** A review begins by itself when a profile is opened: that is no decision. */
export const isAsSeen = (status: ApplicationStatus, seen: ApplicationStatus | null | undefined): boolean =>
  !seen || seen === status || (seen === 'NEW' && status === 'IN_REVIEW');

/** Moves that say what the recruiter thinks; they set the time of the decision. */
export const decisions: readonly ApplicationStatus[] = ['APPROVED', 'ON_HOLD', 'REJECTED', 'OFFER_EXTENDED', 'HIRED'];

/** Moves after which an interview that has not been held makes no sense any more (OP-113, 123). */
export const cancelsInterview = (to: ApplicationStatus): boolean =>
  ['ON_HOLD', 'REJECTED', 'HIRED', 'WITHDRAWN'].includes(to);

/** After a decision (OP-018): "on hold" is none, and a seeker who withdrew has not seen one through. */
export const canReviewCompanyAt = (status: ApplicationStatus): boolean =>
  ['APPROVED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED', 'REJECTED'].includes(status);

/** A list is counted up to here, and says "1,000+" when there are more (contract, "Pages"). */
export const countedApplications = 1000;

/** What each list of the recruiter holds (OP-032). */
export const listStatuses: Record<ApplicationList, readonly ApplicationStatus[]> = {
  ALL: ['NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED'],
  APPROVED: ['APPROVED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED'],
  ON_HOLD: ['ON_HOLD'],
  REJECTED: ['REJECTED'],
};

/** Twin of `tabConditions` in application.queries (OP-012, D-03). */
export function appliedTabOf(status: ApplicationStatus, isJobOpen: boolean): AppliedTab {
  if (status === 'WITHDRAWN') return 'WITHDRAWN';
  return !isJobOpen || status === 'HIRED' || status === 'REJECTED' ? 'HIRING_DONE' : 'APPLIED';
}

/** Not decided before the job closed: shown in Hiring Done with the badge "Previous" (OP-012). */
export const isPrevious = (status: ApplicationStatus, isJobOpen: boolean): boolean =>
  !isJobOpen && (status === 'NEW' || status === 'IN_REVIEW');

/** Steps of a timeline that come with an application, and the most that can be asked for: the newest. */
export const timelineSteps = { usual: 10, most: 100 } as const;

export const applicationMessages = {
  timelineSteps: () => t`A timeline has 1 to ${timelineSteps.most} steps.`,
  alreadyApplied: () => t`Job already applied or not found`,
  jobNotFound: () => t`Job already applied or not found`,
  notFound: () => t`Application not found.`,
  appliedOften: () => t`You have applied for this job several times today. Please apply again tomorrow.`,
  manyApplications: () => t`You have applied for many jobs today. Please apply for the next ones tomorrow.`,
  decidedOften: () => t`This application was decided on many times today. Please go on tomorrow.`,
  manyDecisions: () => t`You have decided on many applications today. Please go on tomorrow.`,
  movedMeanwhile: () => t`This application has just changed. Please look at it again.`,
  alreadyIs: (status: ApplicationStatus) => t`This application is already ${applicationStatusLabels[status]()}.`,
  cannotMove: (from: ApplicationStatus, to: ApplicationStatus) =>
    t`An application that is ${applicationStatusLabels[from]()} cannot become ${applicationStatusLabels[to]()}.`,
  onlyByScheduling: () => t`Schedule an interview to move this application on.`,
  onlyByCancelling: () => t`Cancel the interview to move this application back.`,
  interviewIsOver: () =>
    t`The interview is over and cannot be cancelled. Extend an offer, put the application on hold or reject it.`,
} as const;

const day = 86_400;
/**
 * Applications of one person in a day: to one job, with withdrawals between them, and to all. Each notifies a
 * recruiter.
 */
export const applicationLimits = {
  toOneJob: { limit: 3, seconds: day, message: applicationMessages.appliedOften },
  ofPerson: { limit: 200, seconds: day, message: applicationMessages.manyApplications },
} as const;

/**
 * Decisions of a day: on one application, which notify its seeker, and of one recruiter. Taking one back is free, as it
 * was counted when it was made.
 */
export const decisionLimits = {
  ofApplication: { limit: 20, seconds: day, message: applicationMessages.decidedOften },
  ofRecruiter: { limit: 3000, seconds: day, message: applicationMessages.manyDecisions },
} as const;

/** As both sides read it (OP-095). */
export function timelineText(from: ApplicationStatus | null, to: ApplicationStatus, isUndo = false): string {
  if (isUndo) return t`Decision undone`;
  if (from === 'WITHDRAWN') return t`Applied again`;
  if (from === 'INTERVIEW_SCHEDULED' && to === 'APPROVED') return t`Interview cancelled`;
  return timelineTexts[to]();
}

const timelineTexts: Record<ApplicationStatus, Message> = {
  NEW: () => t`Applied`,
  IN_REVIEW: () => t`The recruiter is reviewing the application`,
  APPROVED: () => t`Approved`,
  ON_HOLD: () => t`Put on hold`,
  REJECTED: () => t`Not selected`,
  INTERVIEW_SCHEDULED: () => t`Interview scheduled`,
  OFFER_EXTENDED: () => t`Offer extended`,
  HIRED: () => t`Hired`,
  WITHDRAWN: () => t`Withdrawn`,
};

export const applicationReasonLength = 1000;

export const applicationReasonSchema = z.nullish(
  z.string().check(
    z.overwrite(oneLine),
    z.maxLength(applicationReasonLength, {
      error: () => t`The reason must be ${applicationReasonLength} characters or fewer.`,
    }),
  ),
);

const statusSchema = z.enum(keysOf(applicationStatusLabels));

export const statusChangeSchema = z.object({
  id: z.string(),
  status: statusSchema,
  reason: applicationReasonSchema,
  seen: z.nullish(statusSchema),
});

export const appliedTabSchema = mapped(z.nullish(z.enum(keysOf(appliedTabLabels))), (tab) => tab ?? 'APPLIED');

export const applicationListSchema = mapped(z.nullish(z.enum(keysOf(applicationListLabels))), (list) => list ?? 'ALL');

/** Applicants on a page, and the other sizes that are offered (OP-041). */
export const applicationPageSizes = [3, 10, 25] as const;
