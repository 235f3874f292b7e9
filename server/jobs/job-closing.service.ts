import * as z from 'zod/mini';
import { placeAt } from '../companies/membership.service.ts';
import type { Services } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, runAsServer, type WriteScope } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { refuseWhileLeaving } from '../users/user.service.ts';
import { Job } from './job.entity.ts';
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
  findFilledJobs,
  listWaitingSeekers,
  takeClosing,
} from './job-closing.queries.ts';
import { UnfinishedClosing } from './job-closing.entity.ts';
import { autoStopProblems, autoStopSchema, jobMessages } from './job.rules.ts';
import { autoStopColumns, held, placed, reviewJob } from './job-state.service.ts';
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
    if (job.status === 'INACTIVE') throw conflict(jobMessages.alreadyClosed(), { reason: 'DONE_ALREADY' });
    await tx.update(Job, id, { status: 'INACTIVE', closedAt: now, updatedAt: now });
    await announceClosing(scope, job);
    return findReadableJob(scope, id);
  },
});

/**
 * With new limits or none (OP-115); an open job is CONFLICT, and so is one that was taken down. It keeps its place in
 * the search. While the company has not yet accepted the recruiter, the job waits, and its text may be held for review.
 */
export const reopenJob = defineCommand({
  name: 'reopenJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  input: z.object({ id: z.string(), autoStop: z.nullish(autoStopSchema) }),
  load: loadOwnJob,
  run: async (scope, { id, autoStop = null }, job): Promise<Job> => {
    const { tx, prepared, now, actor } = scope;
    refuseWhileLeaving(actor);
    if (job.takenDownAt) throw conflict(jobMessages.takenDown());
    if (job.heldAt) throw conflict(jobMessages.held());
    if (job.status === 'ACTIVE') throw conflict(jobMessages.alreadyOpen(), { reason: 'DONE_ALREADY' });
    const place = await placeAt(scope, job.companyId);
    await refuseTooManyOpen(scope, place, id);
    const finding = await reviewJob(scope, job);
    refuse(autoStopProblems(autoStop, { openedAt: now, applicationsReceived: job.applicationsReceived }, now));
    // Who opens a filled one has answered already whether it closes (D-05).
    const [filled] = await prepared(findFilledJobs([id]));
    await tx.update(Job, id, {
      ...placed(place, now),
      ...held(finding, now),
      openedAt: now,
      closedAt: null,
      keptOpenAt: filled ? now : null,
      updatedAt: now,
      ...autoStopColumns(autoStop, now),
    });
    // An applicant who was not notified of the closing yet needs no notice: the job is open again.
    await tx.delete(UnfinishedClosing, { jobId: id });
    if (!place.isWaiting && !finding) await recordJobEvent(scope, id, 'REOPENED');
    return findReadableJob(scope, id);
  },
});

/** Takes the job out of every list but its applicants' (OP-117). An open one is closed with it. */
export async function archiveJob(scope: WriteScope<readonly ['HR']>, job: Job): Promise<void> {
  const { tx, now } = scope;
  const { id, status, closedAt } = job;
  await tx.update(Job, id, { status: 'INACTIVE', closedAt: closedAt ?? now, archivedAt: now, updatedAt: now });
  if (status === 'ACTIVE') await announceClosing(scope, job);
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
 * many run this at once.
 */
export async function closeDueJobs(services: Services): Promise<void> {
  const closeBatch = () =>
    runAsServer(services, async (scope) => {
      const closed = await scope.prepared(closeDue({ now: scope.now, limit: batchSize }));
      for (const job of closed) await announceClosing(scope, job, 'CLOCK');
      return closed.length;
    });
  while ((await closeBatch()) === batchSize);
}

export const noticesOfClosings = 'tell-of-closings';

/** Notifies the recruiter, if the job was not closed by hand; the applicants who wait hear right after the commit. */
async function announceClosing(scope: Scope, job: ClosedJob, by?: ClosedBy): Promise<void> {
  await recordClosing(scope, job);
  if (by) await notify(scope, [closedNoticeToRecruiter(job, by)]);
  await scope.tx.insert(UnfinishedClosing, { jobId: job.id });
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

export const recordClosing = (scope: Scope, { id }: Pick<Job, 'id'>): Promise<void> =>
  recordJobEvent(scope, id, 'CLOSED');

/** Of jobs that were closed without a word before: who waits for an answer hears of it now. */
export async function announceClosings(scope: Scope, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await scope.tx.insert(
    UnfinishedClosing,
    jobIds.map((jobId) => ({ jobId })),
  );
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

/** Who waits for an answer hears right after the commit, of nothing else any more. */
export async function announceTakeDown(scope: Scope, jobId: string): Promise<void> {
  await scope.tx.delete(UnfinishedClosing, { jobId });
  await scope.tx.insert(UnfinishedClosing, { jobId, isTakenDown: true });
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
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
        seekers.map(({ seekerId }) => noticeToApplicant(closing, seekerId)),
      );
      const notifiedUpTo = seekers[batchSize - 1]?.seekerId;
      await (notifiedUpTo
        ? scope.tx.update(UnfinishedClosing, closing.id, { notifiedUpTo })
        : scope.tx.delete(UnfinishedClosing, closing.id));
      return true;
    });
  while (await notifyNext());
}
