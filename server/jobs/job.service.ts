import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { Company } from '../companies/company.entity.ts';
import { companyNameKey } from '../companies/company.rules.ts';
import { belongsToVerified } from '../companies/company.service.ts';
import { type JobPlace, placeForJob } from '../companies/membership.service.ts';
import type { Actor } from '../core/actor.ts';
import { limitByPerson } from '../core/attempts.ts';
import type { RequestContext } from '../core/context.ts';
import { badInput, conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { beginningWith, containing, wordsBeginningWith } from '../core/like-pattern.ts';
import { defineLoader } from '../core/loader.ts';
import { largestPageSize, type Page, pageInput } from '../core/page.ts';
import { oneLine, searchTextSchema } from '../core/text.rules.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import type { StoredFile } from '../files/file.entity.ts';
import { claimFile } from '../files/file.service.ts';
import { Job, type JobEvent } from './job.entity.ts';
import type { JobEventType } from './job.labels.ts';
import {
  findJobInside,
  findJobs,
  type JobEventRow,
  listAttachedIds,
  listAttachments,
  listJobEvents,
  listRecommendedJobs,
  listSavedJobs,
  listSimilarJobs,
  listSuggestions,
} from './job.queries.ts';
import {
  type AutoStopLimits,
  autoStopProblems,
  closesSoon,
  closingTime,
  jobDefaults,
  jobEventText,
  type JobFields,
  jobFilterSchema,
  jobInputSchema,
  jobMessages,
  wordsOfTitle,
} from './job.rules.ts';
import { isShort, searchJobs as readSearch, searchOwnJobs } from './job-search.queries.ts';

const pageSize = { search: 10, own: 4 } as const;
const jobId = z.object({ id: z.string() });
const listLimit = (usual: number) =>
  z
    .number()
    .int()
    .min(1, 'Limit must be 1 or more.')
    .max(50, 'Limit must be 50 or less.')
    .nullish()
    .transform((limit) => limit ?? usual);

/** Open jobs that fit the filter, newest first. */
export const searchJobs = defineQuery({
  name: 'searchJobs',
  allow: 'ANYONE',
  input: z.object({
    filter: jobFilterSchema.nullish(),
    ...pageInput(pageSize.search),
    after: z.string().max(200, jobMessages.cursor).nullish(),
  }),
  run: ({ services, actor, now }, { filter, ...request }): Promise<Page<Job>> =>
    readSearch(services.database, actor, filter ?? {}, request, now),
});

/** One job with the viewer's flags; an archived one only for its recruiter and its applicants, else NOT_FOUND. */
export const readJob = defineQuery({
  name: 'readJob',
  allow: 'ANYONE',
  input: jobId,
  load: async ({ services, actor }, { id }) => {
    const [job] = isId(id) ? await findJobs(services.database, actor, [id]) : [];
    if (!job) throw notFound(jobMessages.notFound);
    return job;
  },
  run: async (_scope, _input, job): Promise<Job> => job,
});

/** The job of an id as the viewer sees it, read together with the others of the same request. */
export const loadJob = defineLoader<Job>(
  ({ services, actor }, ids) => findJobs(services.database, actor, ids),
  (job) => job.id,
);

export const loadAttachments = defineLoader<{ jobId: string; file: StoredFile }, StoredFile[]>(
  ({ services }, jobIds) => listAttachments(services.database, jobIds),
  ({ jobId: id }) => id,
  (rows) => rows.map(({ file }) => file),
);

const loadEvents = defineLoader<JobEventRow, JobEventRow[]>(
  ({ services }, jobIds) => listJobEvents(services.database, jobIds),
  ({ jobId: id }) => id,
  (rows) => rows,
);

/** The job's own events, how many have applied, and whether it closes soon; newest first (OP-094). */
export async function loadJobUpdates(context: RequestContext, job: Job): Promise<JobEvent[]> {
  const now = context.services.clock.now();
  const events: { type: JobEventType; at: Date }[] = await loadEvents(context, job.id);
  const closing = closesSoon(job, now) && job.closesAt ? [{ type: 'CLOSING_SOON' as const, at: job.closesAt }] : [];
  return [...closing, ...events.toSorted((a, b) => b.at.getTime() - a.at.getTime())].map(({ type, at }) => ({
    type,
    at,
    text: jobEventText(type, job.applicationsReceived),
  }));
}

/** Titles, companies and skills of open jobs that contain the text; of two letters those of jobs with a word that begins with them, of one none (OP-101). */
export const suggestJobs = defineQuery({
  name: 'suggestJobs',
  allow: 'ANYONE',
  input: z.object({ text: z.string().max(200).transform(oneLine), limit: listLimit(5) }),
  run: async ({ services }, { text, limit }): Promise<string[]> =>
    text.length > 1
      ? listSuggestions(
          services.database,
          { jobs: patternsOf(text.toLowerCase()), contains: containing(text), begins: beginningWith(text) },
          limit,
        )
      : [],
});

/** Open jobs for the landing page; for a seeker those that fit the profile best. */
export const recommendJobs = defineQuery({
  name: 'recommendJobs',
  allow: 'ANYONE',
  input: z.object({ limit: listLimit(9) }),
  run: ({ services, actor }, { limit }): Promise<Job[]> => listRecommendedJobs(services.database, actor, limit),
});

const mostSimilarJobs = 10;
/** Each costs a statement: a list of jobs cannot ask for those of all its rows. */
const mostJobsWithSimilar = 5;
const mostSkillsCompared = 10;

const loadSimilar = defineLoader<{ of: string; jobs: Job[] }, Job[]>(
  async ({ services, actor }, ids) => {
    if (ids.length > mostJobsWithSimilar)
      throw badInput({ similarJobs: `Similar jobs can be asked of ${mostJobsWithSimilar} jobs at once.` });
    const jobs = await findJobs(services.database, actor, ids);
    return Promise.all(
      jobs.map(async (job) => ({
        of: job.id,
        jobs: await listSimilarJobs(services.database, actor, job, likenessOf(job), mostSimilarJobs),
      })),
    );
  },
  ({ of }) => of,
  ([found]) => found?.jobs ?? [],
);

function likenessOf({ title, skills }: Job) {
  const titleWords = wordsOfTitle(title).map(containing);
  // "C" or "R" would find everything.
  const compared = skills
    .map((skill) => skill.toLowerCase())
    .filter((skill) => skill.length > 1)
    .slice(0, mostSkillsCompared);
  return { titleWords, skills: compared, either: [...titleWords, ...compared.flatMap(patternsOf)] };
}

const patternsOf = (text: string): string[] => (isShort(text) ? wordsBeginningWith(text) : [containing(text)]);

/** Other open jobs with the same title words or skills, those that share most first. BAD_USER_INPUT for more than 10, or of more than 5 jobs. */
export async function similarJobsOf(context: RequestContext, job: Job, limit: number): Promise<Job[]> {
  if (limit < 1 || limit > mostSimilarJobs) throw badInput({ limit: `Limit must be 1 to ${mostSimilarJobs}.` });
  return (await loadSimilar(context, job.id)).slice(0, limit);
}

/** The recruiter's own jobs, open and closed. */
export const searchMyJobs = defineQuery({
  name: 'searchMyJobs',
  allow: ['HR'],
  input: z.object({ search: searchTextSchema, ...pageInput(pageSize.own) }),
  run: ({ services, actor }, { search, ...request }): Promise<Page<Job>> =>
    searchOwnJobs(services.database, actor, search, request),
});

/** A page of the seeker's saved jobs, last saved first (OP-097); a shorter one is the last. */
export const listMySavedJobs = defineQuery({
  name: 'listMySavedJobs',
  allow: ['JOBSEEKER'],
  input: z.object(pageInput(largestPageSize)),
  run: ({ services, actor }, asked): Promise<Job[]> => listSavedJobs(services.database, actor, asked),
});

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
    if (!place.isWaiting) await recordJobEvents(tx, [job.id], 'POSTED', now);
    return readChanged(tx, actor, job.id);
  },
});

/** Changes a job of one's own; what the input leaves out stays. CONFLICT if it was changed after the state that was `seen`, unless to the same: then this was sent before, and the answer got lost. */
export const updateJob = defineCommand({
  name: 'updateJob',
  allow: ['HR'],
  conflicts: { job_attachments_file_key: jobMessages.attachedElsewhere },
  input: z.object({ id: z.string(), input: jobInputSchema, seen: z.date().nullish() }),
  load: loadOwnJob,
  run: async (scope, { id, input, seen }, job): Promise<Job> => {
    const { tx, actor, now } = scope;
    const place = await placeOf(scope, job, input.company);
    const changes = changesOf(job, input, place);
    if (await isAlready(scope, job, changes, input.attachmentIds)) return readChanged(tx, actor, id);
    if (seen && seen.getTime() !== job.updatedAt.getTime()) throw conflict(jobMessages.changedMeanwhile);
    const { minYears = job.minYears, maxYears = job.maxYears } = input;
    const keepsTaking = job.status === 'ACTIVE' || job.waitsSince !== null;
    refuse({
      ...yearsProblems(minYears, maxYears),
      ...(keepsTaking ? autoStopProblems(limitsOf(job, input), job, now) : {}),
    });
    const isAskedAnew = (changes.openings ?? job.openings) !== job.openings;
    await tx.update(Job, id, {
      ...changes,
      ...moveTo(place, job, input, now),
      ...(isAskedAnew && { keptOpenAt: null }),
      updatedAt: now,
    });
    if (input.attachmentIds) await setAttachments(scope, id, input.attachmentIds);
    await recordJobEvents(tx, [id], 'EDITED', now);
    return readChanged(tx, actor, id);
  },
});

/** A job as it is after the change, for the one who changed it. */
export async function readChanged(tx: EntityManager, viewer: Actor, id: string): Promise<Job> {
  const job = await findJobInside(tx, viewer, id);
  if (!job) throw new Error(`The job ${id} vanished in its own transaction.`);
  return job;
}

/** The recruiter's own job, locked until the end of the transaction; anything else is NOT_FOUND. */
export async function loadOwnJob({ tx, actor }: WriteScope<readonly ['HR']>, { id }: { id: string }): Promise<Job> {
  const mine = { id, recruiterId: actor.id, archivedAt: IsNull() };
  const job = isId(id) ? await tx.findOne(Job, { where: mine, lock: { mode: 'pessimistic_write' } }) : null;
  if (!job) throw notFound(jobMessages.notFound);
  return job;
}

const limitsOf = (job: Job, { autoStop }: JobFields): AutoStopLimits | null =>
  autoStop === undefined ? job.autoStop : autoStop;

/** The columns that an edited job gets; those that the input leaves out are not among them. */
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

/** With its company an open job may come to wait, and one that waits may open, as if it were posted now; a closed one stays closed. */
function moveTo({ isWaiting }: JobPlace, job: Job, input: JobFields, now: Date): Partial<Job> {
  if (isWaiting && job.status === 'ACTIVE') return waiting(now);
  if (isWaiting || job.waitsSince === null) return {};
  return { ...open, ...autoStopColumns(limitsOf(job, input), now), postedAt: now, openedAt: now };
}

/** Whether the job is like that, and has these files. */
async function isAlready(
  { tx }: Pick<WriteScope, 'tx'>,
  job: Job,
  changes: Partial<Job>,
  fileIds: string[] | null | undefined,
): Promise<boolean> {
  if (!Object.entries(changes).every(([column, value]) => isDeepStrictEqual(value, job[column as keyof Job])))
    return false;
  return !fileIds || isDeepStrictEqual([...new Set(fileIds)], await listAttachedIds(tx, job.id));
}

export async function recordJobEvents(
  tx: EntityManager,
  jobIds: string[],
  type: 'POSTED' | 'EDITED' | 'CLOSED' | 'REOPENED' | 'ARCHIVED',
  now: Date,
): Promise<void> {
  await tx.query('insert into job_events (job_id, type, at) select unnest($1::uuid[]), $2, $3', [jobIds, type, now]);
}

/** Throws BAD_USER_INPUT if there are problems. */
export function refuse(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw badInput(problems);
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
    ? { maxYears: jobMessages.yearsOrder }
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

/** Makes these the attachments of the job, in this order. What is taken off counts as unclaimed again and is removed after a while. */
async function setAttachments(
  { tx, actor, now }: WriteScope<readonly ['HR']>,
  id: string,
  fileIds: string[],
): Promise<void> {
  const [removed] = (await tx.query('delete from job_attachments where job_id = $1 returning file_id as "fileId"', [
    id,
  ])) as [{ fileId: string }[], number];
  await tx.query('update files set claimed_at = null where id = any($1)', [removed.map(({ fileId }) => fileId)]);
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    await claimFile(tx, { fileId, purpose: 'ATTACHMENT', now, field: `attachmentIds.${position}`, ownerId: actor.id });
    await tx.query('insert into job_attachments (job_id, file_id, position) values ($1, $2, $3)', [
      id,
      fileId,
      position,
    ]);
  }
}
