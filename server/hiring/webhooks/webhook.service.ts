import { randomBytes } from 'node:crypto';
import type { JobInsert, Queue } from 'pg-boss';
import sql, { type Sql } from 'sql-template-tag';
import { IsNull, Not } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import { needVerifiedCompany, verifiedCompanyOf } from '../../companies/company.service.ts';
import { badInput, conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { isPrivateHost } from '../../core/outgoing-request.ts';
import { keysOf } from '../../core/text.rules.ts';
import { defineCommand, defineQuery, type EitherScope, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { User } from '../../people/users/user.entity.ts';
import { Webhook, WebhookDelivery, type WebhookWithSecret } from './webhook.entity.ts';
import { type WebhookEvent, webhookScopeLabels } from './webhook.labels.ts';
import { queueDeliveries, type queuedDelivery } from './webhook.queries.ts';
import { type WebhookDraft, webhookLimits, webhookMessages, webhookSchema, wireNames } from './webhook.rules.ts';

/** A process that is killed keeps its tries for half a minute. */
export const webhookQueue: Queue = {
  name: 'webhooks',
  heartbeatSeconds: 30,
  retryLimit: 1000,
  deleteAfterSeconds: 3600,
};
export type SendingScope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'services' | 'now'>;
export const secretPurpose = 'webhook';

export type RecruiterScope = WriteScope<readonly ['HR']>;
interface Happened {
  jobId: string;
  event: WebhookEvent;
  /** Now, unless it was some time ago. */
  at?: Date;
  /** Ids and states only: who may read more reads it through the API. */
  data: Record<string, string | null>;
}

/** Whether any webhook receives events of the job: most have none, and nothing has to be written for them. */
export const hasWebhooks = (recruiter: Sql, company: Sql): Sql => sql`
  (exists (select from webhooks where user_id = ${recruiter})
    or exists (select from webhooks where company_id = ${company}))`;

/** For those who hear of that job, in the caller's transaction: an event is sent if, and only if, that commits. */
export async function sendWebhooks(scope: SendingScope, happened: Happened[]): Promise<void> {
  const { prepared, now } = scope;
  if (happened.length === 0) return;
  const events = happened.map(({ jobId, event, at = now, data }) => ({
    jobId,
    event,
    wireName: wireNames[event],
    body: bodyOf(wireNames[event], data, at),
  }));
  await queueTries(scope, await prepared(queueDeliveries({ events, now })));
}

type Queued = z.infer<typeof queuedDelivery>;

/** Owners do not wait for each other's. */
export const deliveryJob = ({ id, ownerId }: Queued, startAfter?: Date): JobInsert<{ id: string }> => ({
  data: { id },
  group: { id: ownerId },
  ...(startAfter && { startAfter }),
});

/** Tried as soon as the transaction is committed. */
export async function queueTries(
  { tx, effects, services: { queue } }: Pick<SendingScope, 'tx' | 'effects' | 'services'>,
  deliveries: Queued[],
): Promise<void> {
  const jobs = deliveries.map((delivery) => deliveryJob(delivery));
  await queue.send(webhookQueue.name, jobs, tx);
  if (jobs.length > 0) effects.afterCommit.push(() => queue.wake(webhookQueue.name));
}

export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

const nothing = z.object({});
const idSchema = z.object({ id: z.string() });

type OwnScope = EitherScope<readonly ['HR']>;
type Owner = { userId: string } | { companyId: string };

/** The recruiter, and the verified company that they belong to: its webhooks are those of every member. */
export async function ownersFor({ services, actor, tx = services.database.manager }: OwnScope): Promise<Owner[]> {
  const companyId = await verifiedCompanyOf(tx, actor.id);
  return [{ userId: actor.id }, ...(companyId ? [{ companyId }] : [])];
}

export const listMyWebhooks = defineQuery({
  name: 'webhooks',
  allow: ['HR'],
  input: nothing,
  run: async (scope): Promise<Webhook[]> =>
    scope.services.database.manager.find(Webhook, {
      where: await ownersFor(scope),
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
});

/** Null for somebody else's. */
export async function findOwn(scope: OwnScope, id: string): Promise<Webhook | null> {
  if (!isId(id)) return null;
  const owners = await ownersFor(scope);
  const { tx = scope.services.database.manager } = scope;
  return tx.findOneBy(
    Webhook,
    owners.map((owner) => ({ ...owner, id })),
  );
}

export async function loadOwn(scope: OwnScope, { id }: { id: string }): Promise<Webhook> {
  const found = await findOwn(scope, id);
  if (!found) throw notFound(webhookMessages.notFound());
  return found;
}

const conflicts = {
  webhooks_url_key: webhookMessages.taken,
  webhooks_company_url_key: webhookMessages.takenByCompany,
};

/** The secret is answered once. For one of a company the maker must belong to a verified one, else FORBIDDEN. */
export const createWebhook = defineCommand({
  name: 'createWebhook',
  allow: ['HR'],
  isCreating: true,
  answerIsAbout: nobodyElse,
  isSecret: true,
  input: z.object({ input: webhookSchema, scope: z.nullish(z.enum(keysOf(webhookScopeLabels))) }),
  conflicts,
  load: async (scope, { scope: of }) => ({
    companyId: of === 'COMPANY' ? await needVerifiedCompany(scope, webhookMessages.notVerified) : null,
  }),
  run: async (scope, { input }, { companyId }): Promise<WebhookWithSecret> => {
    const { tx, actor, now } = scope;
    refuseUrl(scope, input);
    await (companyId ? admitToCompany(scope, companyId) : admitToPerson(scope));
    const { secret, sealedSecret } = newSecret(scope);
    const owner = { userId: companyId ? null : actor.id, companyId };
    const webhook = await tx.save(
      tx.create(Webhook, { ...input, ...owner, sealedSecret, failingSince: null, createdAt: now }),
    );
    return { secret, webhook };
  },
});

/** One after another for each owner, so that their number stays within its limit. */
async function admitToPerson({ tx, actor: { id: userId } }: RecruiterScope): Promise<void> {
  await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
  if ((await tx.countBy(Webhook, { userId })) >= webhookLimits.ofPerson) throw conflict(webhookMessages.tooMany());
}

async function admitToCompany({ tx }: RecruiterScope, companyId: string): Promise<void> {
  await tx.findOneOrFail(Company, { where: { id: companyId }, lock: { mode: 'for_no_key_update' } });
  if ((await tx.countBy(Webhook, { companyId })) >= webhookLimits.ofCompany)
    throw conflict(webhookMessages.tooManyOfCompany());
}

/** A failing one starts from zero. What waits for one that is switched off, or was until now, is not sent any more. */
export const updateWebhook = defineCommand({
  name: 'updateWebhook',
  allow: ['HR'],
  input: z.object({ id: z.string(), input: webhookSchema }),
  load: loadOwn,
  conflicts,
  run: async (scope, { input }, webhook): Promise<Webhook> => {
    refuseUrl(scope, input);
    const { tx } = scope;
    const startsFresh = !webhook.isActive || !input.isActive;
    const changed = await tx.save(Object.assign(webhook, input, { failingSince: null }));
    if (startsFresh)
      await tx.update(
        WebhookDelivery,
        { webhookId: webhook.id, nextAttemptAt: Not(IsNull()) },
        { nextAttemptAt: null },
      );
    return changed;
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
