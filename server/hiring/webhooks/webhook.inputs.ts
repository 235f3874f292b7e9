import { Field, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import { WebhookEventEnum, WebhookOutcomeEnum } from './webhook.entity.ts';
import type { WebhookEvent, WebhookOutcome } from './webhook.labels.ts';
import { type DeliveryFilter, type WebhookDraft, webhookLimits } from './webhook.rules.ts';

@InputType({ description: 'A webhook, new or changed.' })
export class WebhookInput implements WebhookDraft {
  @Field({
    description: `An https address on the internet, at most ${webhookLimits.urlCharacters} characters; each once.`,
  })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'The events that it receives, at least one.' })
  events!: WebhookEvent[];

  @Field(() => Boolean, { defaultValue: true, description: 'Whether events are sent.' })
  isActive!: boolean;
}

@InputType({ description: 'What narrows the log of webhooks; everything left out means any.' })
export class WebhookDeliveryFilter implements DeliveryFilter {
  @Field(() => String, { nullable: true, description: 'Name of the event, as it is sent: `application.received`.' })
  event?: string | null;

  @Field(() => WebhookOutcomeEnum, { nullable: true, description: 'What came of it.' })
  outcome?: WebhookOutcome | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Happened then or later.' })
  since?: Date | null;
}
