import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { speakersOf } from '../../companies/membership.service.ts';
import type { Services } from '../../core/context.ts';
import { isParked } from '../../core/outgoing.ts';
import { type OutgoingAnswer, post, PrivateAddressError } from '../../core/outgoing-request.ts';
import { runAsServer } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { switchedOffNotice } from './webhook.notices.ts';
import { claimDeliveries, type claimedDelivery, removeOldDeliveries, settleDelivery } from './webhook.queries.ts';
import { retryMinutes, webhookLimits, webhookMessages } from './webhook.rules.ts';
import { deliveryTask, secretPurpose } from './webhook.service.ts';

type Claimed = z.infer<typeof claimedDelivery>;

/** Of all: a place costs a connection and a timer. */
const atOnce = 100;
/** Whose program is slow waits behind their own messages; several of them still leave places to all others. */
export const placesOfOwner = 6;
export const placesOfWebhook = 3;
const timeoutMs = 10_000;
const answerBytes = 500;
/** Several times the timeout. After it another process sends what a killed one had claimed. */
const claimSeconds = 60;
/** What becomes due meanwhile is looked for so often; this is what it may be late beside slow programs. */
const lookAgainMs = 500;
/** What is left is for the next run. */
const longestRunMs = 120_000;

interface UnderWay {
  webhookId: string;
  ownerId: string;
  ended: Promise<void>;
}

/** By delivery. Of each process, not of a run: what is slow outlasts the run that began it, and keeps its place. */
const underWayIn = new WeakMap<Services, Map<string, UnderWay>>();

/**
 * Sends what is due, on whichever process; each try is claimed first, so two runs at once never make the same one.
 * Owners take turns, and a place that gets free is filled at once.
 */
export async function deliverWebhooks(services: Services): Promise<void> {
  if (await isParked(services)) return;
  const underWay = underWayIn.get(services) ?? new Map<string, UnderWay>();
  underWayIn.set(services, underWay);
  const started = performance.now();
  while (performance.now() - started < longestRunMs) {
    await fillPlaces(services, underWay);
    if (underWay.size === 0) return;
    const pause = new AbortController();
    const ended = [...underWay.values()].map((delivery) => delivery.ended);
    await Promise.race([...ended, delay(lookAgainMs, undefined, { signal: pause.signal }).catch(() => undefined)]);
    pause.abort();
  }
  // Woken before this run has ended, the next one would not come.
  setTimeout(() => services.tasks.wake(deliveryTask), lookAgainMs).unref();
}

async function fillPlaces(services: Services, underWay: Map<string, UnderWay>): Promise<void> {
  const { database, clock, log } = services;
  if (underWay.size >= atOnce) return;
  const now = clock.now();
  const busy = [...underWay.values()];
  const claimed = await database.prepared(
    claimDeliveries({
      now,
      until: new Date(now.getTime() + claimSeconds * 1000),
      limit: atOnce - busy.length,
      placesOfOwner,
      placesOfWebhook,
      busyWebhooks: busy.map(({ webhookId }) => webhookId),
      busyOwners: busy.map(({ ownerId }) => ownerId),
    }),
  );
  for (const delivery of claimed) {
    const { id, webhookId, ownerId } = delivery;
    const ended = deliver(services, delivery)
      .catch((error: unknown) => log.error({ err: error, delivery: id }, 'A try of a webhook could not be settled'))
      .finally(() => underWay.delete(id));
    underWay.set(id, { webhookId, ownerId, ended });
  }
}

async function deliver(services: Services, delivery: Claimed): Promise<void> {
  const { clock, config, secrets } = services;
  const started = performance.now();
  const secret = secrets.decryptIfReadable(delivery.sealedSecret, secretPurpose);
  if (secret === null) {
    const answer = { status: null, text: webhookMessages.secretUnreadable() };
    return settle(services, delivery, answer, { durationMs: 0, isGivenUp: true });
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
  await settle(services, delivery, answer, { durationMs: Math.round(performance.now() - started) });
}

/** As Standard Webhooks has it: id, seconds and body, with the bytes of the secret. */
export function signed({ id, body }: Pick<Claimed, 'id' | 'body'>, secret: string, now: Date): Record<string, string> {
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

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

async function settle(
  services: Services,
  { id, tries }: Claimed,
  { status, text }: { status: number | null; text: string },
  { durationMs, isGivenUp = false }: { durationMs: number; isGivenUp?: boolean },
): Promise<void> {
  const taken = isTaken(status);
  const wait = taken || isGivenUp ? undefined : retryMinutes[tries - 1];
  services.metrics.countWebhookTry(taken ? 'taken' : wait === undefined ? 'given up' : 'failed');
  await runAsServer(services, async (scope) => {
    const { prepared, now } = scope;
    const [ended] = await prepared(
      settleDelivery({
        id,
        now,
        isTaken: taken,
        nextAttemptAt: wait === undefined ? null : new Date(now.getTime() + wait * 60_000),
        status,
        durationMs,
        answer: text.replaceAll('\0', ''),
      }),
    );
    if (!ended) return;
    const { userId, companyId, url } = ended;
    const owners = companyId ? await speakersOf(scope, companyId) : [userId ?? ''];
    await notify(
      scope,
      owners.map((owner) => switchedOffNotice(owner, new URL(url).host)),
    );
  });
}

const batchSize = 5000;

export async function removeOldWebhookDeliveries({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookLimits.loggedDays * 86_400_000);
  while ((await database.prepared(removeOldDeliveries({ before, count: batchSize }))).length === batchSize);
}
