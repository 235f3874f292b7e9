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
import { notify } from '../../notifications/notification.service.ts';
import { findJobRecord, pageAdminJobs } from './job-admin.queries.ts';
import { adminJobFilterSchema, adminJobPageSize, jobAdminMessages, takeDownSchema } from './job-admin.rules.ts';
import type { JobRecord } from './job-admin.types.ts';
import { announceTakeDown, recordClosing } from '../job-closing.service.ts';
import { UnfinishedClosing } from '../job-closing.entity.ts';
import { Job } from '../job.entity.ts';
import { releasedNotice, restoredNotice, takenDownNotice } from '../job.notices.ts';
import { mayOpen } from '../job-limit.service.ts';
import { jobMessages } from '../job.rules.ts';
import { recordJobEvent } from '../job.service.ts';
import { notHeld, released } from '../job-state.service.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

const jobSubject: AuditSubject = {
  type: 'JOB',
  read: async ({ tx }, id) => {
    const job = await tx.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!job) return null;
    const { status, takenDownAt, takenDownReason, heldAt, heldReason } = job;
    return { status, takenDownAt, takenDownReason, heldAt, heldReason };
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
    return toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
  },
});

async function readRecord(prepared: Prepared, id: string): Promise<JobRecord> {
  const [record] = isId(id) ? await prepared(findJobRecord(id)) : [];
  if (!record) throw notFound(jobMessages.notFound());
  return record;
}

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

/**
 * Only its recruiter and admins see it from now on, and no one applies; the recruiter and who waits for an answer are
 * notified. Once more gives another reason (decision 0062).
 */
export const takeDownJob = defineCommand({
  name: 'takeDownJob',
  allow: staff,
  audit,
  input: z.extend(idInput, takeDownSchema.shape),
  load: loadJob,
  run: async (scope, { id, reason }, job): Promise<JobRecord> => {
    const { tx, prepared, now } = scope;
    await tx.update(Job, id, {
      status: 'INACTIVE',
      takenDownAt: job.takenDownAt ?? now,
      takenDownReason: reason,
      takenDownWithCompany: false,
      ...notHeld,
      opensWhenRestored:
        job.opensWhenRestored || job.status === 'ACTIVE' || job.waitsSince !== null || job.heldAt !== null,
    });
    await notify(scope, [takenDownNotice(job, reason)]);
    if (job.status === 'ACTIVE') await recordClosing(scope, job);
    if (!job.takenDownAt) await announceTakeDown(scope, id);
    return readRecord(prepared, id);
  },
});

/** A job that is held for review may be shown as it is. Twice is fine. The other answer is to take it down. */
export const releaseJob = defineCommand({
  name: 'releaseJob',
  allow: staff,
  audit,
  input: idInput,
  load: loadJob,
  run: async (scope, { id }, job): Promise<JobRecord> => {
    const { tx, prepared } = scope;
    if (!job.heldAt) return readRecord(prepared, id);
    await refuseOfSuspended(scope, job);
    const change = job.waitsSince ? notHeld : await released(scope, id, job.autoStop);
    await tx.update(Job, id, { ...change, isTextReleased: true });
    await notify(scope, [releasedNotice(job)]);
    return readRecord(prepared, id);
  },
});

/** It is again what it was: open if there is room (0080), closed, or waiting for its company. Twice is fine. */
export const restoreJob = defineCommand({
  name: 'restoreJob',
  allow: staff,
  audit,
  input: idInput,
  load: loadJob,
  run: async (scope, { id }, job): Promise<JobRecord> => {
    const { tx, prepared } = scope;
    if (!job.takenDownAt) return readRecord(prepared, id);
    await refuseOfSuspended(scope, job);
    const opens = job.opensWhenRestored && job.waitsSince === null && (await mayOpen(scope, job));
    await tx.update(Job, id, {
      status: opens ? 'ACTIVE' : 'INACTIVE',
      takenDownAt: null,
      takenDownReason: null,
      isTextReleased: true,
      opensWhenRestored: false,
    });
    if (opens) await recordJobEvent(scope, id, 'REOPENED');
    // Who was not notified yet needs no notice: the job is there again.
    await tx.delete(UnfinishedClosing, { jobId: id, isTakenDown: true });
    await notify(scope, [restoredNotice(job, opens)]);
    return readRecord(prepared, id);
  },
});
