import { Between, type FindOptionsWhere, In, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import * as z from 'zod/mini';
import { badInput, conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { limitByPerson } from '../../core/limits.ts';
import { pageInput, sliceInput } from '../../core/page.ts';
import { defineCommand, defineQuery } from '../../core/use-case.ts';
import { Webhook, WebhookDelivery } from './webhook.entity.ts';
import type { WebhookOutcome } from './webhook.labels.ts';
import { resendFailed } from './webhook.queries.ts';
import { deliveryFilterSchema, webhookLimits, webhookMessages, wireNames } from './webhook.rules.ts';
import { bodyOf, findOwn, loadOwn, ownersFor, queueTries, type RecruiterScope } from './webhook.service.ts';

const idSchema = z.object({ id: z.string() });

/** As `webhookOutcome` has it. */
const isOfOutcome: Record<WebhookOutcome, FindOptionsWhere<WebhookDelivery>[]> = {
  WAITING: [{ nextAttemptAt: Not(IsNull()) }],
  NOT_SENT: [{ nextAttemptAt: IsNull(), attempts: 0 }],
  ACCEPTED: [{ nextAttemptAt: IsNull(), attempts: MoreThan(0), status: Between(200, 299) }],
  FAILED: [Not(Between(200, 299)), IsNull()].map((status) => ({
    nextAttemptAt: IsNull(),
    attempts: MoreThan(0),
    status,
  })),
};

/** The newest first, of one webhook or of all that the recruiter sees. A shorter page is the last one. */
export const listWebhookDeliveries = defineQuery({
  name: 'webhookDeliveries',
  allow: ['HR'],
  input: z.object({
    id: z.nullish(z.string()),
    filter: z.nullish(deliveryFilterSchema),
    ...sliceInput(webhookLimits.shownDeliveries),
    page: pageInput(webhookLimits.shownDeliveries).page,
  }),
  load: async (scope, { id }): Promise<string[]> => {
    const { manager } = scope.services.database;
    if (id) return [(await loadOwn(scope, { id })).id];
    return (await manager.find(Webhook, { where: await ownersFor(scope) })).map((webhook) => webhook.id);
  },
  run: ({ services }, { filter, page, pageSize, after }, webhookIds): Promise<WebhookDelivery[]> => {
    if (after && !isId(after)) throw badInput({ after: webhookMessages.cursor() });
    const { event, outcome, since } = filter ?? {};
    const where: FindOptionsWhere<WebhookDelivery> = {
      webhookId: In(webhookIds),
      ...(event && { event }),
      ...(since && { createdAt: MoreThanOrEqual(since) }),
      ...(after && { id: LessThan(after) }),
    };
    return services.database.manager.find(WebhookDelivery, {
      where: outcome ? isOfOutcome[outcome].map((state) => ({ ...where, ...state })) : where,
      order: { id: 'DESC' },
      take: pageSize,
      skip: after ? 0 : (page - 1) * pageSize,
    });
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
    await limitByPerson(scope, 'webhook-test', { ...webhookLimits.tests, message: webhookMessages.tooManyTests });
    const delivery = tx.create(WebhookDelivery, {
      webhookId: webhook.id,
      event: wireNames.TEST,
      body: bodyOf(wireNames.TEST, { webhookId: webhook.id }, now),
      createdAt: now,
      attempts: 0,
      attemptsBefore: 0,
      deliveredAt: null,
      status: null,
      durationMs: null,
      answer: null,
      tries: [],
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
    const webhook = delivery && (await findOwn(scope, delivery.webhookId));
    if (!webhook) throw notFound(webhookMessages.deliveryNotFound());
    return { delivery, webhook };
  },
  run: async (scope, _input, { delivery, webhook }): Promise<WebhookDelivery> => {
    await limitByPerson(scope, 'webhook-resend', { ...webhookLimits.resends, message: webhookMessages.tooManyResends });
    return sendNow(scope, webhook, delivery);
  },
});

/**
 * All of a webhook that were not accepted, each under its own `webhook-id`; the oldest ones, of which it answers the
 * number. What is tried again in a moment is left alone. CONFLICT for a webhook that is switched off.
 */
export const resendFailedDeliveries = defineCommand({
  name: 'resendFailedWebhookDeliveries',
  allow: ['HR'],
  input: z.extend(idSchema, { since: z.nullish(z.date()) }),
  load: loadOwn,
  run: async (scope, { id, since }, { isActive }): Promise<number> => {
    const { prepared, now } = scope;
    const { resendsOfAll, resentAtOnce } = webhookLimits;
    await limitByPerson(scope, 'webhook-resend-all', { ...resendsOfAll, message: webhookMessages.tooManyResends });
    if (!isActive) throw conflict(webhookMessages.switchedOff());
    const resent = await prepared(
      resendFailed({ webhookId: id, since: since ?? '-infinity', now, limit: resentAtOnce }),
    );
    await queueTries(scope, resent);
    return resent.length;
  },
});

async function sendNow(scope: RecruiterScope, webhook: Webhook, delivery: WebhookDelivery): Promise<WebhookDelivery> {
  if (!webhook.isActive) throw conflict(webhookMessages.switchedOff());
  const { tx, now } = scope;
  const saved = await tx.save(Object.assign(delivery, { nextAttemptAt: now, attemptsBefore: delivery.attempts }));
  await queueTries(scope, [{ id: saved.id, ownerId: webhook.companyId ?? webhook.userId ?? '' }]);
  return saved;
}
