import { createHmac } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import type * as z from 'zod/mini';
import { speakersOf } from '../../companies/membership.service.ts';
import type { Services } from '../../core/context.ts';
import { isParked } from '../../core/outgoing.ts';
import { type OutgoingAnswer, post, PrivateAddressError } from '../../core/outgoing-request.ts';
import { runAsServer, type WriteScope } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { Webhook, WebhookDelivery } from './webhook.entity.ts';
import { switchedOffNotice } from './webhook.notices.ts';
import { type dueDelivery, listDeliveriesWithoutJob, readDueDelivery, removeOldDeliveries } from './webhook.queries.ts';
import { failingDays, isAccepted, retryMinutes, webhookLimits, webhookMessages } from './webhook.rules.ts';
import { deliveryJob, queueTries, secretPurpose, webhookQueue } from './webhook.service.ts';

type Due = z.infer<typeof dueDelivery>;
type ServerScope = Omit<WriteScope<'ANYONE'>, 'request'>;

/** Of one process: a place costs a connection and a timer. */
const atOnce = 40;
/** Of all processes. Whose program is slow waits behind their own messages. */
export const placesOfOwner = 6;
const timeoutMs = 10_000;
const answerBytes = 500;

export const startDelivering = (services: Services): Promise<void> =>
  services.queue.work<{ id: string }>(
    webhookQueue.name,
    { atOnce, groupConcurrency: placesOfOwner, pollingIntervalSeconds: 5 },
    async ([job]) => {
      if (!job || (await isParked(services))) return;
      const [delivery] = await services.database.prepared(
        readDueDelivery({ id: job.data.id, now: services.clock.now() }),
      );
      if (delivery) await deliver(services, delivery);
    },
  );

/** Sends the jobs that are missing: a delivery has one from the start, unless its webhook was silent when it was due. */
export async function deliverWebhooks(services: Services): Promise<void> {
  if (await isParked(services)) return;
  await runAsServer(services, async (scope) =>
    queueTries(scope, await scope.prepared(listDeliveriesWithoutJob(scope.now))),
  );
}

async function deliver(services: Services, delivery: Due): Promise<void> {
  const { clock, config, secrets } = services;
  const started = performance.now();
  const secret = secrets.decryptIfReadable(delivery.sealedSecret, secretPurpose);
  if (secret === null) {
    const text = webhookMessages.secretUnreadable();
    return settle(services, delivery, { status: null, text, durationMs: 0, isGivenUp: true });
  }
  const answer: OutgoingAnswer | { status: null; text: string } = await post({
    url: delivery.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kaamyab-Webhooks',
      ...signed(delivery, secret, clock.now()),
    },
    body: delivery.body,
    timeoutMs,
    answerBytes,
    mayReachPrivate: config.webhooksMayReachPrivate,
  }).catch((error: unknown) => ({ status: null, text: reasonOf(error) }));
  const durationMs = Math.round(performance.now() - started);
  await settle(services, delivery, { status: answer.status, text: answer.text, durationMs });
}

/** As Standard Webhooks has it: id, seconds and body, with the bytes of the secret. */
export function signed({ id, body }: Pick<Due, 'id' | 'body'>, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Never the words of the error: they can name addresses of our own network. */
function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return webhookMessages.urlPrivate();
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError' ? 'TIMEOUT' : (code ?? 'ERROR');
}

type Answer = Pick<WebhookDelivery, 'status' | 'durationMs'> & { text: string; isGivenUp?: boolean };

/** One that was switched off meanwhile is not tried again. The webhook is locked: its switch waits, or was before. */
async function settle(services: Services, due: Due, { status, durationMs, text, isGivenUp }: Answer): Promise<void> {
  const isTaken = isAccepted(status);
  const wait = isTaken || isGivenUp ? undefined : retryMinutes[due.tryNumber - 1];
  services.metrics.countWebhookTry(isTaken ? 'taken' : wait === undefined ? 'given up' : 'failed');
  await runAsServer(services, async (scope) => {
    const { tx, now } = scope;
    const lock = { mode: 'for_no_key_update' } as const;
    const webhook = await tx.findOne(Webhook, { where: { id: due.webhookId }, lock });
    const delivery = await tx.findOneBy(WebhookDelivery, { id: due.id });
    if (!webhook || !delivery) return;
    const isOver = !isTaken && hasFailedTooLong(webhook, now);
    const nextAttemptAt =
      webhook.isActive && !isOver && wait !== undefined ? new Date(now.getTime() + wait * 60_000) : null;
    const answer = text.replaceAll('\0', '');
    const made = { at: now.toISOString(), status, durationMs: durationMs ?? 0, answer };
    await tx.update(WebhookDelivery, due.id, {
      attempts: delivery.attempts + 1,
      deliveredAt: isTaken ? now : delivery.deliveredAt,
      nextAttemptAt,
      status,
      durationMs,
      answer,
      tries: [...delivery.tries, made].slice(-webhookLimits.keptTries),
    });
    if (nextAttemptAt) await services.queue.send(webhookQueue.name, [deliveryJob(due, nextAttemptAt)], tx);
    await tx.update(Webhook, webhook.id, {
      failingSince: isTaken ? null : (webhook.failingSince ?? now),
      isActive: webhook.isActive && !isOver,
    });
    if (webhook.isActive && isOver) await switchOff(scope, webhook);
  });
}

const hasFailedTooLong = ({ failingSince }: Webhook, now: Date): boolean =>
  failingSince !== null && failingSince.getTime() <= now.getTime() - failingDays * 86_400_000;

/** What still waits is not sent, and the owner, of a company every member, is notified. */
async function switchOff(scope: ServerScope, { id, userId, companyId, url }: Webhook): Promise<void> {
  await scope.tx.update(WebhookDelivery, { webhookId: id, nextAttemptAt: Not(IsNull()) }, { nextAttemptAt: null });
  const owners = companyId ? await speakersOf(scope, companyId) : [userId ?? ''];
  await notify(
    scope,
    owners.map((owner) => switchedOffNotice(owner, new URL(url).host)),
  );
}

const batchSize = 5000;

export async function removeOldWebhookDeliveries({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookLimits.loggedDays * 86_400_000);
  while ((await database.prepared(removeOldDeliveries({ before, count: batchSize }))).length === batchSize);
}
