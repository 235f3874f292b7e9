import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Company } from '../../companies/company.entity.ts';
import { loadCompany } from '../../companies/company.service.ts';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { pageArg, pageSizeArg } from '../../core/page.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryFilter,
  WebhookInput,
  WebhookOutcomeEnum,
  WebhookScopeEnum,
  WebhookWithSecret,
} from './webhook.entity.ts';
import type { WebhookOutcome, WebhookScope } from './webhook.labels.ts';
import { webhookLimits, webhookOutcome } from './webhook.rules.ts';
import {
  listWebhookDeliveries,
  resendFailedDeliveries,
  resendWebhookDelivery,
  testWebhook,
} from './webhook-log.service.ts';
import { createWebhook, deleteWebhook, listMyWebhooks, rotateWebhookSecret, updateWebhook } from './webhook.service.ts';

const idArg = { description: 'The webhook.' } as const;

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => [Webhook], {
    description:
      `The recruiter's webhooks, at most ${webhookLimits.ofPerson}, and those of the verified company that they ` +
      `belong to, at most ${webhookLimits.ofCompany}.`,
  })
  webhooks(@Ctx() context: RequestContext): Promise<Webhook[]> {
    return listMyWebhooks(context, {});
  }

  @Query(() => [WebhookDelivery], {
    description:
      'Deliveries, the newest first; a shorter page is the last one. ' +
      `They are kept for ${webhookLimits.loggedDays} days.`,
  })
  webhookDeliveries(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { nullable: true, description: 'The webhook; without, all that `webhooks` answers.' }) id:
      | string
      | null,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'What narrows the list.' })
    filter: WebhookDeliveryFilter | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(webhookLimits.shownDeliveries)) pageSize: number | null,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Reads on behind this delivery, the last one of the page before, instead of `page`.',
    })
    after: string | null,
  ): Promise<WebhookDelivery[]> {
    return listWebhookDeliveries(context, { id, filter, page, pageSize, after });
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      'Makes a webhook; its secret is answered this once. CONFLICT for a second one at the same address, FORBIDDEN ' +
      'for one of a company if the recruiter does not belong to a verified one.',
  })
  createWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => WebhookInput, { description: 'The webhook.' }) input: WebhookInput,
    @Arg('scope', () => WebhookScopeEnum, {
      nullable: true,
      defaultValue: 'RECRUITER',
      description:
        'COMPANY for one of the verified company that the recruiter belongs to: it receives events of the jobs of ' +
        'all members, and every member sees, changes and deletes it. The owner of a webhook does not change.',
    })
    scope: WebhookScope | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, { input, scope }, idempotencyKey);
  }

  @Mutation(() => Webhook, {
    description: 'Changes a webhook, and switches it on or off. What waits for one that is off is not sent any more.',
  })
  updateWebhook(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => WebhookInput, { description: 'What it is from now on.' }) input: WebhookInput,
  ): Promise<Webhook> {
    return updateWebhook(context, { id, input });
  }

  @Mutation(() => WebhookWithSecret, { description: 'Gives a webhook another secret; the earlier one signs no more.' })
  rotateWebhookSecret(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(context, { id });
  }

  @Mutation(() => Boolean, { description: 'Deletes a webhook with all its deliveries.' })
  deleteWebhook(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<boolean> {
    return deleteWebhook(context, { id });
  }

  @Mutation(() => WebhookDelivery, { description: 'Sends `webhook.test` to a webhook that is switched on.' })
  testWebhook(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<WebhookDelivery> {
    return testWebhook(context, { id });
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends a delivery once more, under the same `webhook-id`, with all its tries.',
  })
  resendWebhookDelivery(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return resendWebhookDelivery(context, { id });
  }

  @Mutation(() => Int, {
    description:
      'Sends all deliveries of a webhook once more that were not accepted, the oldest first, and answers how many: at ' +
      `most ${webhookLimits.resentAtOnce}, so call it until it is 0. Each keeps its \`webhook-id\`.`,
  })
  resendFailedWebhookDeliveries(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('since', () => DateTimeScalar, { nullable: true, description: 'Only what happened then or later.' })
    since: Date | null,
  ): Promise<number> {
    return resendFailedDeliveries(context, { id, since });
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The company that owns it; null for one of the recruiter.',
  })
  async company(@Root() { companyId }: Webhook, @Ctx() context: RequestContext): Promise<Company | null> {
    return companyId ? loadCompany(context, companyId) : null;
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => WebhookOutcomeEnum, { description: 'What came of it so far.' })
  outcome(@Root() delivery: WebhookDelivery): WebhookOutcome {
    return webhookOutcome(delivery);
  }
}
