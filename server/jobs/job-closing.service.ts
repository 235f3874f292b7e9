import * as z from 'zod/mini';
import { placeAt } from '../companies/membership.service.ts';
import type { Services } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, runAsServer, type WriteScope } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { Job } from './job.entity.ts';
import { type ClosedBy, type ClosedJob, closedNoticeToApplicant, closedNoticeToRecruiter } from './job.notices.ts';
import {
  type ClosingProgress,
  closeDue,
  countOneLess,
  countOneMore,
  findFilledJobs,
  findNextClosing,
  listWaitingSeekers,
  takeClosing,
} from './job-closing.queries.ts';
import { UnfinishedClosing } from './job-closing.entity.ts';
import { autoStopProblems, autoStopSchema, jobMessages } from './job.rules.ts';
import { autoStopColumns } from './job-posting.service.ts';
import { loadOwnJob, readChanged, recordJobEvents, refuse } from './job.service.ts';

type Scope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'now' | 'services'>;

const asClosed = ({ id, title, company, recruiterId }: Job): ClosedJob => ({
  id,
  title,
  companyName: company.name,
  recruiterId,
});

const MINUTE_IN_MS = 60_000;

const idSchema = z.object({ id: z.string() });

/** CONFLICT for a closed job. Applicants are notified. */
export const closeJob = defineCommand({
  name: 'closeJob',
  allow: ['HR'],
  input: idSchema,
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<Job> => {
    const { tx, now } = scope;
    if (job.status === 'INACTIVE') throw conflict(jobMessages.alreadyClosed());
    await tx.update(Job, id, { status: 'INACTIVE', closedAt: now, updatedAt: now });
    const closed = await readChanged(scope, id);
    await announceClosing(scope, asClosed(closed));
    return closed;
  },
});

/**
 * With new limits or none (OP-115); an open job is CONFLICT. It keeps its place in the search. While the company has
 * not yet accepted the recruiter, the job waits.
 */
export const reopenJob = defineCommand({
  name: 'reopenJob',
  allow: ['HR'],
  input: z.object({ id: z.string(), autoStop: z.nullish(autoStopSchema) }),
  load: loadOwnJob,
  run: async (scope, { id, autoStop = null }, job): Promise<Job> => {
    const { tx, prepared, now } = scope;
    if (job.status === 'ACTIVE') throw conflict(jobMessages.alreadyOpen());
    const { isWaiting } = await placeAt(scope, job.companyId);
    refuse(autoStopProblems(autoStop, { openedAt: now, applicationsReceived: job.applicationsReceived }, now));
    // Who opens a filled one has answered already whether it closes (D-05).
    const [filled] = await prepared(findFilledJobs([id]));
    await tx.update(Job, id, {
      status: isWaiting ? 'INACTIVE' : 'ACTIVE',
      waitsSince: isWaiting ? now : null,
      openedAt: now,
      closedAt: null,
      keptOpenAt: filled ? now : null,
      updatedAt: now,
      ...autoStopColumns(autoStop, now),
    });
    // An applicant who was not notified of the closing yet needs no notice: the job is open again.
    await tx.delete(UnfinishedClosing, { jobId: id });
    if (!isWaiting) await recordJobEvents(scope, [id], 'REOPENED');
    return readChanged(scope, id);
  },
});

/** Takes the job out of every list but its applicants' (OP-117). An open one is closed with it. */
export async function archiveJob(scope: WriteScope<readonly ['HR']>, { id, status, closedAt }: Job): Promise<void> {
  const { tx, now } = scope;
  await tx.update(Job, id, { status: 'INACTIVE', closedAt: closedAt ?? now, archivedAt: now, updatedAt: now });
  if (status === 'ACTIVE') await announceClosing(scope, asClosed(await readChanged(scope, id)));
  await recordJobEvents(scope, [id], 'ARCHIVED');
}

export interface CountedJob extends ClosedJob {
  applicationsReceived: number;
  /** Whether this application was the last that it takes. */
  hasClosed: boolean;
}

/**
 * In the caller's transaction. A closed or due job refuses (CONFLICT); the last application of an auto-stop closes it.
 */
export async function countApplication(scope: Scope, jobId: string, seekerId: string): Promise<CountedJob> {
  const [job] = await scope.prepared(countOneMore({ jobId, now: scope.now }));
  if (!job) throw conflict(jobMessages.closed());
  if (job.hasClosed) await announceClosing(scope, job, { by: 'APPLICATIONS', lastSeekerId: seekerId });
  return job;
}

/** Of two withdrawals at once the second finds none. A job that closed stays closed. */
export async function uncountApplication({ prepared }: Pick<Scope, 'prepared'>, jobId: string): Promise<void> {
  await prepared(countOneLess(jobId));
}

export const closingOfDueJobs = 'close-due-jobs';

/**
 * Each at its moment: a job that is due before the next turn of the task wakes it. Each is closed by one server only,
 * however many run this at once.
 */
export async function closeDueJobs(services: Services): Promise<void> {
  // So few because each notifies `notifiedAtOnce` applicants in the same transaction.
  const limit = 5;
  const closeBatch = () =>
    runAsServer(services, async (scope) => {
      const closed = await scope.prepared(closeDue({ now: scope.now, limit }));
      for (const job of closed) await announceClosing(scope, job, { by: 'CLOCK' });
      return closed.length;
    });
  while ((await closeBatch()) === limit);
  const now = services.clock.now().getTime();
  const [next] = await services.database.prepared(findNextClosing(new Date(now + 2 * MINUTE_IN_MS)));
  if (next?.at) services.tasks.wakeIn(closingOfDueJobs, next.at.getTime() - now);
}

interface Closing {
  by: ClosedBy;
  /** Whose application closed it; it is about to be written. */
  lastSeekerId?: string;
}

/** Applicants notified in one transaction: closing a job takes no longer with 100,000 of them. */
const notifiedAtOnce = 200;

export const noticesOfClosings = 'tell-of-closings';

/**
 * Notifies the recruiter, if the job was not closed by hand, and the applicants who wait: the first of them now, the
 * others in `sendClosingNotices`.
 */
async function announceClosing(scope: Scope, job: ClosedJob, closing?: Closing): Promise<void> {
  const { by, lastSeekerId = null } = closing ?? {};
  await recordJobEvents(scope, [job.id], 'CLOSED');
  await notify(scope, [
    ...(by ? [closedNoticeToRecruiter(job, by)] : []),
    ...(lastSeekerId ? [closedNoticeToApplicant(job, lastSeekerId)] : []),
  ]);
  const notifiedUpTo = await notifyBatch(scope, job);
  if (!notifiedUpTo) return;
  // Every seeker to be notified has applied by now: no one else applies until the job is opened again.
  await scope.tx.insert(UnfinishedClosing, { jobId: job.id, notifiedUpTo, lastSeekerId });
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(noticesOfClosings));
}

/** Answers who was notified last; undefined when all have been. */
async function notifyBatch(scope: Scope, job: ClosedJob, progress?: ClosingProgress): Promise<string | undefined> {
  const seekers = await scope.prepared(listWaitingSeekers({ jobId: job.id, limit: notifiedAtOnce, progress }));
  await notify(
    scope,
    seekers.map(({ seekerId }) => closedNoticeToApplicant(job, seekerId)),
  );
  return seekers[notifiedAtOnce - 1]?.seekerId;
}

/**
 * Those who were left when their job closed. A batch and its mark are one transaction, so each is notified once, also
 * when the server stops in between or another one does the same.
 */
export async function sendClosingNotices(services: Services): Promise<void> {
  const notifyNext = () =>
    runAsServer(services, async (scope) => {
      const [closing] = await scope.prepared(takeClosing());
      if (!closing) return false;
      const notifiedUpTo = await notifyBatch(scope, closing.job, closing);
      await (notifiedUpTo
        ? scope.tx.update(UnfinishedClosing, closing.id, { notifiedUpTo })
        : scope.tx.delete(UnfinishedClosing, closing.id));
      return true;
    });
  while (await notifyNext());
}
