import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import type { HeldReason } from '../../hiring/held-texts/held-word.labels.ts';
import { HeldReasonEnum } from '../../hiring/held-texts/held-word.entity.ts';
import { JobObstacleEnum } from '../../hiring/jobs/job.types.ts';
import type { JobObstacle } from '../../hiring/jobs/job.labels.ts';
import { type JobState, jobStateLabels } from './job-admin.labels.ts';

export const JobStateEnum = labelledEnum(
  'JobState',
  'How a job stands, for admins. WAITING: nobody sees it until its recruiter is let in or verified.',
  jobStateLabels,
);

@ObjectType({ simpleResolvers: true, description: 'A job, as admins see it.' })
export class JobRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Short number to name it by.' })
  number!: number;

  @Field({ description: 'Job title.' })
  title!: string;

  @Field({ description: 'What the job is about; lines are paragraphs.' })
  description!: string;

  @Field({ description: 'City or area.' })
  location!: string;

  @Field({ description: 'The company that it names.' })
  companyName!: string;

  @Field(() => ID, { description: 'Who posted it.' })
  recruiterId!: string;

  @Field({ description: 'Name of who posted it.' })
  recruiterName!: string;

  @Field({ description: 'E-mail address of who posted it.' })
  recruiterEmail!: string;

  @Field(() => JobStateEnum, { description: 'How it stands.' })
  state!: JobState;

  @Field(() => [JobObstacleEnum], { description: 'All that keeps it from being public.' })
  obstacles!: JobObstacle[];

  @Field(() => Int, { description: 'Counts its texts: what `seen` is compared with.' })
  textVersion!: number;

  @Field(() => String, { nullable: true, description: 'Who may apply.' })
  eligibility!: string | null;

  @Field(() => [String], { description: 'What applicants must bring.' })
  requiredSkills!: string[];

  @Field(() => [String], { description: 'Skills, as tags.' })
  skills!: string[];

  @Field(() => Int, { description: 'How many applications there are, without withdrawn ones.' })
  applicationsReceived!: number;

  @Field(() => DateTimeScalar, { description: 'When it was first posted.' })
  postedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it waits, unseen, for its recruiter to be let in to the company or verified.',
  })
  waitsSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was taken down, its company suspended or its recruiter disabled; null if none of it is so.',
  })
  takenDownAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  takenDownReason!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when its text is held for review.' })
  heldAt!: Date | null;

  @Field(() => HeldReasonEnum, { nullable: true, description: 'Why it is held.' })
  heldReason!: HeldReason | null;

  @Field(() => String, { nullable: true, description: 'The passage for which it is held.' })
  heldPassage!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of jobs, newest first.' })
export class JobRecordSlice extends sliceOf(JobRecord) {}
