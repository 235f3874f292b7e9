import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { instantInIndia } from '../../core/india.rules.ts';
import { daySchema, requiredLine, keysOf } from '../../core/text.rules.ts';
import { interviewPlaceSchema } from './interview-place.rules.ts';
import {
  type InterviewSlot,
  interviewSlotLabels,
  type InterviewStatus,
  interviewStatusLabels,
} from './interview.labels.ts';

export const interviewSlots = keysOf(interviewSlotLabels);
const interviewStatuses = keysOf(interviewStatusLabels);

/** First and last instant of a slot on a day (YYYY-MM-DD) in India. */
export function slotTimes(date: string, slot: InterviewSlot): { startsAt: Date; endsAt: Date } {
  const [from, to] = interviewSlotLabels[slot].split('-');
  return { startsAt: new Date(instantInIndia(date, from)), endsAt: new Date(instantInIndia(date, to)) };
}

/** Slots that have begun cannot be booked (OP-113). */
export const isSlotPast = (date: string, slot: InterviewSlot, now: Date): boolean =>
  slotTimes(date, slot).startsAt <= now;

const yearsAhead = 2;
/** No one makes appointments for later (D-04). */
export const latestInterviewDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/** Stored statuses of an interview that still stands in the calendars. */
export const liveStatuses: readonly InterviewStatus[] = ['SCHEDULED', 'PENDING'];
export const isLive = (stored: InterviewStatus): boolean => liveStatuses.includes(stored);

/** What an interview is by time and outcome (OP-112): once its time is over it counts as completed. */
export function interviewStatusAt(stored: InterviewStatus, endsAt: Date, now: Date): InterviewStatus {
  return isLive(stored) && endsAt <= now ? 'COMPLETED' : stored;
}

export const interviewMessages = {
  booked: () => t`This slot is already booked.`,
  past: () => t`This time has already passed. Please choose a later one.`,
  tooFar: () => t`An interview can be at most two years ahead.`,
  changedOften: () => t`This interview was scheduled, moved or cancelled many times today. Please go on tomorrow.`,
  manyChanged: () => t`You have scheduled, moved or cancelled many interviews today. Please go on tomorrow.`,
  notApproved: () => t`An interview can be scheduled only for an approved application without one.`,
  jobDeleted: () => t`This job was deleted. No interview can be scheduled for it any more.`,
  over: () => t`This interview is over and cannot be moved or cancelled any more.`,
  notHeldYet: () => t`This interview has not begun yet.`,
  notFound: () => t`Interview not found.`,
  dateRequired: () => t`Date is required`,
  slotRequired: () => t`Time slot is required`,
  candidateIsApplicant: () => t`This interview belongs to an application. Its candidate cannot be changed.`,
  titleRequired: () => t`Title is required`,
  candidateRequired: () => t`Candidate is required`,
} as const;

const daySeconds = 86_400;
/** Interviews that are scheduled, moved or cancelled in a day: each time both sides get a mail. */
export const interviewLimits = {
  ofApplication: { limit: 10, seconds: daySeconds, message: interviewMessages.changedOften },
  ofRecruiter: { limit: 200, seconds: daySeconds, message: interviewMessages.manyChanged },
} as const;

export const interviewTextLength = 150;

export const interviewDateSchema = daySchema(interviewMessages.dateRequired);
const titleSchema = requiredLine(() => t`Title`, interviewMessages.titleRequired, interviewTextLength);
const candidateSchema = requiredLine(() => t`Candidate`, interviewMessages.candidateRequired, interviewTextLength);

export const scheduleInterviewSchema = z.object({
  applicationId: z.string(),
  date: interviewDateSchema,
  slot: z.enum(interviewSlots),
  place: z.nullish(interviewPlaceSchema),
});

/** An interview that is typed in by hand: with somebody who did not apply here (OP-113). */
export const addInterviewSchema = z.object({
  input: z.object({
    title: titleSchema,
    candidate: candidateSchema,
    date: interviewDateSchema,
    slot: z.enum(interviewSlots),
    place: z.nullish(interviewPlaceSchema),
  }),
});
export type NewInterview = z.input<typeof addInterviewSchema>['input'];

export const updateInterviewSchema = z.object({
  id: z.string(),
  input: z.object({
    title: z.nullish(titleSchema),
    candidate: z.nullish(candidateSchema),
    date: z.nullish(interviewDateSchema),
    slot: z.nullish(z.enum(interviewSlots)),
    status: z.nullish(z.enum(interviewStatuses)),
    /** Left out it stays, null removes it. */
    place: z.nullish(interviewPlaceSchema),
  }),
});
export type InterviewChange = z.input<typeof updateInterviewSchema>['input'];

/** How far back the usual list of a calendar goes; what is older is asked for by its days. */
export const calendarPastDays = 92;

const longestStretch = 42;
const stretchEnd = () => t`The last day must be on or at most ${longestStretch - 1} days after the first.`;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** A day, or all from a first to a last one, as many as a calendar shows of a month. */
export const interviewDaysSchema = z
  .object({ date: z.nullish(interviewDateSchema), until: z.nullish(interviewDateSchema) })
  .check(
    z.refine(
      ({ date, until }) => !until || (date && until >= date && dayNumber(until) - dayNumber(date) < longestStretch),
      { path: ['until'], error: stretchEnd },
    ),
  );
export const takenSlotsSchema = z.object({ applicationId: z.nullish(z.string()), date: interviewDateSchema });
