import type { Services } from '../../core/context.ts';
import { runAsServer } from '../../core/use-case.ts';
import type { WebhookEvent } from '../webhooks/webhook.labels.ts';
import { sendWebhooks } from '../webhooks/webhook.service.ts';
import type { RecordedJobEvent } from './job.entity.ts';
import { takeUnsentEvents } from './job-state.queries.ts';

/** A deleted job was closed before. */
const webhookEvents: Record<RecordedJobEvent['type'], WebhookEvent | null> = {
  POSTED: 'JOB_POSTED',
  EDITED: 'JOB_UPDATED',
  CLOSED: 'JOB_CLOSED',
  REOPENED: 'JOB_REOPENED',
  ARCHIVED: null,
};

const batchSize = 500;

/** Sends the events of `job_events` that have not been sent, whether a statement, a trigger or a command wrote them. */
export async function sendJobEvents(services: Services): Promise<void> {
  const sendBatch = () =>
    runAsServer(services, async (scope) => {
      const events = await scope.prepared(takeUnsentEvents(batchSize));
      await sendWebhooks(
        scope,
        events.flatMap(({ jobId, type, at }) => {
          const event = webhookEvents[type];
          return event ? [{ jobId, event, at, data: { jobId } }] : [];
        }),
      );
      return events.length;
    });
  while ((await sendBatch()) === batchSize);
}
