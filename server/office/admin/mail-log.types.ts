import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { type MailState, mailStateLabels } from './admin.labels.ts';

const MailStateEnum = labelledEnum('MailState', 'What became of a mail.', mailStateLabels);

@ObjectType({ simpleResolvers: true, description: 'A mail of the last 30 days, without its content.' })
export class MailRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Whom it is for.' })
  recipient!: string | null;

  @Field(() => String, { nullable: true, description: 'Its subject, without the code that may stand in it.' })
  subject!: string | null;

  @Field(() => MailStateEnum, { description: 'What became of it.' })
  state!: MailState;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Tries that failed.' })
  attempts!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next, while it waits.' })
  nextAttemptAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Codes of what the last failed try met, such as "550 at RCPT TO".',
  })
  lastError!: string | null;

  @Field({ description: 'Whether it failed and can be sent again.' })
  isRepeatable!: boolean;

  @Field({
    description: 'Whether it waits after a failed try and is tried no earlier than in a minute: it can be sent now.',
  })
  isDeferred!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of mails, newest first.' })
export class MailSlice extends sliceOf(MailRecord) {}

@ObjectType({ simpleResolvers: true, description: 'A recurring task of the server.' })
export class TaskRecord {
  @Field(() => ID, { description: 'Its name.' })
  name!: string;

  @Field({ description: 'When it runs, as a cron line in UTC.' })
  cron!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it runs next by its schedule.' })
  nextRunAt!: Date | null;

  @Field({ description: 'Whether it is running or about to.' })
  isRunning!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it last ended well; null if not in the last days.',
  })
  succeededAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it last failed; null if not in the last days.' })
  failedAt!: Date | null;

  @Field(() => Int, { description: 'Runs that failed in the last days.' })
  failures!: number;

  @Field(() => Int, { description: 'How often the last failed run was tried.' })
  tries!: number;

  @Field(() => String, { nullable: true, description: 'What the last failure said.' })
  lastError!: string | null;
}
