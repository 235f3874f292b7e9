import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Company } from '../../companies/company.entity.ts';
import { numberColumn } from '../../core/columns.ts';
import { pageOf } from '../../core/page.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import {
  type ExperienceLevel,
  experienceLevelLabels,
  type JobType,
  type SalaryPeriod,
  type WorkMode,
  workModeLabels,
} from './job.labels.ts';
import { experienceText, type JobFit, recommendationReason, salaryText } from './job-text.rules.ts';
import { ExperienceLevelEnum, JobTypeEnum, SalaryPeriodEnum, WorkModeEnum } from './job.types.ts';
import { JobState } from './job-state.entity.ts';

/**
 * What the API shows comes from job.queries (`loadJob` for other domains), which bring company, `applied` and `saved`
 * along; what depends on the time or the viewer's role is in job.resolver.
 */
@Entity('jobs')
@ObjectType({ simpleResolvers: true, description: 'A job posting.' })
export class Job extends JobState {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Column({ type: 'int', insert: false, update: false })
  @Field(() => Int, { description: 'Short number to name it by: the "Job ID" that people read.' })
  number!: number;

  @Column('uuid')
  recruiterId!: string;

  @Column('uuid')
  companyId!: string;

  /** Its recruiter's own reference, which only they read: the resolver shows it. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  @Column('text')
  @Field({ description: 'Job title.' })
  title!: string;

  @Column('text')
  @Field({ description: 'What the job is about; lines are paragraphs.' })
  description!: string;

  @Column('text')
  @Field({ description: 'City or area.' })
  location!: string;

  @Column('int')
  @Field(() => Int, { description: 'Lowest pay in rupees for one `salaryPeriod`.' })
  salaryMin!: number;

  @Column('int')
  @Field(() => Int, { description: 'Highest pay in rupees for one `salaryPeriod`.' })
  salaryMax!: number;

  /** In rupees a month, the unit in which pay is compared (OP-015); the database computes them. */
  @Column({ type: 'bigint', insert: false, update: false, transformer: numberColumn })
  salaryMinMonthly!: number;

  @Column({ type: 'bigint', insert: false, update: false, transformer: numberColumn })
  salaryMaxMonthly!: number;

  @Column('text')
  @Field(() => SalaryPeriodEnum, { description: 'What the salary is paid for.' })
  salaryPeriod!: SalaryPeriod;

  @Column('text')
  @Field(() => JobTypeEnum, { description: 'Kind of employment.' })
  type!: JobType;

  @Column('text')
  @Field(() => ExperienceLevelEnum, { description: 'Level of the job.' })
  experienceLevel!: ExperienceLevel;

  @Column('numeric', { nullable: true, transformer: numberColumn })
  @Field(() => Float, { nullable: true, description: 'Least years of experience; null for no lower limit.' })
  minYears!: number | null;

  @Column('numeric', { nullable: true, transformer: numberColumn })
  @Field(() => Float, { nullable: true, description: 'Most years of experience; null for no upper limit.' })
  maxYears!: number | null;

  @Column('text')
  @Field(() => WorkModeEnum, { description: 'Where the work is done.' })
  workMode!: WorkMode;

  @Column('boolean')
  @Field({ description: 'Whether people are needed urgently.' })
  isUrgent!: boolean;

  @Column('text', { array: true })
  @Field(() => [String], { description: 'Skills, as tags.' })
  skills!: string[];

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'Who may apply.' })
  eligibility!: string | null;

  @Column('text', { array: true })
  @Field(() => [String], { description: 'What applicants must bring, one point each.' })
  requiredSkills!: string[];

  @Column('int')
  @Field(() => Int, { description: 'How many people are wanted.' })
  openings!: number;

  @Column({ type: 'int', insert: false, update: false })
  @Field(() => Int, { description: 'How many applications there are, without withdrawn ones.' })
  applicationsReceived!: number;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When it was first posted.' })
  postedAt!: Date;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When the recruiter last changed it.' })
  updatedAt!: Date;

  @Field(() => Company, {
    description:
      'Who hires. Of a job whose recruiter does not belong to the company this is its name alone, ' +
      'under an id of its own: no tick, no rating, no reviews.',
  })
  company!: Company;

  @Field({ description: 'Whether the viewer has applied to it and not withdrawn.' })
  applied!: boolean;

  @Field({ description: 'Whether the viewer has saved it.' })
  saved!: boolean;

  /** Only on recommended jobs. */
  fit?: JobFit;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is recommended to the viewer, in words; null elsewhere, and when nothing in particular fits.',
  })
  get recommendationReason(): string | null {
    return this.fit ? recommendationReason(this.fit, this) : null;
  }

  @Field({ description: 'Pay in words, such as "₹25,000 - ₹40,000 per month".' })
  get salaryText(): string {
    return salaryText(this);
  }

  @Field({
    description: 'Pay in words per month, whatever it is paid for (hour × 208, day × 26, week × 52/12, year ÷ 12).',
  })
  get monthlySalaryText(): string {
    return salaryText({
      salaryMin: this.salaryMinMonthly,
      salaryMax: this.salaryMaxMonthly,
      salaryPeriod: 'MONTH',
    });
  }

  @Field({ description: 'Level in words.' })
  get experienceLevelText(): string {
    return experienceLevelLabels[this.experienceLevel]();
  }

  @Field({
    description: 'Experience in words: years such as "1-2 years", "Any experience" from 0 years on, else the level.',
  })
  get experienceText(): string {
    return experienceText(this);
  }

  @Field({ description: 'Work mode in words.' })
  get workModeText(): string {
    return workModeLabels[this.workMode]();
  }

  @Field({ description: 'Whether all of the work is remote.' })
  get isRemote(): boolean {
    return this.workMode === 'REMOTE';
  }
}

@ObjectType({ simpleResolvers: true, description: 'A page of jobs.' })
export class JobPage extends pageOf(Job) {}

@Entity('job_attachments')
export class JobAttachment {
  @PrimaryColumn('uuid')
  jobId!: string;

  @PrimaryColumn('uuid')
  fileId!: string;

  @Column('smallint')
  position!: number;
}

@Entity('saved_jobs')
export class SavedJob {
  @PrimaryColumn('uuid')
  seekerId!: string;

  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('timestamptz')
  savedAt!: Date;
}

/** A closing of which not every applicant was notified yet. They are notified in the order of their ids. */
@Entity('job_closings_to_tell')
export class UnfinishedClosing {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  jobId!: string;

  @Column('boolean')
  isTakenDown!: boolean;

  @Column('uuid', { name: 'told_up_to' })
  notifiedUpTo!: string;
}

export const recordedJobEvents = ['POSTED', 'EDITED', 'CLOSED', 'REOPENED', 'ARCHIVED'] as const;

/** What happened to a job (OP-094). */
@Entity('job_events')
export class RecordedJobEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  jobId!: string;

  @Column('text')
  type!: (typeof recordedJobEvents)[number];

  @Column('timestamptz')
  at!: Date;

  /** To webhooks, by a task (`sendJobEvents`). */
  @Column('boolean')
  isSent!: boolean;
}
