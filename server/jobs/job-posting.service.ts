import { In } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../companies/company.entity.ts';
import { companyNameKey } from '../companies/company.rules.ts';
import { belongsToVerified } from '../companies/company.service.ts';
import { type JobPlace, placeForJob, type RecruiterScope } from '../companies/membership.service.ts';
import { limitByPerson } from '../core/limits.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand } from '../core/use-case.ts';
import { StoredFile } from '../files/file.entity.ts';
import { claimFile } from '../files/file.service.ts';
import { refuseWhileLeaving } from '../users/user.service.ts';
import { JobAttachment } from './job-attachment.entity.ts';
import { Job } from './job.entity.ts';
import {
  type AutoStopLimits,
  autoStopProblems,
  closingTime,
  jobDefaults,
  type JobFields,
  jobInputSchema,
  jobMessages,
} from './job.rules.ts';
import { findReadableJob, loadOwnJob, recordJobEvent, refuse } from './job.service.ts';

/** Jobs of one recruiter in a day: few until an admin has verified the company (asvs-2.4.1). */
const postingLimits = { unverified: 50, verified: 200 } as const;

/** Posts a job, open at once, or once its company has let the recruiter in (`placeForJob`). */
export const postJob = defineCommand({
  name: 'postJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  isCreating: true,
  conflicts: {
    job_attachments_file_key: jobMessages.attachedElsewhere,
    idempotency_keys_pkey: jobMessages.alreadyPosted,
  },
  input: z.object({ input: jobInputSchema }),
  run: async (scope, { input }): Promise<Job> => {
    const { tx, actor, now } = scope;
    refuseWhileLeaving(actor);
    refuse({
      ...yearsProblems(input.minYears, input.maxYears),
      ...autoStopProblems(input.autoStop ?? null, { openedAt: now, applicationsReceived: 0 }, now),
    });
    const place = await placeForJob(scope, input.company);
    const isVerified = await belongsToVerified(tx, actor.id, place.companyId);
    await limitByPerson(scope, 'post-job', {
      limit: postingLimits[isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyPosted,
    });
    const job = await tx.save(
      tx.create(Job, {
        ...jobDefaults,
        requiredSkills: [],
        ...columnsOf(input, place),
        ...autoStopColumns(input.autoStop ?? null, now),
        ...placed(place, now),
        recruiterId: actor.id,
        postedAt: now,
        openedAt: now,
        updatedAt: now,
      }),
    );
    await setAttachments(scope, job.id, input.attachmentIds ?? []);
    if (!place.isWaiting) await recordJobEvent(scope, job.id, 'POSTED');
    return findReadableJob(scope, job.id);
  },
});

/** Fields that the input leaves out stay. CONFLICT if the job was changed after the state that was `seen`. */
export const updateJob = defineCommand({
  name: 'updateJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  conflicts: { job_attachments_file_key: jobMessages.attachedElsewhere },
  input: z.object({ id: z.string(), input: jobInputSchema, seen: z.nullish(z.date()) }),
  load: loadOwnJob,
  run: async (scope, { id, input, seen }, job): Promise<Job> => {
    const { tx, now } = scope;
    if (seen && seen.getTime() !== job.updatedAt.getTime())
      throw conflict(jobMessages.changedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
    const {
      minYears = job.minYears,
      maxYears = job.maxYears,
      openings = job.openings,
      autoStop = job.autoStop,
    } = input;
    const keepsTaking = job.status === 'ACTIVE' || job.waitsSince !== null;
    refuse({
      ...yearsProblems(minYears, maxYears),
      ...(keepsTaking ? autoStopProblems(autoStop, job, now) : {}),
    });
    const place = await placeOf(scope, job, input.company);
    const hasOtherOpenings = openings !== job.openings;
    await tx.update(Job, id, {
      ...columnsOf(input, place),
      ...autoStopColumns(autoStop, job.openedAt),
      ...moveTo(place, job, autoStop, now),
      ...(hasOtherOpenings && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (input.attachmentIds) await setAttachments(scope, id, input.attachmentIds);
    await recordJobEvent(scope, id, 'EDITED');
    return findReadableJob(scope, id);
  },
});

/** A job stays with the company that it is for, wherever its recruiter is by now, until it is given another one. */
async function placeOf(scope: RecruiterScope, { companyId, waitsSince }: Job, name: string): Promise<JobPlace> {
  const { name: present } = await scope.tx.findOneByOrFail(Company, { id: companyId });
  return companyNameKey(present) === companyNameKey(name)
    ? { companyId, isWaiting: waitsSince !== null }
    : placeForJob(scope, name);
}

export const placed = ({ isWaiting }: Pick<JobPlace, 'isWaiting'>, now: Date) =>
  ({ status: isWaiting ? 'INACTIVE' : 'ACTIVE', waitsSince: isWaiting ? now : null }) as const;

/** May make an open job wait, or open a waiting one as if it were posted now; a closed one stays closed. */
function moveTo(place: JobPlace, job: Job, autoStop: AutoStopLimits | null, now: Date): Partial<Job> {
  if (place.isWaiting) return job.status === 'ACTIVE' || job.opensWhenRestored ? placed(place, now) : {};
  if (job.waitsSince === null) return {};
  const opened = { ...placed(place, now), ...autoStopColumns(autoStop, now), postedAt: now, openedAt: now };
  return job.takenDownAt ? { ...opened, status: 'INACTIVE' } : opened;
}

export const autoStopColumns = (limits: AutoStopLimits | null, openedAt: Date) => ({
  autoStopEnabled: limits !== null,
  autoStopApplications: limits?.applicationsCount ?? null,
  autoStopDays: limits?.daysCount ?? null,
  autoStopDate: limits?.specificDate ?? null,
  closesAt: closingTime(limits, openedAt),
});

const yearsProblems = (minYears: number | null = null, maxYears: number | null = null): Record<string, string> =>
  minYears !== null && maxYears !== null && maxYears < minYears ? { maxYears: jobMessages.yearsOrder() } : {};

/** What the form says; what it leaves out is not there. */
const columnsOf = (
  { company: _company, autoStop: _autoStop, attachmentIds: _files, ...columns }: JobFields,
  { companyId }: Pick<JobPlace, 'companyId'>,
): Partial<Job> => ({
  companyId,
  ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
});

/** In this order. What is taken off counts as unclaimed again and is removed after a while. */
async function setAttachments({ tx, actor, now }: RecruiterScope, jobId: string, fileIds: string[]): Promise<void> {
  const removed = await tx.findBy(JobAttachment, { jobId });
  if (removed.length > 0) {
    await tx.delete(JobAttachment, { jobId });
    await tx.update(StoredFile, { id: In(removed.map(({ fileId }) => fileId)) }, { claimedAt: null });
  }
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    await claimFile(tx, { fileId, purpose: 'ATTACHMENT', now, field: `attachmentIds.${position}`, ownerId: actor.id });
    await tx.insert(JobAttachment, { jobId, fileId, position });
  }
}
