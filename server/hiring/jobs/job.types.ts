import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import {
  experienceLevelLabels,
  type JobEventType,
  jobEventTypeLabels,
  jobObstacleLabels,
  jobStatusLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from './job.labels.ts';

export const JobTypeEnum = labelledEnum('JobType', 'Kind of employment.', jobTypeLabels);
export const ExperienceLevelEnum = labelledEnum('ExperienceLevel', 'Level of a job.', experienceLevelLabels);
export const WorkModeEnum = labelledEnum('WorkMode', 'Where the work is done.', workModeLabels);
export const SalaryPeriodEnum = labelledEnum('SalaryPeriod', 'What the salary is paid for.', salaryPeriodLabels);
export const JobStatusEnum = labelledEnum('JobStatus', 'Whether a job takes applications.', jobStatusLabels);
export const JobObstacleEnum = labelledEnum(
  'JobObstacle',
  'What keeps a job that its recruiter wants open from being public.',
  jobObstacleLabels,
);

const JobEventTypeEnum = labelledEnum('JobEventType', 'What happened to a job.', jobEventTypeLabels);

@ObjectType('AutoStop', {
  simpleResolvers: true,
  description: 'When a job stops taking applications by itself: whichever comes first.',
})
@InputType('AutoStopInput', { description: 'When a job shall close by itself: whichever comes first.' })
export class AutoStop {
  @Field({ description: 'Whether it is on; off leaves the other fields without effect.' })
  enabled!: boolean;

  @Field(() => Int, { nullable: true, description: 'At this number of applications.' })
  applicationsCount?: number | null;

  @Field(() => Int, { nullable: true, description: 'This many days after the job was opened.' })
  daysCount?: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'At the end of this day; when it is set, today or later.' })
  specificDate?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One line of the Job Updates strip (OP-094).' })
export class JobEvent {
  @Field(() => JobEventTypeEnum, { description: 'What happened.' })
  type!: JobEventType;

  @Field({ description: 'The same in words.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened, or will.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'How many open jobs a choice of a filter has.' })
export class JobSearchCount {
  @Field({ description: 'The choice, as the filter takes it.' })
  value!: string;

  @Field(() => Int, { description: 'Jobs that have it, counted up to 1000.' })
  count!: number;

  @Field({ description: 'False when there are at least as many, and more may have it.' })
  countIsExact!: boolean;
}

const choicesOf = (filter: string) => ({ description: `The choices of \`${filter}\`.` });

@ObjectType({
  simpleResolvers: true,
  description:
    'How many jobs a search would find with each choice of a filter, all other filters being as they are. ' +
    'A search that finds more than 10,000 jobs counts the choices among so many of them, but for the date.',
})
export class JobSearchCounts {
  @Field(() => [JobSearchCount], choicesOf('type'))
  type!: JobSearchCount[];

  @Field(() => [JobSearchCount], choicesOf('workMode'))
  workMode!: JobSearchCount[];

  @Field(() => [JobSearchCount], { description: 'The levels that `experience` takes.' })
  experience!: JobSearchCount[];

  @Field(() => [JobSearchCount], { description: 'The one choice of `urgentOnly`.' })
  urgentOnly!: JobSearchCount[];

  @Field(() => [JobSearchCount], choicesOf('datePosted'))
  datePosted!: JobSearchCount[];
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer may do with a job.' })
export class JobPermissions {
  @Field({ description: 'Apply to it.' })
  apply!: boolean;

  @Field({ description: 'Save and unsave it.' })
  save!: boolean;

  @Field({ description: 'Edit it.' })
  edit!: boolean;

  @Field({ description: 'Close it.' })
  close!: boolean;

  @Field({ description: 'Open it again.' })
  reopen!: boolean;

  @Field({ description: 'Delete it.' })
  delete!: boolean;

  @Field({
    description: 'Say that it stays open though all openings are filled; true while that is still to be asked.',
  })
  keepOpen!: boolean;
}
