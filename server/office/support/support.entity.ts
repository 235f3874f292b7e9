import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar } from '../../core/graphql-types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'One message between a signed-in person and the support of the portal.',
})
@Entity('support_messages')
export class SupportMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  conversationId!: string;

  /** Null for the automatic answer. */
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Field({ description: 'True for an answer of the portal, false for the own message.' })
  @Column('boolean', { name: 'is_from_support' })
  fromSupport!: boolean;

  @Field({ description: 'What it says.' })
  @Column('text', { name: 'body' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  @Column('timestamptz')
  createdAt!: Date;

  /** From the conversation's time of last seen; no column of the message. */
  @Field({
    description: 'True for an answer of a person that was not seen yet; what the portal answers by itself is no news.',
  })
  isUnseen!: boolean;

  @Field({ description: 'True for the message that the conversation begins with.' })
  isFirst!: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the colleague who answered; shown to admins only.' })
  answeredBy!: string | null;
}
