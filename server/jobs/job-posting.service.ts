import { In } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../companies/company.entity.ts';
import { companyNameKey } from '../companies/company.rules.ts';
import { type JobPlace, placeForJob, type RecruiterScope, refuseSuspended } from '../companies/membership.service.ts';
import { belongsToVerified } from '../companies/company.service.ts';
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
  jobDefaults,
  type JobFields,
  jobInputSchema,
  jobMessages,
} from './job.rules.ts';
import { refuseTooManyOpen } from './job-limit.service.ts';
import { findReadableJob, loadOwnJob, recordJobEvent, refuse } from './job.service.ts';
import { autoStopColumns, held, notHeld, placed, released, reviewJob } from './job-state.service.ts';
import { textOf } from '../trust/held-text.rules.ts';

/** Jobs of one recruiter in a day: few until an admin has verified the company (asvs-2.4.1). */
const postingLimits = { unverified: 50, verified: 200 } as const;
/** Edits of all jobs of one recruiter in a day. */
const editLimits = { unverified: 100, verified: 300 } as const;

/** Posts a job, open at once, or once its company has let the recruiter in (`placeForJob`) and its text is released. */
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
    await limitByPerson(scope, 'post-job', {
      limit: postingLimits[place.isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyPosted,
    });
    await refuseTooManyOpen(scope, place);
    const finding = await reviewJob(scope, { ...input, companyId: place.companyId, isTextReleased: false });
    const job = await tx.save(
      tx.create(Job, {
        ...jobDefaults,
        requiredSkills: [],
        ...columnsOf(input, place),
        ...autoStopColumns(input.autoStop ?? null, now),
        ...placed(place, now),
        ...held(finding, now),
        recruiterId: actor.id,
        postedAt: now,
        openedAt: now,
        updatedAt: now,
      }),
    );
    await setAttachments(scope, job.id, input.attachmentIds ?? []);
    if (!place.isWaiting && !finding) await recordJobEvent(scope, job.id, 'POSTED');
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
    const { tx, actor, now } = scope;
    if (job.takenDownWithCompany) throw conflict(jobMessages.companySuspended());
    if (seen && seen.getTime() !== job.updatedAt.getTime())
      throw conflict(jobMessages.changedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
    const {
      minYears = job.minYears,
      maxYears = job.maxYears,
      openings = job.openings,
      autoStop = job.autoStop,
    } = input;
    refuse({
      ...yearsProblems(minYears, maxYears),
      ...(opensOrIsOpen(job) ? autoStopProblems(autoStop, job, now) : {}),
    });
    const place = await placeOf(scope, job, input.company);
    await limitByPerson(scope, 'edit-job', {
      limit: editLimits[(await belongsToVerified(tx, actor.id, place.companyId)) ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyEdits,
    });
    const hasOtherOpenings = openings !== job.openings;
    await tx.update(Job, id, {
      ...columnsOf(input, place),
      ...autoStopColumns(autoStop, job.openedAt),
      ...moveTo(place, job, autoStop, now),
      ...(await heldOrReleased(scope, job, input, place)),
      ...(hasOtherOpenings && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (input.attachmentIds) await setAttachments(scope, id, input.attachmentIds);
    await recordJobEvent(scope, id, 'EDITED');
    return findReadableJob(scope, id);
  },
});

/** A job stays with the company that it is for, wherever its recruiter is by now, until it is given another one. */
async function placeOf(scope: RecruiterScope, job: Job, name: string): Promise<Omit<JobPlace, 'isVerified'>> {
  const { id, companyId, waitsSince } = job;
  const { name: present } = await scope.tx.findOneByOrFail(Company, { id: companyId });
  if (companyNameKey(present) === companyNameKey(name)) {
    await refuseSuspended(scope, companyId);
    return { companyId, isWaiting: waitsSince !== null };
  }
  const place = await placeForJob(scope, name);
  if (opensOrIsOpen(job)) await refuseTooManyOpen(scope, place, id);
  return place;
}

const opensOrIsOpen = ({ status, waitsSince, heldAt }: Job): boolean =>
  status === 'ACTIVE' || waitsSince !== null || heldAt !== null;

/** Of a job whose text is another one, and maybe its company: held, released, or as it is (decision 0081). */
async function heldOrReleased(
  scope: RecruiterScope,
  job: Job,
  { eligibility = job.eligibility, requiredSkills = job.requiredSkills, ...input }: JobFields,
  { companyId, isWaiting }: Pick<JobPlace, 'companyId' | 'isWaiting'>,
): Promise<Partial<Job>> {
  const text = { ...input, eligibility, requiredSkills };
  const isTextReleased = job.isTextReleased && companyId === job.companyId && textOf(text) === textOf(job);
  if (!opensOrIsOpen(job)) return { isTextReleased };
  const finding = await reviewJob(scope, { ...text, companyId, isTextReleased });
  if (finding) return { isTextReleased, ...held(finding, job.heldAt ?? scope.now) };
  if (!job.heldAt) return { isTextReleased };
  const limits = input.autoStop === undefined ? job.autoStop : input.autoStop;
  return { isTextReleased, ...(isWaiting ? notHeld : await released(scope, job.id, limits)) };
}

/** May make an open job wait, or open a waiting one as if it were posted now; a closed one stays closed. */
function moveTo(
  place: Pick<JobPlace, 'isWaiting'>,
  job: Job,
  autoStop: AutoStopLimits | null,
  now: Date,
): Partial<Job> {
  if (place.isWaiting) return job.status === 'ACTIVE' || job.heldAt || job.opensWhenRestored ? placed(place, now) : {};
  if (job.waitsSince === null) return {};
  const opened = { ...placed(place, now), ...autoStopColumns(autoStop, now), postedAt: now, openedAt: now };
  return job.takenDownAt ? { ...opened, status: 'INACTIVE' } : opened;
}

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
