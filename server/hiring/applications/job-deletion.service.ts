import * as z from 'zod/mini';
import { defineCommand } from '../../core/use-case.ts';
import { endInterviewsOf } from '../interviews/interview-calendar.service.ts';
import { archiveJob } from '../jobs/job-closing.service.ts';
import { loadOwnJob } from '../jobs/job.service.ts';
import { lockInterviewed } from './application-move.queries.ts';
import { leaveInterview } from './application-move.service.ts';

/**
 * Cancels the interviews for it that are still to come (OP-117, D-04): so it stands in the later of the two domains.
 */
export const deleteJob = defineCommand({
  name: 'deleteJob',
  allow: ['HR'],
  token: 'JOBS_WRITE',
  input: z.object({ id: z.string() }),
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<boolean> => {
    await archiveJob(scope, job);
    const applications = await scope.prepared(lockInterviewed(id));
    const cancelled = await endInterviewsOf(scope, applications);
    for (const application of applications) {
      const interview = cancelled.get(application.id);
      if (interview) await leaveInterview(scope, application, interview);
    }
    return true;
  },
});
