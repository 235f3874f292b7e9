import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../core/actor.rules.ts';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import { type ConversationState, conversationStateLabels } from './support.labels.ts';

export const ConversationStateEnum = labelledEnum(
  'SupportConversationState',
  'Where a conversation with the support stands.',
  conversationStateLabels,
);

@ObjectType({ simpleResolvers: true, description: 'The person on the other side of a conversation with the support.' })
export class SupportPerson {
  @Field(() => ID, { nullable: true, description: 'Opaque id of the account; none for a visitor.' })
  id!: string | null;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'What they are to the portal; none for a visitor.' })
  role!: Role | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they last used the portal, if they are signed in.',
  })
  lastActiveAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The conversation of one person with the support, as those who answer it see it.',
})
@Entity('support_conversations')
export class SupportConversation {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null for a visitor's. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text', { nullable: true })
  visitorName!: string | null;

  @Column('text', { nullable: true })
  visitorEmail!: string | null;

  @Column('bytea', { nullable: true, select: false })
  visitorTokenHash!: Buffer | null;

  @Field(() => SupportPerson, { description: 'Who wrote.' })
  person!: SupportPerson;

  @Field(() => ConversationStateEnum, { description: 'Where it stands.' })
  state!: ConversationState;

  @Field(() => DateTimeScalar, { description: 'When the last message was written.' })
  @Column('timestamptz')
  lastMessageAt!: Date;

  @Field({ description: 'What the last message of a person says; not the automatic answer.' })
  lastText!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when a message waits for an answer.' })
  @Column('timestamptz', { nullable: true })
  waitsSince!: Date | null;

  @Column('uuid', { nullable: true })
  assignedTo!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the colleague who has taken it.' })
  assignedName!: string | null;

  @Field({ description: 'True if the caller has taken it.' })
  isMine!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed; the next message opens it again.' })
  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Up to when the person has seen the answers.' })
  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  /** The notification of an answer that was not seen yet. */
  @Column('uuid', { nullable: true })
  noticeId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of conversations with the support.' })
export class SupportConversationPage extends pageOf(SupportConversation) {}
