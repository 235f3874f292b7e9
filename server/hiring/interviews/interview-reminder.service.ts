import type { Services } from '../../core/context.ts';
import { runAsServer } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { interviewNotices, ownReminder } from './interview-calendar.service.ts';
import { takeDueReminders } from './interview.queries.ts';

const batchSize = 200;

/** Marked in the transaction that reminds: run twice or on two servers, it is one reminder. */
export async function remindOfInterviews(services: Services): Promise<void> {
  while ((await remindBatch(services)) === batchSize);
}

function remindBatch(services: Services): Promise<number> {
  return runAsServer(services, async (scope) => {
    const due = await scope.prepared(takeDueReminders({ now: scope.now, size: batchSize }));
    const notices = due.flatMap(({ seekerId, applicationId, ...interview }) =>
      seekerId && applicationId
        ? interviewNotices(scope, interview, { ...interview, seekerId, applicationId }, 'REMINDED')
        : [ownReminder(interview)],
    );
    await notify(scope, notices);
    return due.length;
  });
}
