import { In, IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import { companyNameKey } from '../../companies/company.rules.ts';
import {
  type Employer,
  employerAt,
  employerNamed,
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
  jobChangeSchema,
  jobInputSchema,
  jobMessages,
} from './job.rules.ts';
import { isEditable, isOpen } from './job.policy.ts';
import { refuseTooManyOpen } from './job-limit.service.ts';
import { findReadableJob, loadOwnJob, recordJobEvent, refuse } from './job.service.ts';
import { opensByItself } from './job-state.rules.ts';
import {
  autoStopColumns,
  heldColumns,
  recordOpened,
  restartedColumns,
  reviewJob,
  waitingColumns,
} from './job-state.service.ts';
import { textOf } from '../held-texts/held-text.rules.ts';
import { reviewText } from '../held-texts/held-word.service.ts';

/** Jobs of one recruiter in a day: few until an admin has verified the company (asvs-2.4.1). */
const postingLimits = { unverified: 50, verified: 200 } as const;
/** Edits of all jobs of one recruiter in a day. */
const editLimits = { unverified: 100, verified: 300 } as const;

/** Posts a job, open at once, or once its company has let the recruiter in (`employerNamed`) and its text is released. */
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
      ...yearsProblems(input),
      ...autoStopProblems(input.autoStop ?? null, { openedAt: now, applicationsReceived: 0 }, now),
    });
    await refuseTakenExternalId(scope, input.externalId);
    const employer = await employerNamed(scope, input.company);
    await limitByPerson(scope, 'post-job', {
      limit: postingLimits[employer.isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyPosted,
    });
    await refuseTooManyOpen(scope, employer);
    const finding = await reviewText(scope, textOf(input), employer.companyId);
    const job = await tx.save(
      tx.create(Job, {
        ...jobDefaults,
        requiredSkills: [],
        ...columnsOf(input),
        companyId: employer.companyId,
        ...autoStopColumns(input.autoStop ?? null, now),
        isWanted: true,
        ...waitingColumns(employer, now),
        ...heldColumns(finding, now),
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
    const edited = tx.merge<Job>(Job, tx.create(Job), job, columnsOf(change));
    const autoStop = change.autoStop === undefined ? job.autoStop : change.autoStop;
    refuse({
      ...payProblems(edited),
      ...yearsProblems(edited),
      ...(opensByItself(job) ? autoStopProblems(autoStop, job, now) : {}),
    });
    await refuseTakenExternalId(scope, change.externalId, id);
    const employer = await employerOfEdited(scope, job, change.company);
    await limitByPerson(scope, 'edit-job', {
      limit: editLimits[employer.isVerified ? 'verified' : 'unverified'],
      seconds: 86_400,
      message: jobMessages.tooManyEdits,
    });
    await tx.update(Job, id, {
      ...columnsOf(change),
      companyId: employer.companyId,
      ...autoStopColumns(autoStop, job.openedAt),
      ...(await obstaclesOfEdited(scope, job, { edited, employer, autoStop })),
      ...(edited.openings !== job.openings && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (change.attachmentIds) await setAttachments(scope, id, change.attachmentIds);
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

/**
 * A job stays with its company for as long as its recruiter may post for it. An open one does not begin to wait because
 * verification has been required since (decision 0080).
 */
async function employerOfEdited(scope: RecruiterScope, job: Job, newName: string | undefined): Promise<Employer> {
  const { id, companyId, waitsSince } = job;
  const { name } = await scope.tx.findOneByOrFail(Company, { id: companyId });
  const isSame = newName === undefined || companyNameKey(newName) === companyNameKey(name);
  if (isSame) await refuseSuspended(scope, companyId);
  if (!isEditable(job)) throw conflict(jobMessages.companySuspended());
  if (isSame) {
    const employer = await employerAt(scope, companyId);
    return { ...employer, isWaiting: employer.isWaiting && (employer.isAsked || waitsSince !== null) };
  }
  const employer = await employerNamed(scope, newName);
  if (opensByItself(job)) await refuseTooManyOpen(scope, employer, id);
  return employer;
}

/** What keeps an edited job from being public: its text and its company are checked anew, whatever else is in the way. */
async function obstaclesOfEdited(
  scope: RecruiterScope,
  job: Job,
  {
    edited,
    employer,
    autoStop,
  }: { edited: Parameters<typeof textOf>[0]; employer: Employer; autoStop: AutoStopLimits | null },
): Promise<Partial<Job>> {
  const { companyId, isWaiting } = employer;
  const isOther = textOf(edited) !== textOf(job) || companyId !== job.companyId;
  const textVersion = isOther ? job.textVersion + 1 : job.textVersion;
  const { releasedVersion } = job;
  const finding = await reviewJob(scope, { ...edited, companyId, textVersion, releasedVersion });
  const isFree = !finding && !isWaiting;
  const hadToWait = job.heldAt !== null || job.waitsSince !== null;
  return {
    textVersion,
    ...waitingColumns(employer, job.waitsSince ?? scope.now),
    ...heldColumns(finding, job.heldAt ?? scope.now),
    ...(isFree && hadToWait && opensByItself(job) && (await restartedColumns(scope, job.id, autoStop))),
  };
}

const payProblems = ({ salaryMin, salaryMax }: Pick<Job, 'salaryMin' | 'salaryMax'>): Record<string, string> =>
  salaryMax < salaryMin ? { salaryMax: jobMessages.salaryOrder() } : {};

const yearsProblems = ({
  minYears = null,
  maxYears = null,
}: Partial<Pick<Job, 'minYears' | 'maxYears'>>): Record<string, string> =>
  minYears !== null && maxYears !== null && maxYears < minYears ? { maxYears: jobMessages.yearsOrder() } : {};

/** The fields that the form has and a job stores as they are. */
const columnsOf = ({
  company: _company,
  autoStop: _autoStop,
  attachmentIds: _files,
  ...columns
}: z.output<typeof jobChangeSchema>): Partial<Job> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

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
