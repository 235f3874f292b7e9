import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { Webhook, WebhookDelivery, WebhookWithSecret } from './webhook.entity.ts';
import { WebhookInput } from './webhook.inputs.ts';
import { webhookLimits } from './webhook.rules.ts';
import {
  createWebhook,
  deleteWebhook,
  listMyWebhooks,
  listWebhookDeliveries,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhook.service.ts';

const idArg = { description: 'The webhook.' } as const;

@Resolver()
export class WebhookResolver {
  @Query(() => [Webhook], { description: `The recruiter's webhooks, at most ${webhookLimits.ofPerson}.` })
  webhooks(@Ctx() context: RequestContext): Promise<Webhook[]> {
    return listMyWebhooks(context, {});
  }

  @Query(() => [WebhookDelivery], {
    description:
      `The last ${webhookLimits.shownDeliveries} deliveries of a webhook, the newest first. ` +
      `They are kept for ${webhookLimits.loggedDays} days.`,
  })
  webhookDeliveries(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<WebhookDelivery[]> {
    return listWebhookDeliveries(context, { id });
  }

  @Mutation(() => WebhookWithSecret, {
    description: 'Makes a webhook; its secret is answered this once. CONFLICT for a second one at the same address.',
  })
  createWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => WebhookInput, { description: 'The webhook.' }) input: WebhookInput,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, { input });
  }

  @Mutation(() => Webhook, { description: 'Changes a webhook, and switches it on or off.' })
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

  @Mutation(() => WebhookDelivery, { description: 'Sends a delivery once more, under the same `webhook-id`.' })
  resendWebhookDelivery(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return resendWebhookDelivery(context, { id });
  }
}
