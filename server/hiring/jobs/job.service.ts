import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { sendJobEventsSoon } from '../../companies/membership.service.ts';
import type { Actor } from '../../core/actor.rules.ts';
import type { RequestContext } from '../../core/context.ts';
import type { Prepared } from '../../core/database.ts';
import { badInput, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineLoader } from '../../core/loader.ts';
import { largestPageSize, type Page, pageInput, sliceInput } from '../../core/page.ts';
import { searchTextSchema } from '../../core/text.rules.ts';
import { viewerWith } from '../../core/token-scope.ts';
import { defineQuery, type WriteScope } from '../../core/use-case.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { readChangedJobs, readPage } from './search/job-search.queries.ts';
import { Job, RecordedJobEvent } from './job.entity.ts';
import { maySee } from './job.policy.ts';
import { findJobs, listAttachments, listJobEvents, listSavedJobs, toJob } from './job.queries.ts';
import { lockOwnerAndCompany } from './job-state.queries.ts';
import { closesSoon, jobEventText } from './job-text.rules.ts';
import { externalIdSchema, jobMessages } from './job.rules.ts';
import type { JobEvent } from './job.types.ts';
import { ownJobs } from './search/open-jobs.queries.ts';

/** An archived one only for its recruiter and its applicants, else NOT_FOUND. */
export async function findReadableJob(
  { prepared, actor }: { prepared: Prepared; actor: Actor | null },
  id: string,
): Promise<Job> {
  const [job] = isId(id) ? await findJobs(prepared, actor, [id]) : [];
  if (!job) throw notFound(jobMessages.notFound());
  return job;
}

/** The same, but one that was taken off or is held not for its applicants. */
export async function findShownJob(scope: { prepared: Prepared; actor: Actor | null }, id: string): Promise<Job> {
  const job = await findReadableJob(scope, id);
  if (!maySee(scope.actor, job)) throw notFound(jobMessages.notFound());
  return job;
}

export const readJob = defineQuery({
  name: 'readJob',
  allow: 'ANYONE',
  token: 'JOBS_READ',
  isPublic: true,
  input: z.object({ id: z.string() }),
  run: ({ services, actor }, { id }): Promise<Job> => findShownJob({ prepared: services.database.prepared, actor }, id),
});

/**
 * As whom a job is read, wherever an answer leads to it: an application shows the job that it is for also to a token
 * without a right to jobs, but nothing of it that is only its recruiter's or the seeker's own (decision 0065).
 */
export const viewerOfJobs = (context: Pick<RequestContext, 'actor'>): Actor | null => viewerWith(context, 'JOBS_READ');

export const loadJob = defineLoader<Job>(
  async (context, ids) => {
    const { services, actor } = context;
    const jobs = await findJobs(services.database.prepared, actor, ids);
    return viewerOfJobs(context) ? jobs : jobs.map((job) => Object.assign(job, { saved: false }));
  },
  (job) => job.id,
);

export const loadAttachments = defineLoader(
  ({ services }, jobIds) => services.database.prepared(listAttachments(jobIds)),
  ({ jobId: id }) => id,
  (rows) => rows.map(({ jobId: _jobId, ...file }) => Object.assign(new StoredFile(), file)),
);

const loadEvents = defineLoader(
  ({ services }, jobIds) => services.database.prepared(listJobEvents(jobIds)),
  ({ jobId: id }) => id,
  (events) => events,
);

/** Newest first (OP-094). */
export async function loadJobUpdates(context: RequestContext, job: Job): Promise<JobEvent[]> {
  const now = context.services.clock.now();
  const events = await loadEvents(context, job.id);
  const closing = closesSoon(job, now) && job.closesAt ? [{ type: 'CLOSING_SOON' as const, at: job.closesAt }] : [];
  return [...closing, ...events].map(({ type, at }) => ({
    type,
    at,
    text: jobEventText(type, job.applicationsReceived),
  }));
}

const pageSizeOfOwn = 4;

/** Open and closed; newest first, or with `updatedSince` the latest change last. */
export const searchMyJobs = defineQuery({
  name: 'searchMyJobs',
  allow: ['HR'],
  token: 'JOBS_READ',
  input: z.object({
    search: searchTextSchema,
    externalId: externalIdSchema,
    updatedSince: z.nullish(z.date()),
    page: pageInput(pageSizeOfOwn).page,
    ...sliceInput(pageSizeOfOwn),
  }),
  run: ({ services, actor }, { search, externalId, updatedSince: since, ...request }): Promise<Page<Job>> => {
    const own = { recruiterId: actor.id, search, externalId };
    return since
      ? readChangedJobs(services.database, actor, { ...own, since }, request)
      : readPage(services.database, actor, ownJobs(own), request);
  },
});

/** Last saved first (OP-097); a shorter page is the last. */
export const listMySavedJobs = defineQuery({
  name: 'listMySavedJobs',
  allow: ['JOBSEEKER'],
  token: 'JOBS_READ',
  input: z.object(pageInput(largestPageSize)),
  run: async ({ services, actor }, asked): Promise<Job[]> =>
    (await services.database.prepared(listSavedJobs({ seekerId: actor.id, ...asked }))).map(toJob),
});

/** The recruiter's own job, locked until the end of the transaction; anything else is NOT_FOUND. */
export async function loadOwnJob(
  { tx, prepared, actor }: WriteScope<readonly ['HR']>,
  { id }: { id: string },
): Promise<Job> {
  if (isId(id)) await prepared(lockOwnerAndCompany(id));
  const mine = { id, recruiterId: actor.id, archivedAt: IsNull() };
  const job = isId(id) ? await tx.findOne(Job, { where: mine, lock: { mode: 'pessimistic_write' } }) : null;
  if (!job) throw notFound(jobMessages.notFound());
  return job;
}

/** For the job's own history, and for programs of its recruiter (`sendJobEvents`). */
export async function recordJobEvent(
  scope: Pick<WriteScope, 'tx' | 'effects' | 'services' | 'now'>,
  jobId: string,
  type: RecordedJobEvent['type'],
): Promise<void> {
  await scope.tx.insert(RecordedJobEvent, { jobId, type, at: scope.now });
  sendJobEventsSoon(scope);
}

/** Throws BAD_USER_INPUT if there are problems. */
export function refuse(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw badInput(problems);
}
