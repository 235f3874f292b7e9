import { z } from 'zod';
import { placeAt } from '../companies/membership.service.ts';
import type { Services } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, runAsServer, type WriteScope } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { Job } from './job.entity.ts';
import { type ClosedBy, type ClosedJob, closedNoticeToApplicant, closedNoticeToRecruiter } from './job.notices.ts';
import {
  findFilledJobs,
  findNextClosing,
  forgetClosing,
  keepClosing,
  listWaitingSeekers,
  rememberClosing,
  takeClosing,
  type ToldSoFar,
} from './job.queries.ts';
import { autoStopProblems, autoStopSchema, jobMessages } from './job.rules.ts';
import { autoStopColumns, loadOwnJob, readChanged, recordJobEvents, refuse } from './job.service.ts';

type Scope = Pick<WriteScope, 'tx' | 'effects' | 'now' | 'services'>;

const asClosed = ({ id, title, company, recruiterId }: Job): ClosedJob => ({
  id,
  title,
  companyName: company.name,
  recruiterId,
});

const MINUTE_IN_MS = 60_000;

const jobId = z.object({ id: z.string() });

/** Stops taking applications; a closed job is CONFLICT. Applicants are told. */
export const closeJob = defineCommand({
  name: 'closeJob',
  allow: ['HR'],
  input: jobId,
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<Job> => {
    const { tx, actor, now } = scope;
    if (job.status === 'INACTIVE') throw conflict(jobMessages.alreadyClosed);
    await tx.update(Job, id, { status: 'INACTIVE', closedAt: now, updatedAt: now });
    const closed = await readChanged(tx, actor, id);
    await tellClosed(scope, asClosed(closed));
    return closed;
  },
});

/** Takes applications again, with new limits or none (OP-115); an open job is CONFLICT. It keeps its place in the search. For a company that was only asked it waits. */
export const reopenJob = defineCommand({
  name: 'reopenJob',
  allow: ['HR'],
  input: z.object({ id: z.string(), autoStop: autoStopSchema.nullish() }),
  load: loadOwnJob,
  run: async (scope, { id, autoStop = null }, job): Promise<Job> => {
    const { tx, prepared, actor, now } = scope;
    if (job.status === 'ACTIVE') throw conflict(jobMessages.alreadyOpen);
    const { isWaiting } = await placeAt(scope, job.companyId);
    refuse(autoStopProblems(autoStop, { openedAt: now, applicationsReceived: job.applicationsReceived }, now));
    // Who opens a filled one has answered already whether it closes (D-05).
    const [filled] = await findFilledJobs({ prepared }, [id]);
    await tx.update(Job, id, {
      status: isWaiting ? 'INACTIVE' : 'ACTIVE',
      waitsSince: isWaiting ? now : null,
      openedAt: now,
      closedAt: null,
      keptOpenAt: filled ? now : null,
      updatedAt: now,
      ...autoStopColumns(autoStop, now),
    });
    await forgetClosing(tx, id);
    if (!isWaiting) await recordJobEvents(tx, [id], 'REOPENED', now);
    return readChanged(tx, actor, id);
  },
});

/** Takes the job out of every list but its applicants' (OP-117). An open one is closed with it. */
export async function archiveJob(scope: WriteScope<readonly ['HR']>, { id, status, closedAt }: Job): Promise<void> {
  const { tx, actor, now } = scope;
  await tx.update(Job, id, { status: 'INACTIVE', closedAt: closedAt ?? now, archivedAt: now, updatedAt: now });
  if (status === 'ACTIVE') await tellClosed(scope, asClosed(await readChanged(tx, actor, id)));
  await recordJobEvents(tx, [id], 'ARCHIVED', now);
}

/** The job that took an application. */
export interface CountedJob extends ClosedJob {
  applicationsReceived: number;
  /** Whether this application was the last that it takes. */
  hasClosed: boolean;
}

/**
 * Counts one more application, of `seekerId`, in the caller's transaction. One UPDATE decides: a closed or due job refuses (CONFLICT), and the Nth application
 * of an auto-stop closes the job in the same statement, so that there is never an N+1st (OP-115).
 */
export async function countApplication(scope: Scope, id: string, seekerId: string): Promise<CountedJob> {
  const { tx, now } = scope;
  const isLast = '(auto_stop_enabled and coalesce(applications_received + 1 >= auto_stop_applications, false))';
  const [[job]] = (await tx.query(
    `update jobs set applications_received = applications_received + 1,
       status = case when ${isLast} then 'INACTIVE' else status end, closed_at = case when ${isLast} then $2::timestamptz end
     where id = $1 and status = 'ACTIVE' and (closes_at is null or closes_at > $2)
     returning id, title, (select name from companies c where c.id = company_id) as "companyName", recruiter_id as "recruiterId",
       applications_received as "applicationsReceived", status = 'INACTIVE' as "hasClosed"`,
    [id, now],
  )) as [CountedJob[], number];
  if (!job) throw conflict(jobMessages.closed);
  if (job.hasClosed) await tellClosed(scope, job, { by: 'APPLICATIONS', lastSeekerId: seekerId });
  return job;
}

/** Takes a withdrawn application off the count, if there is one: of two withdrawals at once the second finds none. A job that closed stays closed. */
export async function uncountApplication({ tx }: Pick<Scope, 'tx'>, id: string): Promise<void> {
  await tx.query(
    'update jobs set applications_received = applications_received - 1 where id = $1 and applications_received > 0',
    [id],
  );
}

/** The task of `closeDueJobs`. */
export const closingOfDueJobs = 'close-due-jobs';

/** Closes the jobs whose time has come, each at its moment: a job that is due before the next turn of the task wakes it. Each is closed by one server only, however many run this at once. */
export async function closeDueJobs(services: Services): Promise<void> {
  // So few because each tells `toldAtOnce` applicants in the same transaction.
  const batchSize = 5;
  const closeBatch = () =>
    runAsServer(services, async (scope) => {
      const [closed] = (await scope.tx.query(
        `update jobs j set status = 'INACTIVE', closed_at = $1 from companies c
       where c.id = j.company_id and j.id in (
         select id from jobs where status = 'ACTIVE' and closes_at <= $1 order by closes_at limit $2 for update skip locked)
       returning j.id, j.title, c.name as "companyName", j.recruiter_id as "recruiterId"`,
        [scope.now, batchSize],
      )) as [ClosedJob[], number];
      for (const job of closed) await tellClosed(scope, job, { by: 'CLOCK' });
      return closed.length;
    });
  while ((await closeBatch()) === batchSize);
  const now = services.clock.now().getTime();
  const next = await findNextClosing(services.database, new Date(now + 2 * MINUTE_IN_MS));
  if (next) services.tasks.wakeIn(closingOfDueJobs, next.getTime() - now);
}

interface Closing {
  by: ClosedBy;
  /** Whose application closed it; it is about to be written. */
  lastSeekerId?: string;
}

/** Applicants told in one transaction: closing a job takes no longer with 100,000 of them. */
const toldAtOnce = 200;

/** The task that tells the others. */
export const tellingOfClosings = 'tell-of-closings';

/** Writes the event, and tells, if nobody closed it by hand, the recruiter, and the applicants who wait: some now, whoever is left with `tellOfClosings`. */
async function tellClosed(scope: Scope, job: ClosedJob, closing?: Closing): Promise<void> {
  const { by, lastSeekerId = null } = closing ?? {};
  await recordJobEvents(scope.tx, [job.id], 'CLOSED', scope.now);
  await notify(scope, [
    ...(by ? [closedNoticeToRecruiter(job, by)] : []),
    ...(lastSeekerId ? [closedNoticeToApplicant(job, lastSeekerId)] : []),
  ]);
  const toldUpTo = await tellBatch(scope, job);
  if (!toldUpTo) return;
  await rememberClosing(scope.tx, job.id, { toldUpTo, lastSeekerId });
  scope.effects.afterCommit.push(() => scope.services.tasks.wake(tellingOfClosings));
}

/** Answers whom it told last; nobody if all have been told now. */
async function tellBatch(scope: Scope, job: ClosedJob, told?: ToldSoFar): Promise<string | undefined> {
  const seekerIds = await listWaitingSeekers(scope.tx, job.id, toldAtOnce, told);
  await notify(
    scope,
    seekerIds.map((seekerId) => closedNoticeToApplicant(job, seekerId)),
  );
  return seekerIds[toldAtOnce - 1];
}

/** Tells those who were left when their job closed, each batch and its mark in one transaction: whoever breaks off or runs beside it, everybody is told once. */
export async function tellOfClosings(services: Services): Promise<void> {
  const tellNext = () =>
    runAsServer(services, async (scope) => {
      const closing = await takeClosing(scope.tx);
      if (closing) await keepClosing(scope.tx, closing.id, await tellBatch(scope, closing.job, closing));
      return closing !== undefined;
    });
  while (await tellNext());
}
