import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineCommand, type WriteScope } from '../core/use-case.ts';
import type { Job } from './job.entity.ts';
import { findJobInside } from './job.queries.ts';
import { jobMessages } from './job.rules.ts';
import { readChanged } from './job.service.ts';

/** Marks a job for later; doing it again changes nothing. */
export const saveJob = defineCommand({
  name: 'saveJob',
  allow: ['JOBSEEKER'],
  isCreating: true,
  input: z.object({ jobId: z.string() }),
  load: refuseUnreadableJob,
  run: async ({ tx, actor, now }, input): Promise<Job> => {
    await tx.query('insert into saved_jobs (seeker_id, job_id, saved_at) values ($1, $2, $3) on conflict do nothing', [
      actor.id,
      input.jobId,
      now,
    ]);
    return readChanged(tx, actor, input.jobId);
  },
});

export const unsaveJob = defineCommand({
  name: 'unsaveJob',
  allow: ['JOBSEEKER'],
  input: z.object({ jobId: z.string() }),
  load: refuseUnreadableJob,
  run: async ({ tx, actor }, input): Promise<Job> => {
    await tx.query('delete from saved_jobs where seeker_id = $1 and job_id = $2', [actor.id, input.jobId]);
    return readChanged(tx, actor, input.jobId);
  },
});

async function refuseUnreadableJob(
  { tx, actor }: WriteScope<readonly ['JOBSEEKER']>,
  input: { jobId: string },
): Promise<void> {
  if (!isId(input.jobId) || !(await findJobInside(tx, actor, input.jobId))) throw notFound(jobMessages.notFound);
}
