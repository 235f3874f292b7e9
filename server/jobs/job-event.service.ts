import type { Services } from '../core/context.ts';
import { runAsServer } from '../core/use-case.ts';
import type { WebhookEvent } from '../webhooks/webhook.labels.ts';
import { type SendingScope, sendWebhooks } from '../webhooks/webhook.service.ts';
import type { RecordedJobEvent } from './job-event.entity.ts';
import { takeUnsentEvents } from './job-event.queries.ts';

/** A deleted job was closed before. */
const webhookEvents: Record<RecordedJobEvent['type'], WebhookEvent | null> = {
  POSTED: 'JOB_POSTED',
  EDITED: 'JOB_UPDATED',
  CLOSED: 'JOB_CLOSED',
  REOPENED: 'JOB_REOPENED',
  ARCHIVED: null,
};

export const sendToWebhooks = (
  scope: SendingScope,
  events: Pick<RecordedJobEvent, 'jobId' | 'type' | 'at'>[],
): Promise<void> =>
  sendWebhooks(
    scope,
    events.flatMap(({ jobId, type, at }) => {
      const event = webhookEvents[type];
      return event ? [{ jobId, event, at, data: { jobId } }] : [];
    }),
  );

const batchSize = 500;

/** What a statement or the database has recorded of these jobs, in the caller's transaction. */
export async function sendJobEventsOf(scope: SendingScope, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await sendToWebhooks(scope, await scope.prepared(takeUnsentEvents({ jobIds, limit: jobIds.length * 2 })));
}

/** What is recorded where nobody knows the jobs: all that waited for a company, those of a disabled recruiter. */
export async function sendJobEvents(services: Services): Promise<void> {
  const sendBatch = () =>
    runAsServer(services, async (scope) => {
      const events = await scope.prepared(takeUnsentEvents({ jobIds: null, limit: batchSize }));
      await sendToWebhooks(scope, events);
      return events.length;
    });
  while ((await sendBatch()) === batchSize);
}
