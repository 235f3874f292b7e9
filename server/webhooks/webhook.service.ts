import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { badInput, conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { isPrivateHost } from '../core/outgoing-request.ts';
import { defineCommand, defineQuery, type ReadScope, type WriteScope } from '../core/use-case.ts';
import { User } from '../users/user.entity.ts';
import { Webhook, WebhookDelivery, type WebhookWithSecret } from './webhook.entity.ts';
import type { WebhookEvent } from './webhook.labels.ts';
import { queueDeliveries } from './webhook.queries.ts';
import { type WebhookDraft, webhookLimits, webhookMessages, webhookSchema, wireNames } from './webhook.rules.ts';

export const deliveryTask = 'deliver-webhooks';
export const secretPurpose = 'webhook';

type RecruiterScope = WriteScope<readonly ['HR']>;
interface Happened {
  /** The recruiter whose webhooks are called. */
  userId: string;
  event: WebhookEvent;
  /** Ids and states only: who may read more reads it through the API. */
  data: Record<string, string | null>;
}

/** In the caller's transaction: an event is sent if, and only if, that commits. */
export async function sendWebhooks(
  { prepared, effects, services, now }: Pick<WriteScope, 'prepared' | 'effects' | 'services' | 'now'>,
  happened: Happened[],
): Promise<void> {
  if (happened.length === 0) return;
  const events = happened.map(({ userId, event, data }) => ({
    userId,
    event,
    wireName: wireNames[event],
    body: bodyOf(wireNames[event], data, now),
  }));
  if ((await prepared(queueDeliveries({ events, now }))).length > 0)
    effects.afterCommit.push(() => services.tasks.wake(deliveryTask));
}

const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

const nothing = z.object({});
const idSchema = z.object({ id: z.string() });

export const listMyWebhooks = defineQuery({
  name: 'webhooks',
  allow: ['HR'],
  input: nothing,
  run: ({ services, actor }): Promise<Webhook[]> =>
    services.database.manager.find(Webhook, { where: { userId: actor.id }, order: { createdAt: 'ASC', id: 'ASC' } }),
});

/** NOT_FOUND for somebody else's. */
async function loadOwn(
  { services, actor }: Pick<ReadScope<readonly ['HR']>, 'services' | 'actor'>,
  { id }: { id: string },
): Promise<Webhook> {
  const found = isId(id) ? await services.database.manager.findOneBy(Webhook, { id, userId: actor.id }) : null;
  if (!found) throw notFound(webhookMessages.notFound());
  return found;
}

/** The newest first. */
export const listWebhookDeliveries = defineQuery({
  name: 'webhookDeliveries',
  allow: ['HR'],
  input: z.object({ id: z.string() }),
  load: loadOwn,
  run: ({ services }, _input, { id }): Promise<WebhookDelivery[]> =>
    services.database.manager.find(WebhookDelivery, {
      where: { webhookId: id },
      order: { id: 'DESC' },
      take: webhookLimits.shownDeliveries,
    }),
});

const conflicts = { webhooks_url_key: webhookMessages.taken };

/** The secret is answered once. One after another for each person, so that their number stays within its limit. */
export const createWebhook = defineCommand({
  name: 'createWebhook',
  allow: ['HR'],
  input: z.object({ input: webhookSchema }),
  conflicts,
  run: async (scope, { input }): Promise<WebhookWithSecret> => {
    const { tx, actor, now } = scope;
    refuseUrl(scope, input);
    await tx.findOneOrFail(User, { where: { id: actor.id }, lock: { mode: 'pessimistic_write' } });
    if ((await tx.countBy(Webhook, { userId: actor.id })) >= webhookLimits.ofPerson)
      throw conflict(webhookMessages.tooMany());
    const { secret, sealedSecret } = newSecret(scope);
    const webhook = await tx.save(
      tx.create(Webhook, { ...input, userId: actor.id, sealedSecret, failingSince: null, createdAt: now }),
    );
    return { secret, webhook };
  },
});

/** A failing one starts from zero. */
export const updateWebhook = defineCommand({
  name: 'updateWebhook',
  allow: ['HR'],
  input: z.object({ id: z.string(), input: webhookSchema }),
  load: loadOwn,
  conflicts,
  run: async (scope, { input }, webhook): Promise<Webhook> => {
    refuseUrl(scope, input);
    return scope.tx.save(Object.assign(webhook, input, { failingSince: null }));
  },
});

/** The earlier secret stops working at once. */
export const rotateWebhookSecret = defineCommand({
  name: 'rotateWebhookSecret',
  allow: ['HR'],
  input: idSchema,
  load: loadOwn,
  run: async (scope, _input, earlier): Promise<WebhookWithSecret> => {
    const { secret, sealedSecret } = newSecret(scope);
    return { secret, webhook: await scope.tx.save(Object.assign(earlier, { sealedSecret })) };
  },
});

/** Also its deliveries that are still to be sent. */
export const deleteWebhook = defineCommand({
  name: 'deleteWebhook',
  allow: ['HR'],
  input: idSchema,
  load: loadOwn,
  run: async ({ tx }, _input, { id }) => {
    await tx.delete(Webhook, { id });
    return true;
  },
});

/** CONFLICT for one that is switched off. */
export const testWebhook = defineCommand({
  name: 'testWebhook',
  allow: ['HR'],
  input: idSchema,
  load: loadOwn,
  run: async (scope, _input, webhook): Promise<WebhookDelivery> => {
    const { tx, now } = scope;
    const delivery = tx.create(WebhookDelivery, {
      webhookId: webhook.id,
      event: wireNames.TEST,
      body: bodyOf(wireNames.TEST, { webhookId: webhook.id }, now),
      createdAt: now,
      attempts: 0,
      deliveredAt: null,
      status: null,
      durationMs: null,
      answer: null,
    });
    return sendNow(scope, webhook, delivery);
  },
});

/** With the same `webhook-id`, so that a receiver can spot a duplicate. CONFLICT for a webhook that is switched off. */
export const resendWebhookDelivery = defineCommand({
  name: 'resendWebhookDelivery',
  allow: ['HR'],
  input: idSchema,
  load: async (scope, { id }) => {
    const delivery = isId(id) ? await scope.tx.findOneBy(WebhookDelivery, { id }) : null;
    const webhook = delivery && (await scope.tx.findOneBy(Webhook, { id: delivery.webhookId, userId: scope.actor.id }));
    if (!webhook) throw notFound(webhookMessages.deliveryNotFound());
    return { delivery, webhook };
  },
  run: (scope, _input, { delivery, webhook }): Promise<WebhookDelivery> => sendNow(scope, webhook, delivery),
});

async function sendNow(
  { tx, effects, services, now }: RecruiterScope,
  { isActive }: Webhook,
  delivery: WebhookDelivery,
): Promise<WebhookDelivery> {
  if (!isActive) throw conflict(webhookMessages.switchedOff());
  effects.afterCommit.push(() => services.tasks.wake(deliveryTask));
  return tx.save(Object.assign(delivery, { nextAttemptAt: now, attempts: 0 }));
}

/** The name behind the address is checked again with each delivery. */
function refuseUrl({ services }: RecruiterScope, { url }: WebhookDraft): void {
  if (services.config.webhooksMayReachPrivate) return;
  if (!url.startsWith('https:')) throw badInput({ url: webhookMessages.urlNotHttps() });
  if (isPrivateHost(url)) throw badInput({ url: webhookMessages.urlPrivate() });
}

function newSecret({ services }: RecruiterScope): { secret: string; sealedSecret: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealedSecret: services.secrets.encrypt(secret, secretPurpose) };
}
