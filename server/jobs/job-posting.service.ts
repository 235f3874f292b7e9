import { isDeepStrictEqual } from 'node:util';
import { In } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../companies/company.entity.ts';
import { companyNameKey } from '../companies/company.rules.ts';
import { belongsToVerified } from '../companies/company.service.ts';
import { type JobPlace, placeForJob } from '../companies/membership.service.ts';
import { limitByPerson } from '../core/limits.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, type WriteScope } from '../core/use-case.ts';
import { StoredFile } from '../files/file.entity.ts';
import { claimFile } from '../files/file.service.ts';
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
import { loadOwnJob, readChanged, recordJobEvents, refuse } from './job.service.ts';

const day = 86_400;
/** Jobs of one recruiter in a day: few until an admin has verified the company (asvs-2.4.1). */
const postingLimits = {
  unverified: { limit: 50, seconds: day, message: jobMessages.tooManyPosted },
  verified: { limit: 200, seconds: day, message: jobMessages.tooManyPosted },
} as const;

/** Posts a job, open at once, or once its company has let the recruiter in (`placeForJob`). */
export const postJob = defineCommand({
  name: 'postJob',
  allow: ['HR'],
  isCreating: true,
  conflicts: {
    job_attachments_file_key: jobMessages.attachedElsewhere,
    idempotency_keys_pkey: jobMessages.alreadyPosted,
  },
  input: z.object({ input: jobInputSchema }),
  run: async (scope, { input }): Promise<Job> => {
    const { tx, actor, now } = scope;
    refuse({
      ...yearsProblems(input.minYears, input.maxYears),
      ...autoStopProblems(input.autoStop ?? null, { openedAt: now, applicationsReceived: 0 }, now),
    });
    const place = await placeForJob(scope, input.company);
    await limitByPerson(
      scope,
      'post-job',
      postingLimits[(await belongsToVerified(tx, actor.id, place.companyId)) ? 'verified' : 'unverified'],
    );
    const job = await tx.save(
      tx.create(Job, {
        ...columnsOf(input, place),
        ...autoStopColumns(input.autoStop ?? null, now),
        ...jobDefaults,
        requiredSkills: [],
        ...definedOnly(optionalColumns(input)),
        recruiterId: actor.id,
        ...(place.isWaiting ? waiting(now) : open),
        postedAt: now,
        openedAt: now,
        updatedAt: now,
      }),
    );
    await setAttachments(scope, job.id, input.attachmentIds ?? []);
    if (!place.isWaiting) await recordJobEvents(scope, [job.id], 'POSTED');
    return readChanged(scope, job.id);
  },
});

/**
 * Fields that the input leaves out stay. CONFLICT if the job was changed after the state that was `seen`, unless to the
 * same values: then the same edit was sent before, and its answer got lost.
 */
export const updateJob = defineCommand({
  name: 'updateJob',
  allow: ['HR'],
  conflicts: { job_attachments_file_key: jobMessages.attachedElsewhere },
  input: z.object({ id: z.string(), input: jobInputSchema, seen: z.nullish(z.date()) }),
  load: loadOwnJob,
  run: async (scope, { id, input, seen }, job): Promise<Job> => {
    const { tx, now } = scope;
    const place = await placeOf(scope, job, input.company);
    const changes = changesOf(job, input, place);
    if (await isAlready(scope, job, changes, input.attachmentIds)) return readChanged(scope, id);
    if (seen && seen.getTime() !== job.updatedAt.getTime())
      throw conflict(jobMessages.changedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
    const { minYears = job.minYears, maxYears = job.maxYears } = input;
    const keepsTaking = job.status === 'ACTIVE' || job.waitsSince !== null;
    refuse({
      ...yearsProblems(minYears, maxYears),
      ...(keepsTaking ? autoStopProblems(limitsOf(job, input), job, now) : {}),
    });
    const hasOtherOpenings = (changes.openings ?? job.openings) !== job.openings;
    await tx.update(Job, id, {
      ...changes,
      ...moveTo(place, job, input, now),
      ...(hasOtherOpenings && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (input.attachmentIds) await setAttachments(scope, id, input.attachmentIds);
    await recordJobEvents(scope, [id], 'EDITED');
    return readChanged(scope, id);
  },
});

const limitsOf = (job: Job, { autoStop }: JobFields): AutoStopLimits | null =>
  autoStop === undefined ? job.autoStop : autoStop;

const changesOf = (job: Job, input: JobFields, { companyId }: Pick<JobPlace, 'companyId'>) => ({
  ...columnsOf(input, { companyId }),
  ...definedOnly(optionalColumns(input)),
  ...autoStopColumns(limitsOf(job, input), job.openedAt),
});

/** A job stays with the company that it is for, wherever its recruiter is by now, until it is given another one. */
async function placeOf(
  scope: WriteScope<readonly ['HR']>,
  { companyId, waitsSince }: Job,
  name: string,
): Promise<JobPlace> {
  const { name: present } = await scope.tx.getRepository(Company).findOneByOrFail({ id: companyId });
  return companyNameKey(present) === companyNameKey(name)
    ? { companyId, isWaiting: waitsSince !== null }
    : placeForJob(scope, name);
}

const open = { status: 'ACTIVE', waitsSince: null } as const;
const waiting = (now: Date) => ({ status: 'INACTIVE', waitsSince: now }) as const;

/** May make an open job wait, or open a waiting one as if it were posted now; a closed one stays closed. */
function moveTo({ isWaiting }: JobPlace, job: Job, input: JobFields, now: Date): Partial<Job> {
  if (isWaiting && job.status === 'ACTIVE') return waiting(now);
  if (isWaiting || job.waitsSince === null) return {};
  return { ...open, ...autoStopColumns(limitsOf(job, input), now), postedAt: now, openedAt: now };
}

async function isAlready(
  { tx }: Pick<WriteScope, 'tx'>,
  job: Job,
  changes: Partial<Job>,
  fileIds: string[] | null | undefined,
): Promise<boolean> {
  if (!Object.entries(changes).every(([column, value]) => isDeepStrictEqual(value, job[column as keyof Job])))
    return false;
  if (!fileIds) return true;
  const attached = await tx.find(JobAttachment, { where: { jobId: job.id }, order: { position: 'ASC' } });
  return isDeepStrictEqual(
    [...new Set(fileIds)],
    attached.map(({ fileId }) => fileId),
  );
}

export const autoStopColumns = (limits: AutoStopLimits | null, openedAt: Date) => ({
  autoStopEnabled: limits !== null,
  autoStopApplications: limits?.applicationsCount ?? null,
  autoStopDays: limits?.daysCount ?? null,
  autoStopDate: limits?.specificDate ?? null,
  closesAt: closingTime(limits, openedAt),
});

const yearsProblems = (
  minYears: number | null | undefined,
  maxYears: number | null | undefined,
): Record<string, string> =>
  typeof minYears === 'number' && typeof maxYears === 'number' && maxYears < minYears
    ? { maxYears: jobMessages.yearsOrder() }
    : {};

const columnsOf = (
  { title, description, location, salaryMin, salaryMax, skills }: JobFields,
  { companyId }: Pick<JobPlace, 'companyId'>,
) => ({
  title,
  description,
  location,
  salaryMin,
  salaryMax,
  skills,
  companyId,
});

/** Null clears what may be empty; everywhere else it counts as left out. */
const optionalColumns = (input: JobFields) => ({
  salaryPeriod: input.salaryPeriod ?? undefined,
  type: input.type ?? undefined,
  experienceLevel: input.experienceLevel ?? undefined,
  workMode: input.workMode ?? undefined,
  isUrgent: input.isUrgent ?? undefined,
  openings: input.openings ?? undefined,
  requiredSkills: input.requiredSkills ?? undefined,
  minYears: input.minYears,
  maxYears: input.maxYears,
  eligibility: input.eligibility === '' ? null : input.eligibility,
});

const definedOnly = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<Row>;

/** In this order. What is taken off counts as unclaimed again and is removed after a while. */
async function setAttachments(
  { tx, actor, now }: WriteScope<readonly ['HR']>,
  jobId: string,
  fileIds: string[],
): Promise<void> {
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
