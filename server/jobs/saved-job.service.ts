import * as z from 'zod/mini';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { insertMissing } from '../core/insert-missing.ts';
import { defineCommand, type WriteScope } from '../core/use-case.ts';
import type { Job } from './job.entity.ts';
import { findJobInside } from './job.queries.ts';
import { jobMessages } from './job.rules.ts';
import { readChanged } from './job.service.ts';
import { SavedJob } from './saved-job.entity.ts';

/** Again changes nothing. */
export const saveJob = defineCommand({
  name: 'saveJob',
  allow: ['JOBSEEKER'],
  isCreating: true,
  input: z.object({ jobId: z.string() }),
  load: refuseUnreadableJob,
  run: async (scope, input): Promise<Job> => {
    const { tx, actor, now } = scope;
    await insertMissing(tx, SavedJob, { seekerId: actor.id, jobId: input.jobId, savedAt: now });
    return readChanged(scope, input.jobId);
  },
});

export const unsaveJob = defineCommand({
  name: 'unsaveJob',
  allow: ['JOBSEEKER'],
  input: z.object({ jobId: z.string() }),
  load: refuseUnreadableJob,
  run: async (scope, input): Promise<Job> => {
    const { tx, actor } = scope;
    await tx.delete(SavedJob, { seekerId: actor.id, jobId: input.jobId });
    return readChanged(scope, input.jobId);
  },
});

async function refuseUnreadableJob(
  { prepared, actor }: WriteScope<readonly ['JOBSEEKER']>,
  input: { jobId: string },
): Promise<void> {
  if (!isId(input.jobId) || !(await findJobInside({ prepared }, actor, input.jobId)))
    throw notFound(jobMessages.notFound());
}
