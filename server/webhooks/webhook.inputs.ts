import { Field, InputType } from 'type-graphql';
import { WebhookEventEnum } from './webhook.entity.ts';
import type { WebhookEvent } from './webhook.labels.ts';
import { type WebhookDraft, webhookLimits } from './webhook.rules.ts';

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
