import * as z from 'zod/mini';
import type { ApplicationStatus } from '../applications/application.labels.ts';
import { canMove } from '../applications/application.rules.ts';
import { readApplication } from '../applications/application.service.ts';
import { calendarText } from './interview-calendar.service.ts';
import type { Interview } from './interview.entity.ts';
import {
  calendarPastDays,
  interviewDaysSchema,
  interviewMessages,
  interviewSlots,
  isSlotPast,
  takenSlotsSchema,
} from './interview.rules.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { instantInIndia } from '../../core/india.rules.ts';
import { defineLoader } from '../../core/loader.ts';
import { defineQuery } from '../../core/use-case.ts';
import { findBusySlots, findCalendarEntry, findCurrentInterviews, listInterviews } from './interview.queries.ts';

const dayMilliseconds = 86_400_000;

/** Earliest first: from one day to another, however long ago, or the last months and all that is to come. */
export const listMyInterviews = defineQuery({
  name: 'interviews',
  allow: ['JOBSEEKER', 'HR'],
  token: 'INTERVIEWS_READ',
  input: interviewDaysSchema,
  run: ({ services, actor, now }, { date, until }) =>
    services.database.prepared(
      listInterviews({
        personId: actor.id,
        from: date ? new Date(instantInIndia(date)) : new Date(now.getTime() - calendarPastDays * dayMilliseconds),
        lastDay: date ? new Date(instantInIndia(until ?? date)) : 'infinity',
      }),
    ),
});

/** A cancelled one says so, so that it leaves the calendar again. NOT_FOUND for everybody else. */
export const readInterviewCalendar = defineQuery({
  name: 'readInterviewCalendar',
  allow: ['JOBSEEKER', 'HR'],
  token: 'INTERVIEWS_READ',
  input: z.object({ id: z.string() }),
  run: async (scope, { id }): Promise<string> => {
    const { services, actor } = scope;
    const [entry] = isId(id) ? await services.database.prepared(findCalendarEntry({ id, personId: actor.id })) : [];
    if (!entry) throw notFound(interviewMessages.notFound());
    return calendarText(scope, entry, entry);
  },
});

/** Only then is the other side's calendar any business of the recruiter's. */
const canSeeSeekersCalendar = (status: ApplicationStatus): boolean =>
  mayHaveInterview.has(status) || canMove(status, 'INTERVIEW_SCHEDULED', 'INTERVIEW');
const mayHaveInterview: ReadonlySet<ApplicationStatus> = new Set(['INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED']);

/**
 * Slots of a day that cannot be booked, for an own application or in the own calendar: somebody is busy, or they are
 * past.
 */
export const listTakenSlots = defineQuery({
  name: 'takenInterviewSlots',
  allow: ['HR'],
  token: 'INTERVIEWS_READ',
  input: takenSlotsSchema,
  load: async ({ request }, { applicationId }) =>
    applicationId ? readApplication(request, { id: applicationId }) : null,
  run: async ({ services, actor, now }, { date }, application) => {
    const personIds =
      application && canSeeSeekersCalendar(application.status)
        ? [application.recruiterId, application.seekerId]
        : [actor.id];
    const rows = await services.database.prepared(findBusySlots({ personIds, date }));
    const busy = new Set(rows.map(({ slot }) => slot));
    return interviewSlots.filter((slot) => busy.has(slot) || isSlotPast(date, slot, now));
  },
});

export const loadCurrentInterview = defineLoader<Interview, Interview | null>(
  ({ services }, applicationIds) => services.database.prepared(findCurrentInterviews(applicationIds)),
  ({ applicationId }) => applicationId ?? '',
);
