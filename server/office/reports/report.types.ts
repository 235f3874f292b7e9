import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import {
  type ReportReason,
  reportReasonLabels,
  type ReportState,
  reportStateLabels,
  type ReportSubject,
  reportSubjectLabels,
} from './report.labels.ts';
import type { ReportFields } from './report.rules.ts';

export const ReportReasonEnum = labelledEnum('ReportReason', 'What is wrong.', reportReasonLabels);
export const ReportSubjectEnum = labelledEnum('ReportSubject', 'What a report is about.', reportSubjectLabels);
export const ReportStateEnum = labelledEnum('ReportState', 'Whether an admin has dealt with it.', reportStateLabels);

@ObjectType({ simpleResolvers: true, description: 'A report, as admins see it.' })
export class ReportRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ReportSubjectEnum, { description: 'What it is about.' })
  subject!: ReportSubject;

  @Field(() => ReportStateEnum, { description: 'Whether an admin has dealt with it.' })
  state!: ReportState;

  @Field(() => ReportReasonEnum, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field({ description: 'In the words of the reporter; may be empty.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it came.' })
  createdAt!: Date;

  @Field(() => ID, { nullable: true, description: 'Who reported it; null once the account is gone.' })
  reporterId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of who reported it.' })
  reporterName!: string | null;

  @Field({
    description: 'Title of the job, name of the person, or the company that was reviewed; empty once it is gone.',
  })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'The job, of a report about one.' })
  jobId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The person, of a report about one.' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The `reference` of the review; null once it is removed.' })
  reviewReference!: string | null;

  @Field(() => Int, { nullable: true, description: 'Stars of the review.' })
  reviewRating!: number | null;

  @Field(() => String, { nullable: true, description: 'Text of the review.' })
  reviewText!: string | null;

  @Field(() => Int, { description: 'How many reports of the same thing are open.' })
  openReports!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When an admin has dealt with it.' })
  settledAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of the admin.' })
  settledByName!: string | null;

  @Field(() => String, { nullable: true, description: 'What came of it; those who reported it have read it.' })
  note!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of reports, newest first.' })
export class ReportSlice extends sliceOf(ReportRecord) {}

@InputType({ description: 'What is wrong.' })
export class ReportInput implements ReportFields {
  @Field(() => ReportReasonEnum, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field({ defaultValue: '', description: 'In words, up to 1000 characters; needed for OTHER.' })
  text!: string;
}
