import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { type ContactState, contactStateLabels } from './content.labels.ts';

export const ContactStateEnum = labelledEnum(
  'ContactState',
  'Where a message through the contact form stands.',
  contactStateLabels,
);

@ObjectType({ simpleResolvers: true, description: 'An answer that was mailed to the sender.' })
export class ContactAnswerRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What it says.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Who answered; null when the account is gone.' })
  authorName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was given to the mail queue.' })
  sentAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A message through the contact form, as those who answer it see it.',
})
export class ContactMessageRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Who wrote, as they say.' })
  name!: string;

  @Field({ description: 'Where the answer goes.' })
  email!: string;

  @Field({ description: 'What they wrote.' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The account of who wrote, if they were signed in.' })
  personId!: string | null;

  @Field(() => ContactStateEnum, { description: 'Where it stands.' })
  state!: ContactState;

  @Field(() => DateTimeScalar, { description: 'When they wrote.' })
  createdAt!: Date;

  @Field(() => [ContactAnswerRecord], { description: 'What was answered, oldest first, the first 20.' })
  answers!: ContactAnswerRecord[];
}

@ObjectType({ simpleResolvers: true, description: 'A part of the contact messages, newest first.' })
export class ContactMessageSlice extends sliceOf(ContactMessageRecord) {}
