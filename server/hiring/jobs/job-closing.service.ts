import { In } from 'typeorm';
import * as z from 'zod/mini';
import {
  employerAt,
  refuseOfSuspended,
  refuseSuspended,
  sendJobEventsSoon,
} from '../../companies/membership.service.ts';
import type { Services } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { defineCommand, runAsServer, type WriteScope } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { refuseWhileLeaving } from '../../people/users/user.service.ts';
import { Job, RecordedJobEvent, UnfinishedClosing } from './job.entity.ts';
import {
  type ClosedBy,
  type ClosedJob,
  closedNoticeToApplicant,
  closedNoticeToRecruiter,
  takenDownNoticeToApplicant,
} from './job.notices.ts';
import {
  closeDue,
  countedJob,
  type CountedJob,
  countingOneMore,
  countOneLess,
  countOneMore,
  expireDue,
  findFilledJobs,
  type JobsOf,
  listWaitingSeekers,
  takeClosing,
} from './job-closing.queries.ts';
import { autoStopProblems, autoStopSchema, jobMessages } from './job.rules.ts';
import { isOpen, reopeningRefusal } from './job.policy.ts';
import { autoStopColumns, heldColumns, recordOpened, reviewJob, waitingColumns } from './job-state.service.ts';
import { refuseTooManyOpen } from './job-limit.service.ts';
import { findReadableJob, loadOwnJob, recordJobEvent, refuse } from './job.service.ts';

/** For the statement that also writes the application. */
export { countedJob, countingOneMore };

type Scope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'now' | 'services'>;

const idSchema = z.object({ id: z.string() });

/** CONFLICT for a closed job. Applicants are notified. */
export const closeJob = defineCommand({
  name: 'closeJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  input: idSchema,
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<Job> => {
    const { tx, now } = scope;
    if (!isOpen(job)) throw conflict(jobMessages.alreadyClosed(), { reason: 'DONE_ALREADY' });
    await tx.update(Job, id, { isWanted: false, closedAt: now, updatedAt: now });
    await announceClosing(scope, job);
    return findReadableJob(scope, id);
  },
});

/**
 * With new limits or none (OP-115). It keeps its place in the search. Text and company are checked as if it were
 * posted: it may wait, or be held for review. CONFLICT for an open job, for one that opens by itself, and for one that
 * was taken down.
 */
export const reopenJob = defineCommand({
  name: 'reopenJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  input: z.object({ id: z.string(), autoStop: z.nullish(autoStopSchema) }),
  load: loadOwnJob,
  run: async (scope, { id, autoStop = null }, job): Promise<Job> => {
    const { tx, prepared, now } = scope;
    refuseWhileLeaving(scope.actor);
    await refuseSuspended(scope, job.companyId);
    const refusal = reopeningRefusal(job);
    if (refusal) throw conflict(refusal(), isOpen(job) ? { reason: 'DONE_ALREADY' } : {});
    const employer = await employerAt(scope, job.companyId);
    await refuseOfSuspended(scope);
    await refuseTooManyOpen(scope, employer, id);
    const finding = await reviewJob(scope, job);
    refuse(autoStopProblems(autoStop, { openedAt: now, applicationsReceived: job.applicationsReceived }, now));
    // Who opens a filled one has answered already whether it closes (D-05).
    const [filled] = await prepared(findFilledJobs([id]));
    await tx.update(Job, id, {
      isWanted: true,
      expiredAt: null,
      ...waitingColumns(employer, now),
      ...heldColumns(finding, now),
      openedAt: now,
      closedAt: null,
      keptOpenAt: filled ? now : null,
      updatedAt: now,
      ...autoStopColumns(autoStop, now),
    });
    // An applicant who was not notified of the closing yet needs no notice: the job is open again.
    await tx.delete(UnfinishedClosing, { jobId: id });
    await recordOpened(scope, [id]);
    return findReadableJob(scope, id);
  },
});

/** Takes the job out of every list but its applicants' (OP-117). An open one is closed with it. */
export async function archiveJob(scope: WriteScope<readonly ['HR']>, job: Job): Promise<void> {
  const { tx, now } = scope;
  const { id, closedAt } = job;
  await tx.update(Job, id, { isWanted: false, closedAt: closedAt ?? now, archivedAt: now, updatedAt: now });
  if (isOpen(job)) await announceClosing(scope, job);
  await recordJobEvent(scope, id, 'ARCHIVED');
}

/** In the caller's transaction. A closed or due job refuses (CONFLICT). */
export async function countApplication(scope: Scope, jobId: string): Promise<CountedJob> {
  const [job] = await scope.prepared(countOneMore({ jobId, now: scope.now }));
  if (!job) throw conflict(jobMessages.closed());
  await announceIfLast(scope, job);
  return job;
}

/** The last application of an auto-stop has closed the job. */
export async function announceIfLast(scope: Scope, job: CountedJob): Promise<void> {
  if (job.hasClosed) await announceClosing(scope, job, 'APPLICATIONS');
}

/** Of two withdrawals at once the second finds none. A job that closed stays closed. */
export async function uncountApplication({ prepared }: Pick<Scope, 'prepared'>, jobId: string): Promise<void> {
  await prepared(countOneLess(jobId));
}

/** Closed, or notified, in one transaction. */
const batchSize = 200;

/**
 * Within a minute of their time; from that time on they take no application. Each is closed by one server only, however
 * many run this at once. One that is not public at its time does not come back by itself.
 */
export async function closeDueJobs(services: Services): Promise<void> {
  const closeBatch = () =>
    runAsServer(services, async (scope) => {
      const closed = await scope.prepared(closeDue({ now: scope.now, limit: batchSize }));
      for (const job of closed) if (job.wasOpen) await announceClosing(scope, job, 'CLOCK');
      return closed.length;
    });
  while ((await closeBatch()) === batchSize);
}

export const noticesOfClosings = 'tell-of-closings';

/** Notifies the recruiter, if the job was not closed by hand; the applicants who wait hear right after the commit. */
async function announceClosing(scope: Scope, job: ClosedJob, by?: ClosedBy): Promise<void> {
  await recordClosings(scope, [job]);
  if (by) await notify(scope, [closedNoticeToRecruiter(job, by)]);
  await scope.tx.insert(UnfinishedClosing, { jobId: job.id });
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

/** For the job's own history, and for programs of its recruiter. */
async function recordClosings(scope: Scope, jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
  if (jobs.length === 0) return;
  await scope.tx.insert(
    RecordedJobEvent,
    jobs.map(({ id: jobId }) => ({ jobId, type: 'CLOSED' as const, at: scope.now })),
  );
  sendJobEventsSoon(scope);
}

/** Of jobs that were closed without a word before: who waits for an answer hears of it now. */
export async function announceClosings(scope: Scope, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await scope.tx.insert(
    UnfinishedClosing,
    jobIds.map((jobId) => ({ jobId })),
  );
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

/**
 * Of jobs that were public until now. Who waits for an answer hears right after the commit, of nothing else any more.
 */
export async function announceTakenOff(scope: Scope, jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
  await recordClosings(scope, jobs);
  await tellOfTakeDown(
    scope,
    jobs.map(({ id }) => id),
  );
}

export async function tellOfTakeDown(scope: Scope, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await scope.tx.delete(UnfinishedClosing, { jobId: In(jobIds) });
  await scope.tx.insert(
    UnfinishedClosing,
    jobIds.map((jobId) => ({ jobId, isTakenDown: true })),
  );
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

/**
 * Closes those whose time came while something kept them from being public. Called before that is lifted, so that they
 * are not open until the next run of the task. Answers their ids.
 */
export const expireDueJobs = async ({ prepared, now }: Scope, of: JobsOf): Promise<string[]> =>
  (await prepared(expireDue({ ...of, now }))).map(({ id }) => id);

/** Who was not notified yet needs no notice: the job is there again. Answers the ids of those that are public now. */
export async function announceBack(scope: Scope, jobs: readonly Pick<Job, 'id'>[]): Promise<string[]> {
  const jobIds = jobs.map(({ id }) => id);
  await scope.tx.delete(UnfinishedClosing, { jobId: In(jobIds), isTakenDown: true });
  return recordOpened(scope, jobIds);
}

/**
 * Notifies the applicants of closed jobs. A batch and its mark are one transaction, so each is notified once, also when
 * the server stops in between or another one does the same.
 */
export async function sendClosingNotices(services: Services): Promise<void> {
  const notifyNext = () =>
    runAsServer(services, async (scope) => {
      const [closing] = await scope.prepared(takeClosing());
      if (!closing) return false;
      const noticeToApplicant = closing.isTakenDown ? takenDownNoticeToApplicant : closedNoticeToApplicant;
      const seekers = await scope.prepared(listWaitingSeekers({ ...closing, limit: batchSize }));
      await notify(
        scope,
        seekers.map((waiting) => noticeToApplicant(closing, waiting)),
      );
      const notifiedUpTo = seekers[batchSize - 1]?.seekerId;
      await (notifiedUpTo
        ? scope.tx.update(UnfinishedClosing, closing.id, { notifiedUpTo })
        : scope.tx.delete(UnfinishedClosing, closing.id));
      return true;
    });
  while (await notifyNext());
}
