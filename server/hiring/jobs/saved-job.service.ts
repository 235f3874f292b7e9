import * as z from 'zod/mini';
import { insertMissing } from '../../core/insert-missing.ts';
import { defineCommand, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { type Job, SavedJob } from './job.entity.ts';
import { findReadableJob } from './job.service.ts';

const jobIdSchema = z.object({ jobId: z.string() });

const loadJob = (scope: WriteScope<readonly ['JOBSEEKER']>, { jobId }: { jobId: string }): Promise<Job> =>
  findReadableJob(scope, jobId);

/** Again changes nothing. */
export const saveJob = defineCommand({
  name: 'saveJob',
  allow: ['JOBSEEKER'],
  token: 'JOBS_WRITE',
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: jobIdSchema,
  load: loadJob,
  run: async ({ tx, actor, now }, { jobId }, job): Promise<Job> => {
    await insertMissing(tx, SavedJob, { seekerId: actor.id, jobId, savedAt: now });
    return Object.assign(job, { saved: true });
  },
});

export const unsaveJob = defineCommand({
  name: 'unsaveJob',
  allow: ['JOBSEEKER'],
  token: 'JOBS_WRITE',
  input: jobIdSchema,
  load: loadJob,
  run: async ({ tx, actor }, { jobId }, job): Promise<Job> => {
    await tx.delete(SavedJob, { seekerId: actor.id, jobId });
    return Object.assign(job, { saved: false });
  },
});
