import { t } from '@lingui/core/macro';
import { IsNull, Not } from 'typeorm';
import * as z from 'zod/mini';
import {
  announceChange,
  leaveInterview,
  lockApplication,
  moveApplication,
  type NamedApplication,
} from '../applications/application-move.service.ts';
import { Application } from '../applications/application.entity.ts';
import { canMove } from '../applications/application.rules.ts';
import { limitBySubjects, ofPerson } from '../../core/limits.ts';
import { badInput, conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { Job } from '../jobs/job.entity.ts';
import { indianDay } from '../../core/india.rules.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { interviewNotices, sendInterviews } from './interview-calendar.service.ts';
import { Interview } from './interview.entity.ts';
import { placeColumns, type PlaceColumns } from './interview-place.rules.ts';
import type { InterviewSlot } from './interview.labels.ts';
import {
  addInterviewSchema,
  interviewLimits,
  interviewMessages,
  interviewStatusAt,
  interviewTextLength,
  isLive,
  isSlotPast,
  latestInterviewDay,
  scheduleInterviewSchema,
  slotTimes,
  updateInterviewSchema,
} from './interview.rules.ts';

type RecruiterScope = WriteScope<readonly ['HR']>;

const bookingConflicts = {
  interviews_recruiter_no_overlap: interviewMessages.booked,
  interviews_seeker_no_overlap: interviewMessages.booked,
};

const dayMilliseconds = 86_400_000;

/**
 * The application moves on with it. CONFLICT if either side is busy then or the job was deleted; a past slot is bad
 * input.
 */
export const scheduleInterview = defineCommand({
  name: 'scheduleInterview',
  allow: ['HR'],
  token: 'INTERVIEWS_WRITE',
  isCreating: true,
  input: scheduleInterviewSchema,
  load: (scope, { applicationId }) => lockApplication(scope, applicationId),
  conflicts: bookingConflicts,
  run: async (scope, { date, slot, place }, application) => {
    refuseOddSlot(date, slot, scope.now);
    await refuseDeletedJob(scope, application.jobId);
    if (!canMove(application.status, 'INTERVIEW_SCHEDULED', 'INTERVIEW'))
      throw conflict(interviewMessages.notApproved());
    await countChange(scope, application.id);
    await lockCalendars(scope, [application.recruiterId, application.seekerId]);
    const interview = await insertInterview(scope, {
      applicationId: application.id,
      recruiterId: application.recruiterId,
      seekerId: application.seekerId,
      title: t`Interview for ${application.jobTitle}`,
      candidate: `${application.seekerName}, ${application.jobTitle}`.slice(0, interviewTextLength),
      date,
      slot,
      ...placeColumns(place),
    });
    const notices = interviewNotices(scope, interview, application, 'SCHEDULED');
    await moveApplication(scope, application, { to: 'INTERVIEW_SCHEDULED', by: 'INTERVIEW', notices });
    await sendInterviews(scope, 'INTERVIEW_SCHEDULED', [sentOf(interview, application)]);
    return interview;
  },
  answerIsAbout: ({ seekerId }) => [seekerId],
});

const sentOf = ({ id, startsAt, mode }: Interview, { id: applicationId, jobId }: NamedApplication) => ({
  id,
  startsAt,
  mode,
  applicationId,
  jobId,
});

/** A request that deletes the job waits until this interview is booked, and cancels it then (D-04). */
async function refuseDeletedJob({ tx }: RecruiterScope, jobId: string): Promise<void> {
  const job = await tx.findOne(Job, {
    select: { id: true },
    where: { id: jobId, archivedAt: IsNull() },
    lock: { mode: 'pessimistic_read' },
  });
  if (!job) throw conflict(interviewMessages.jobDeleted());
}

/**
 * An interview of no application stands in the recruiter's calendar alone (OP-113). CONFLICT if it is full then; a past
 * slot is bad input.
 */
export const addInterview = defineCommand({
  name: 'addInterview',
  allow: ['HR'],
  token: 'INTERVIEWS_WRITE',
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: addInterviewSchema,
  conflicts: bookingConflicts,
  run: async (scope, { input: { place, ...input } }) => {
    refuseOddSlot(input.date, input.slot, scope.now);
    await countChange(scope, null);
    await lockCalendars(scope, [scope.actor.id]);
    const noApplication = { applicationId: null, recruiterId: scope.actor.id, seekerId: null };
    return insertInterview(scope, { ...input, ...placeColumns(place), ...noApplication });
  },
});

type NewRow = PlaceColumns &
  Pick<Interview, 'applicationId' | 'recruiterId' | 'seekerId' | 'title' | 'candidate' | 'date' | 'slot'>;

const insertInterview = ({ tx, now }: RecruiterScope, row: NewRow): Promise<Interview> =>
  tx.save(
    tx.create(Interview, {
      ...row,
      ...placedAt(row.date, row.slot, now),
      storedStatus: 'SCHEDULED',
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    }),
  );

/**
 * Start and end are the database's own columns; they come to the same. A day or less ahead, the invitation itself is
 * the reminder.
 */
function placedAt(date: string, slot: InterviewSlot, now: Date) {
  const { startsAt, endsAt } = slotTimes(date, slot);
  const isSoon = startsAt.getTime() - now.getTime() <= dayMilliseconds;
  return { date, slot, startsAt, endsAt, remindedAt: isSoon ? now : null };
}

function refuseOddSlot(date: string, slot: InterviewSlot, now: Date): void {
  if (isSlotPast(date, slot, now)) throw badInput({ slot: interviewMessages.past() });
  if (date > latestInterviewDay(indianDay(now))) throw badInput({ date: interviewMessages.tooFar() });
}

/** Each change notifies both sides, so it is limited. */
async function countChange(scope: RecruiterScope, applicationId: string | null): Promise<void> {
  const { ofRecruiter, ofApplication } = interviewLimits;
  await limitBySubjects(scope, ofRecruiter.seconds, [
    ofPerson(scope, 'interview', ofRecruiter),
    ...(applicationId ? [{ ...ofApplication, scope: 'interview-of-application', subject: applicationId }] : []),
  ]);
}

/** Bookings of one person wait here; in the exclusion constraints they would lock each other out. */
async function lockCalendars({ tx }: RecruiterScope, personIds: (string | null)[]): Promise<void> {
  await tx.query('select id from users where id = any($1) order by id for no key update', [personIds.filter(Boolean)]);
}

/**
 * Both sides are notified of a new date, slot or place; status CANCELLED is the same as deleting. CONFLICT if somebody
 * is busy then, or the interview is over. BAD_USER_INPUT for another candidate where there is an application.
 */
export const updateInterview = defineCommand({
  name: 'updateInterview',
  allow: ['HR'],
  token: 'INTERVIEWS_WRITE',
  input: updateInterviewSchema,
  load: (scope, { id }) => lockOwn(scope, id),
  conflicts: bookingConflicts,
  run: async (scope, { input }, { interview, application }) => {
    if (input.status === 'CANCELLED') return cancel(scope, interview, application);
    const { tx, now } = scope;
    const { date, slot } = { date: input.date ?? interview.date, slot: input.slot ?? interview.slot };
    const { mode, location } = input.place === undefined ? interview : placeColumns(input.place);
    const isMoved = date !== interview.date || slot !== interview.slot;
    const isElsewhere = mode !== interview.mode || location !== interview.location;
    const isNotified = isMoved || isElsewhere;
    // An interview of an application is one with its applicant; a window that sends all fields changes nothing.
    if (application && (input.candidate ?? interview.candidate) !== interview.candidate)
      throw badInput({ candidate: interviewMessages.candidateIsApplicant() });
    if (isNotified || (input.status && isLive(input.status))) refuseOver(interview, now);
    if (input.status === 'COMPLETED' && slotTimes(date, slot).startsAt > now)
      throw badInput({ status: interviewMessages.notHeldYet() });
    if (isMoved) refuseOddSlot(date, slot, now);
    if (isNotified) await countChange(scope, interview.applicationId);
    if (isMoved) await lockCalendars(scope, [interview.recruiterId, interview.seekerId]);
    const changed = Object.assign(interview, {
      title: input.title ?? interview.title,
      candidate: input.candidate ?? interview.candidate,
      storedStatus: input.status ?? interview.storedStatus,
      updatedAt: now,
      mode,
      location,
      ...(isMoved && placedAt(date, slot, now)),
      ...(isNotified && { sequence: interview.sequence + 1 }),
    });
    await tx.save(changed);
    if (application) await tx.update(Application, application.id, { changedAt: now });
    if (isNotified && application) {
      const change = isMoved ? (isElsewhere ? 'MOVED_ELSEWHERE' : 'MOVED') : 'PLACE_UPDATED';
      await notify(scope, interviewNotices(scope, changed, application, change));
      await sendInterviews(scope, 'INTERVIEW_MOVED', [sentOf(changed, application)]);
      announceChange(scope, application);
    }
    return changed;
  },
});

/** Its application is approved again. It leaves both calendars, nothing is deleted. CONFLICT if it is over. */
export const deleteInterview = defineCommand({
  name: 'deleteInterview',
  allow: ['HR'],
  token: 'INTERVIEWS_WRITE',
  input: z.object({ id: z.string() }),
  load: (scope, { id }) => lockOwn(scope, id),
  run: async (scope, _input, { interview, application }) => {
    await cancel(scope, interview, application);
    return true;
  },
});

async function cancel(
  scope: RecruiterScope,
  interview: Interview,
  application: NamedApplication | null,
): Promise<Interview> {
  refuseOver(interview, scope.now);
  await countChange(scope, interview.applicationId);
  const change = { storedStatus: 'CANCELLED' as const, sequence: interview.sequence + 1, updatedAt: scope.now };
  const cancelled = await scope.tx.save(Object.assign(interview, change));
  if (application) {
    await scope.tx.update(Application, application.id, { changedAt: scope.now });
    await leaveInterview(scope, application, cancelled);
    await sendInterviews(scope, 'INTERVIEW_CANCELLED', [sentOf(cancelled, application)]);
  }
  return cancelled;
}

/** What was held, or not, stays as it is in everybody's calendar. */
function refuseOver({ storedStatus, endsAt }: Interview, now: Date): void {
  if (interviewStatusAt(storedStatus, endsAt, now) === 'COMPLETED') throw conflict(interviewMessages.over());
}

/** With its application, which is locked before it, in the same order as by every move. */
async function lockOwn(scope: RecruiterScope, id: string) {
  const { applicationId } = await findOwn(scope, id);
  const application = applicationId ? await lockApplication(scope, applicationId) : null;
  return { application, interview: await findOwn(scope, id, { mode: 'pessimistic_write' }) };
}

async function findOwn(
  { tx, actor }: RecruiterScope,
  id: string,
  lock?: { mode: 'pessimistic_write' },
): Promise<Interview> {
  const own = { id, recruiterId: actor.id, storedStatus: Not('CANCELLED' as const) };
  const interview = isId(id) ? await tx.findOne(Interview, { where: own, ...(lock && { lock }) }) : null;
  if (!interview) throw notFound(interviewMessages.notFound());
  return interview;
}
