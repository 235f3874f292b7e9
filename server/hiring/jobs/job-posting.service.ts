import { In, IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import { companyNameKey } from '../../companies/company.rules.ts';
import {
  type JobPlace,
  placeAt,
  placeForJob,
  type RecruiterScope,
  refuseSuspended,
} from '../../companies/membership.service.ts';
import { limitByPerson } from '../../core/limits.ts';
import { conflict } from '../../core/errors.ts';
import { defineCommand, nobodyElse } from '../../core/use-case.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { claimFile } from '../../platform/files/file.service.ts';
import { refuseWhileLeaving } from '../../people/users/user.service.ts';
import { Job, JobAttachment } from './job.entity.ts';
import {
  type AutoStopLimits,
  autoStopProblems,
  jobDefaults,
  type JobFields,
  jobChangeSchema,
  jobInputSchema,
  jobMessages,
} from './job.rules.ts';
import { isEditable, isOpen } from './job.policy.ts';
import { refuseTooManyOpen } from './job-limit.service.ts';
import { findReadableJob, loadOwnJob, recordJobEvent, refuse } from './job.service.ts';
import { opensByItself } from './job-state.rules.ts';
import { autoStopColumns, placed, recordOpened, restarted, reviewed, reviewJob } from './job-state.service.ts';
import { textOf } from '../held-texts/held-text.rules.ts';
import { reviewText } from '../held-texts/held-word.service.ts';

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
  answerIsAbout: nobodyElse,
  conflicts: {
    job_attachments_file_key: jobMessages.attachedElsewhere,
    jobs_external_id_key: jobMessages.externalIdTaken,
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
    await refuseTakenExternalId(scope, input.externalId);
    const place = await placeForJob(scope, input.company);
    await limitByPerson(scope, 'post-job', {
      limit: postingLimits[place.isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyPosted,
    });
    await refuseTooManyOpen(scope, place);
    const finding = await reviewText(scope, textOf(input), place.companyId);
    const job = await tx.save(
      tx.create(Job, {
        ...jobDefaults,
        requiredSkills: [],
        ...columnsOf(input, place),
        ...autoStopColumns(input.autoStop ?? null, now),
        isWanted: true,
        ...placed(place, now),
        ...reviewed(finding, now),
        recruiterId: actor.id,
        postedAt: now,
        openedAt: now,
        updatedAt: now,
      }),
    );
    await setAttachments(scope, job.id, input.attachmentIds ?? []);
    await recordOpened(scope, [job.id]);
    return findReadableJob(scope, job.id);
  },
});

/**
 * Fields that the input leaves out stay. Text and company are checked whatever else is in the way of the job. CONFLICT
 * if it was changed after the state that was `seen`, and while its company is suspended.
 */
export const updateJob = defineCommand({
  name: 'updateJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  conflicts: {
    job_attachments_file_key: jobMessages.attachedElsewhere,
    jobs_external_id_key: jobMessages.externalIdTaken,
  },
  input: z.object({ id: z.string(), input: jobChangeSchema, seen: z.nullish(z.date()) }),
  load: loadOwnJob,
  run: async (scope, { id, input: change, seen }, job): Promise<Job> => {
    const { tx, now } = scope;
    if (seen && seen.getTime() !== job.updatedAt.getTime())
      throw conflict(jobMessages.changedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
    const input = await wholeOf(scope, job, change);
    const {
      minYears = job.minYears,
      maxYears = job.maxYears,
      openings = job.openings,
      autoStop = job.autoStop,
    } = input;
    refuse({
      ...yearsProblems(minYears, maxYears),
      ...(opensByItself(job) ? autoStopProblems(autoStop, job, now) : {}),
    });
    await refuseTakenExternalId(scope, input.externalId, id);
    const place = await placeOf(scope, job, input.company);
    await limitByPerson(scope, 'edit-job', {
      limit: editLimits[place.isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyEdits,
    });
    await tx.update(Job, id, {
      ...columnsOf(input, place),
      ...autoStopColumns(autoStop, job.openedAt),
      ...(await checkedAgain(scope, job, input, { place, autoStop })),
      ...(openings !== job.openings && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (input.attachmentIds) await setAttachments(scope, id, input.attachmentIds);
    await recordJobEvent(scope, id, 'EDITED');
    if (!isOpen(job)) await recordOpened(scope, [id]);
    return findReadableJob(scope, id);
  },
});

/** Names the other job. Of two that are sent at once the index refuses the second. */
async function refuseTakenExternalId(
  { tx, actor }: RecruiterScope,
  externalId: string | null | undefined,
  jobId?: string,
): Promise<void> {
  if (!externalId) return;
  const other = await tx.findOneBy(Job, { recruiterId: actor.id, externalId, archivedAt: IsNull() });
  if (other && other.id !== jobId)
    throw conflict(jobMessages.externalIdTaken(), { reason: 'EXTERNAL_ID_TAKEN', jobId: other.id });
}

/** What the form would send. */
async function wholeOf({ tx }: RecruiterScope, job: Job, change: z.output<typeof jobChangeSchema>): Promise<JobFields> {
  const { title, description, location, salaryMin, salaryMax, skills } = job;
  const company = change.company ?? (await tx.findOneByOrFail(Company, { id: job.companyId })).name;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const whole = { title, description, location, salaryMin, salaryMax, skills, ...given, company } as JobFields;
  if (whole.salaryMax < whole.salaryMin) refuse({ salaryMax: jobMessages.salaryOrder() });
  return whole;
}

/**
 * A job stays with the company that it is for as long as its recruiter may post for it. One that is open does not begin
 * to wait because verification has become a condition since (decision 0080).
 */
async function placeOf(scope: RecruiterScope, job: Job, name: string): Promise<JobPlace> {
  const { id, companyId, waitsSince } = job;
  const { name: present } = await scope.tx.findOneByOrFail(Company, { id: companyId });
  const isSame = companyNameKey(present) === companyNameKey(name);
  if (isSame) await refuseSuspended(scope, companyId);
  if (!isEditable(job)) throw conflict(jobMessages.companySuspended());
  const place = isSame ? await placeAt(scope, companyId) : await placeForJob(scope, name);
  if (isSame) return { ...place, isWaiting: place.isWaiting && (place.isAsked || waitsSince !== null) };
  if (opensByItself(job)) await refuseTooManyOpen(scope, place, id);
  return place;
}

interface Edited {
  place: JobPlace;
  autoStop: AutoStopLimits | null;
}

/** What is in the way of an edited job: what its text and its company are by now, whatever stood there before. */
async function checkedAgain(
  scope: RecruiterScope,
  job: Job,
  { eligibility = job.eligibility, requiredSkills = job.requiredSkills, ...input }: JobFields,
  { place, autoStop }: Edited,
): Promise<Partial<Job>> {
  const { now } = scope;
  const { companyId } = place;
  const text = { ...input, eligibility, requiredSkills };
  const isOther = textOf(text) !== textOf(job) || companyId !== job.companyId;
  const textVersion = isOther ? job.textVersion + 1 : job.textVersion;
  const { releasedVersion } = job;
  const finding = await reviewJob(scope, { ...text, companyId, textVersion, releasedVersion });
  const isFree = !finding && !place.isWaiting;
  const hadToWait = job.heldAt !== null || job.waitsSince !== null;
  return {
    textVersion,
    ...placed(place, job.waitsSince ?? now),
    ...reviewed(finding, job.heldAt ?? now),
    ...(isFree && hadToWait && opensByItself(job) && (await restarted(scope, job.id, autoStop))),
  };
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
