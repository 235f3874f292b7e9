import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { companyMessages } from '../../companies/company.rules.ts';
import { isSuspended } from '../../companies/company.service.ts';
import type { AuditSubject } from '../../core/audit.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import type { Prepared } from '../../core/database.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { findJobRecord, type JobRow, pageAdminJobs } from './job-admin.queries.ts';
import { adminJobFilterSchema, adminJobPageSize, jobAdminMessages, takeDownSchema } from './job-admin.rules.ts';
import type { JobRecord } from './job-admin.types.ts';
import {
  announceBack,
  announceTakenOff,
  expireDueJobs,
  tellOfTakeDown,
} from '../../hiring/jobs/job-closing.service.ts';
import { isOpen } from '../../hiring/jobs/job.policy.ts';
import { obstaclesOf, opensByItself } from '../../hiring/jobs/job-state.rules.ts';
import { Job } from '../../hiring/jobs/job.entity.ts';
import { releasedNotice, restoredNotice, takenDownNotice } from '../../hiring/jobs/job.notices.ts';
import { mayOpen } from '../../hiring/jobs/job-limit.service.ts';
import { jobMessages } from '../../hiring/jobs/job.rules.ts';
import { notHeld, recordOpened, restartedColumns } from '../../hiring/jobs/job-state.service.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

const jobSubject: AuditSubject = {
  type: 'JOB',
  read: async ({ tx }, id) => {
    const job = await tx.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!job) return null;
    const { status, isWanted, takenDownAt, takenDownReason, heldAt, heldReason } = job;
    return { status, isWanted, takenDownAt, takenDownReason, heldAt, heldReason };
  },
};
const audit = { subject: jobSubject, id: ({ input }: { input: { id: string } }) => input.id };

/** In any state, newest first. */
export const adminJobs = defineQuery({
  name: 'adminJobs',
  allow: staff,
  input: z.extend(adminJobFilterSchema, sliceInput(adminJobPageSize)),
  run: async ({ services }, { after, pageSize, ...filter }): Promise<Slice<JobRecord>> => {
    const rows = await services.database.searched(
      pageAdminJobs({
        filter,
        after: after ? fromCursor(after, jobAdminMessages.cursor()) : null,
        size: pageSize + 1,
      }),
    );
    const { items, endCursor } = toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
    return { items: items.map(toRecord), endCursor };
  },
});

async function readRecord(prepared: Prepared, id: string): Promise<JobRecord> {
  const [record] = isId(id) ? await prepared(findJobRecord(id)) : [];
  if (!record) throw notFound(jobMessages.notFound());
  return toRecord(record);
}

const toRecord = ({ downAt, ...row }: JobRow): JobRecord => ({
  ...row,
  obstacles: obstaclesOf({ ...row, takenDownAt: downAt }),
});

export const adminJob = defineQuery({
  name: 'adminJob',
  allow: staff,
  input: idInput,
  run: ({ services }, { id }) => readRecord(services.database.prepared, id),
});

/** Locked until the end of the transaction; a deleted one is NOT_FOUND. */
async function loadJob({ tx }: WriteScope<typeof staff>, { id }: { id: string }): Promise<Job> {
  const where = { id, archivedAt: IsNull() };
  const job = isId(id) ? await tx.findOne(Job, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!job) throw notFound(jobMessages.notFound());
  return job;
}

/** CONFLICT while its company is suspended: lifting that is what brings its jobs back. */
async function refuseOfSuspended({ tx }: WriteScope<typeof staff>, { companyId }: Job): Promise<void> {
  if (await isSuspended(tx, companyId)) throw conflict(companyMessages.liftFirst());
}

const seenInput = z.extend(idInput, { seen: z.nullish(z.int()) });

/** CONFLICT for a text that is not the one that the admin has read. */
function refuseOther({ textVersion }: Job, seen: number | null | undefined): void {
  if (typeof seen === 'number' && seen !== textVersion)
    throw conflict(jobAdminMessages.changedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
}

/**
 * Only its recruiter and admins see it from now on, and no one applies; the recruiter and who waits for an answer are
 * notified. Once more gives another reason (decision 0101). A text that was held counts as read by an admin who has seen
 * it; another one that was written meanwhile does not.
 */
export const takeDownJob = defineCommand({
  name: 'takeDownJob',
  allow: staff,
  audit,
  input: z.extend(seenInput, takeDownSchema.shape),
  load: loadJob,
  run: async (scope, { id, reason, seen }, job): Promise<JobRecord> => {
    const { tx, prepared, now } = scope;
    const isRead = job.heldAt !== null && (seen ?? job.textVersion) === job.textVersion;
    await tx.update(Job, id, {
      takenDownAt: job.takenDownAt ?? now,
      takenDownReason: reason,
      ...(isRead && { ...notHeld, releasedVersion: job.textVersion }),
    });
    await notify(scope, [takenDownNotice(job, reason)]);
    if (isOpen(job)) await announceTakenOff(scope, [job]);
    else if (!job.takenDownAt && !job.companySuspendedAt) await tellOfTakeDown(scope, [id]);
    return readRecord(prepared, id);
  },
});

/**
 * A job that is held for review may be shown as it is, in the text that was `seen`. Twice is fine. The other answer is
 * to take it down.
 */
export const releaseJob = defineCommand({
  name: 'releaseJob',
  allow: staff,
  audit,
  input: seenInput,
  load: loadJob,
  run: async (scope, { id, seen }, job): Promise<JobRecord> => {
    const { tx, prepared } = scope;
    if (!job.heldAt) return readRecord(prepared, id);
    await refuseOfSuspended(scope, job);
    refuseOther(job, seen);
    await tx.update(Job, id, {
      ...notHeld,
      releasedVersion: job.textVersion,
      ...(!job.waitsSince && opensByItself(job) && (await restartedColumns(scope, id, job.autoStop))),
    });
    const [opened] = await recordOpened(scope, [id]);
    await notify(scope, [releasedNotice(job, opened !== undefined)]);
    return readRecord(prepared, id);
  },
});

/**
 * It is no longer taken down: open if nothing else is in the way and there is room (0080). A text that nobody has
 * released stays held. Twice is fine.
 */
export const restoreJob = defineCommand({
  name: 'restoreJob',
  allow: staff,
  audit,
  input: seenInput,
  load: loadJob,
  run: async (scope, { id, seen }, job): Promise<JobRecord> => {
    const { tx, prepared } = scope;
    await refuseOfSuspended(scope, job);
    if (!job.takenDownAt) return readRecord(prepared, id);
    refuseOther(job, seen);
    const [due] = await expireDueJobs(scope, { jobId: id });
    const expiredAt = due ? scope.now : job.expiredAt;
    const opens = opensByItself({ isWanted: job.isWanted, expiredAt, takenDownAt: null });
    const isWanted = opens ? await mayOpen(scope, job) : job.isWanted;
    await tx.update(Job, id, {
      takenDownAt: null,
      takenDownReason: null,
      isWanted,
      ...(!job.heldAt && { releasedVersion: job.textVersion }),
    });
    const [opened] = await announceBack(scope, [job]);
    await notify(scope, [restoredNotice(job, opened ? 'OPEN' : isWanted && opens ? 'WAITING' : 'CLOSED')]);
    return readRecord(prepared, id);
  },
});
