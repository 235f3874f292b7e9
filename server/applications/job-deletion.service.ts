import * as z from 'zod/mini';
import { defineCommand, type WriteScope } from '../core/use-case.ts';
import { endInterviewOf, interviewNotices } from '../calendar/interview-calendar.service.ts';
import { archiveJob } from '../jobs/job-closing.service.ts';
import { loadOwnJob } from '../jobs/job.service.ts';
import { notify } from '../notifications/notification.service.ts';
import { lockInterviewed } from './application-move.queries.ts';
import { announceChange, moveApplication } from './application-move.service.ts';

/**
 * Cancels the interviews for it that are still to come (OP-117, D-04): so it stands in the later of the two domains.
 */
export const deleteJob = defineCommand({
  name: 'deleteJob',
  allow: ['HR'],
  input: z.object({ id: z.string() }),
  load: loadOwnJob,
  run: async (scope, { id }, job): Promise<boolean> => {
    await archiveJob(scope, job);
    await cancelInterviewsFor(scope, id);
    return true;
  },
});

/** An application that waited for its interview is approved again, as after any cancellation (OP-032). */
async function cancelInterviewsFor(scope: WriteScope<readonly ['HR']>, jobId: string): Promise<void> {
  for (const application of await scope.prepared(lockInterviewed(jobId))) {
    const cancelled = await endInterviewOf(scope, application.id);
    if (!cancelled) continue;
    const notices = interviewNotices(scope, cancelled, application, 'CANCELLED');
    if (application.status === 'INTERVIEW_SCHEDULED') {
      await moveApplication(scope, application, { to: 'APPROVED', by: 'INTERVIEW', notices });
    } else {
      await notify(scope, notices);
      announceChange(scope, application);
    }
  }
}
