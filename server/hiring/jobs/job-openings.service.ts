import * as z from 'zod/mini';
import type { RequestContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { defineLoader } from '../../core/loader.ts';
import { defineCommand, defineQuery } from '../../core/use-case.ts';
import { Job } from './job.entity.ts';
import { isOpen, jobPermissions, ownsJob } from './job.policy.ts';
import { findFilledJobs, findJobToAskAbout } from './job-closing.queries.ts';
import { toJob } from './job.queries.ts';
import { jobMessages } from './job.rules.ts';
import { findReadableJob, loadOwnJob, viewerOfJobs } from './job.service.ts';
import type { JobPermissions } from './job.types.ts';

/** D-05: when as many are hired as a job has openings, its recruiter is asked whether it closes. */

const loadFilled = defineLoader<{ jobId: string }, boolean>(
  ({ services }, jobIds) => services.database.prepared(findFilledJobs(jobIds)),
  ({ jobId }) => jobId,
  (rows) => rows.length > 0,
);

/** Only its recruiter hears of it. */
export const areAllOpeningsFilled = async (context: RequestContext, job: Job): Promise<boolean> =>
  ownsJob(viewerOfJobs(context), job) && loadFilled(context, job.id);

export const permissionsOn = async (context: RequestContext, job: Job): Promise<JobPermissions> =>
  jobPermissions(viewerOfJobs(context), job, await areAllOpeningsFilled(context, job));

/** Null while there is none to ask about. */
export const readFilledJob = defineQuery({
  name: 'filledJob',
  allow: ['HR'],
  token: 'JOBS_READ',
  input: z.object({}),
  run: async ({ services, actor }): Promise<Job | null> => {
    const [row] = await services.database.prepared(findJobToAskAbout(actor.id));
    return row ? toJob(row) : null;
  },
});

/**
 * The recruiter is not asked again until the openings change. A second call, or one while openings are left, changes
 * nothing; CONFLICT for a closed job.
 */
export const keepJobOpen = defineCommand({
  name: 'keepJobOpen',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  input: z.object({ id: z.string() }),
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<Job> => {
    const { tx, prepared, now } = scope;
    if (!isOpen(job)) throw conflict(jobMessages.alreadyClosed());
    const [filled] = await prepared(findFilledJobs([id]));
    if (filled) await tx.update(Job, id, { keptOpenAt: now });
    return findReadableJob(scope, id);
  },
});
