import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import {
  type WebhookEvent,
  webhookEventLabels,
  type WebhookOutcome,
  webhookOutcomeLabels,
  webhookScopeLabels,
} from './webhook.labels.ts';
import { type DeliveryFilter, type WebhookDraft, webhookLimits } from './webhook.rules.ts';

export const WebhookEventEnum = labelledEnum(
  'WebhookEvent',
  'An event that a webhook can receive.',
  webhookEventLabels,
);

export const WebhookOutcomeEnum = labelledEnum(
  'WebhookOutcome',
  'What came of a delivery: WAITING for its next try, ACCEPTED, FAILED for good, or NOT_SENT as it was switched off.',
  webhookOutcomeLabels,
);

export const WebhookScopeEnum = labelledEnum(
  'WebhookScope',
  'Who owns a webhook: it receives the events of their jobs.',
  webhookScopeLabels,
);

@ObjectType({
  simpleResolvers: true,
  description: 'An address that receives the events of the jobs of a recruiter, or of a company.',
})
@Entity('webhooks')
export class Webhook {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null for one of a company (decision 0067). */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field({ description: 'Where the events are sent, by POST.' })
  @Column('text')
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'The events that it receives.' })
  @Column('text', { array: true })
  events!: WebhookEvent[];

  /** Encrypted: each delivery is signed with it. */
  @Column('text')
  sealedSecret!: string;

  @Field({ description: 'Whether events are sent; one that failed for days is switched off.' })
  @Column('boolean')
  isActive!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when nothing was taken; null while it works.' })
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  @Column('timestamptz')
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with its secret.' })
export class WebhookWithSecret {
  @Field({
    description: 'What deliveries are signed with. It is shown this once, and again only to the same idempotency key.',
  })
  secret!: string;

  @Field(() => Webhook, { description: 'As it stands in the list.' })
  webhook!: Webhook;
}

@ObjectType({ simpleResolvers: true, description: 'One try to deliver an event.' })
export class WebhookTry {
  @Field(() => DateTimeScalar, { description: 'When it ended.' })
  at!: string;

  @Field(() => Int, { nullable: true, description: 'HTTP status; null without an answer.' })
  status!: number | null;

  @Field(() => Int, { description: 'Milliseconds that it took.' })
  durationMs!: number;

  @Field({ description: 'Beginning of the answer, or why there was none.' })
  answer!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An event on its way to a webhook, with how its last try went.' })
@Entity('webhook_deliveries')
export class WebhookDelivery {
  @Field(() => ID, { description: 'The `webhook-id` of each of its tries.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'The webhook that it goes to.' })
  @Column('uuid')
  webhookId!: string;

  @Field({ description: 'Name of the event, as it is sent: `application.received`.' })
  @Column('text')
  event!: string;

  @Column('text')
  body!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => Int, { description: 'Tries so far, those before it was sent again by hand included.' })
  @Column('int')
  attempts!: number;

  /** Sent again by hand, it has all its tries once more. */
  @Column('int')
  attemptsBefore!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken; null if it was not.' })
  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next; null if it is not.' })
  @Column('timestamptz', { nullable: true })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last try; null without an answer.' })
  @Column('int', { nullable: true })
  status!: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last try took.' })
  @Column('int', { nullable: true })
  durationMs!: number | null;

  @Field(() => String, { nullable: true, description: 'Beginning of the answer, or why there was none.' })
  @Column('text', { nullable: true })
  answer!: string | null;

  @Field(() => [WebhookTry], { description: 'Its last tries, at most eight, the newest last.' })
  @Column('jsonb')
  tries!: WebhookTry[];
}

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
