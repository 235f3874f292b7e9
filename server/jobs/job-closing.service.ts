import { z } from 'zod';
import type { Services } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, runAsServer, type WriteScope } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { Job } from './job.entity.ts';
import { type ClosedBy, type ClosedJob, closedNoticeToApplicant, closedNoticeToRecruiter } from './job.notices.ts';
import { listWaitingSeekers } from './job.queries.ts';
import { autoStopProblems, autoStopSchema, jobMessages } from './job.rules.ts';
import { autoStopColumns, loadOwnJob, readChanged, recordJobEvents, refuse } from './job.service.ts';

type Scope = Pick<WriteScope, 'tx' | 'effects' | 'now' | 'services'>;

const asClosed = ({ id, title, company, recruiterId }: Job): ClosedJob => ({ id, title, companyName: company.name, recruiterId });

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
    await tellClosed(scope, [asClosed(closed)]);
    return closed;
  },
});

/** Takes applications again, with new limits or none (OP-115); an open job is CONFLICT. It keeps its place in the search. */
export const reopenJob = defineCommand({
  name: 'reopenJob',
  allow: ['HR'],
  input: z.object({ id: z.string(), autoStop: autoStopSchema.nullish() }),
  load: loadOwnJob,
  run: async ({ tx, actor, now }, { id, autoStop = null }, job): Promise<Job> => {
    if (job.status === 'ACTIVE') throw conflict(jobMessages.alreadyOpen);
    refuse(autoStopProblems(autoStop, { openedAt: now, applicationsReceived: job.applicationsReceived }, now));
    await tx.update(Job, id, { status: 'ACTIVE', openedAt: now, closedAt: null, updatedAt: now, ...autoStopColumns(autoStop, now) });
    await recordJobEvents(tx, [id], 'REOPENED', now);
    return readChanged(tx, actor, id);
  },
});

/** Takes the job out of every list but its applicants' (OP-117). */
export const deleteJob = defineCommand({
  name: 'deleteJob',
  allow: ['HR'],
  input: jobId,
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<boolean> => {
    const { tx, actor, now } = scope;
    await tx.update(Job, id, { status: 'INACTIVE', closedAt: job.closedAt ?? now, archivedAt: now, updatedAt: now });
    if (job.status === 'ACTIVE') await tellClosed(scope, [asClosed(await readChanged(tx, actor, id))]);
    await recordJobEvents(tx, [id], 'ARCHIVED', now);
    return true;
  },
});

/** The job that took an application. */
export interface CountedJob extends ClosedJob {
  applicationsReceived: number;
  /** Whether this application was the last that it takes. */
  hasClosed: boolean;
}

/**
 * Counts one more application in the caller's transaction. One UPDATE decides: a closed or due job refuses (CONFLICT), and the Nth application
 * of an auto-stop closes the job in the same statement, so that there is never an N+1st (OP-115).
 */
export async function countApplication(scope: Scope, id: string): Promise<CountedJob> {
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
  if (job.hasClosed) await tellClosed(scope, [job], 'APPLICATIONS');
  return job;
}

/** Takes a withdrawn application off the count. A job that closed stays closed. */
export async function uncountApplication({ tx }: Pick<Scope, 'tx'>, id: string): Promise<void> {
  await tx.query('update jobs set applications_received = applications_received - 1 where id = $1', [id]);
}

/** Closes the jobs whose time has come. Each is closed by one server only, however many run this at once. */
export async function closeDueJobs(services: Services): Promise<void> {
  const batchSize = 50;
  const closeBatch = () => runAsServer(services, async (scope) => {
    const [closed] = (await scope.tx.query(
      `update jobs j set status = 'INACTIVE', closed_at = $1 from companies c
       where c.id = j.company_id and j.id in (
         select id from jobs where status = 'ACTIVE' and closes_at <= $1 order by closes_at limit $2 for update skip locked)
       returning j.id, j.title, c.name as "companyName", j.recruiter_id as "recruiterId"`,
      [scope.now, batchSize],
    )) as [ClosedJob[], number];
    await tellClosed(scope, closed, 'CLOCK');
    return closed.length;
  });
  while ((await closeBatch()) === batchSize);
}

/** Writes the event, and tells the applicants who wait and, if nobody closed it by hand, the recruiter. */
async function tellClosed(scope: Scope, jobs: ClosedJob[], closedBy?: ClosedBy): Promise<void> {
  if (jobs.length === 0) return;
  const byId = new Map(jobs.map((job) => [job.id, job]));
  await recordJobEvents(scope.tx, [...byId.keys()], 'CLOSED', scope.now);
  const waiting = await listWaitingSeekers(scope.tx, [...byId.keys()]);
  const toApplicants = waiting.flatMap(({ jobId: id, seekerId }) => byId.get(id) ? [closedNoticeToApplicant(byId.get(id) as ClosedJob, seekerId)] : []);
  const toRecruiters = closedBy ? jobs.map((job) => closedNoticeToRecruiter(job, closedBy)) : [];
  await notify(scope, [...toRecruiters, ...toApplicants]);
}
