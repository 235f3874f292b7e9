import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Company } from '../companies/company.entity.ts';
import { numberColumn } from '../core/columns.ts';
import { pageOf } from '../core/page.ts';
import { DateTimeScalar } from '../core/scalars.ts';
import {
  type ExperienceLevel,
  experienceLevelLabels,
  type JobStatus,
  type JobType,
  type SalaryPeriod,
  type WorkMode,
  workModeLabels,
} from './job.labels.ts';
import { experienceText, type JobFit, recommendationReason, salaryText } from './job-text.rules.ts';
import type { HeldReason } from '../trust/held-word.labels.ts';
import { ExperienceLevelEnum, JobStatusEnum, JobTypeEnum, SalaryPeriodEnum, WorkModeEnum } from './job-enums.types.ts';
import { AutoStop } from './job.types.ts';

/**
 * What the API shows comes from job.queries (`loadJob` for other domains), which bring company, `applied` and `saved`
 * along; what depends on the time or the viewer's role is in job.resolver.
 */
@Entity('jobs')
@ObjectType({ simpleResolvers: true, description: 'A job posting.' })
export class Job {
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

  @Column('text')
  @Field(() => JobStatusEnum, { description: 'Whether it takes applications.' })
  status!: JobStatus;

  @Column({ type: 'int', insert: false, update: false })
  @Field(() => Int, { description: 'How many applications there are, without withdrawn ones.' })
  applicationsReceived!: number;

  @Column('boolean')
  autoStopEnabled!: boolean;

  @Column('int', { nullable: true })
  autoStopApplications!: number | null;

  @Column('int', { nullable: true })
  autoStopDays!: number | null;

  @Column('date', { nullable: true })
  autoStopDate!: string | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it closes by itself at the latest.' })
  closesAt!: Date | null;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  /** When its recruiter said that it stays open though all openings are filled (D-05). */
  @Column('timestamptz', { nullable: true })
  keptOpenAt!: Date | null;

  /** Since when it waits for its company to let the recruiter in; it is INACTIVE meanwhile. */
  @Column('timestamptz', { nullable: true })
  waitsSince!: Date | null;

  /** When an admin took it down; it is INACTIVE until it is restored (decision 0062). */
  @Column('timestamptz', { nullable: true })
  takenDownAt!: Date | null;

  @Column('text', { nullable: true })
  takenDownReason!: string | null;

  /** Of one that was taken down while it was open, or waited to be. */
  @Column('boolean')
  opensWhenRestored!: boolean;

  /** Since when its text is held for review; it is INACTIVE meanwhile (decision 0081). */
  @Column('timestamptz', { nullable: true })
  heldAt!: Date | null;

  @Column('text', { nullable: true })
  heldReason!: HeldReason | null;

  @Column('text', { nullable: true })
  heldPassage!: string | null;

  /** An admin has read the text as it is. */
  @Column('boolean')
  isTextReleased!: boolean;

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

  @Field({
    description:
      'Whether it waits, unseen by others, until the company lets its recruiter in or, if the portal demands it, is ' +
      'verified; its status is INACTIVE meanwhile.',
  })
  get waitsForCompany(): boolean {
    return this.waitsSince !== null;
  }

  @Field({
    description: 'Whether an admin took it down: nobody but its recruiter and admins finds it; its status is INACTIVE.',
  })
  get isTakenDown(): boolean {
    return this.takenDownAt !== null;
  }

  @Field({
    description:
      'Whether its text is held for review: nobody but its recruiter and admins finds it; its status is INACTIVE.',
  })
  get isHeld(): boolean {
    return this.heldAt !== null;
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

  @Field(() => Int, {
    nullable: true,
    description: 'The number of applications at which it closes; null without such a limit.',
  })
  get applicationsNeeded(): number | null {
    return this.autoStop?.applicationsCount ?? null;
  }

  @Field(() => AutoStop, {
    nullable: true,
    description: 'When it stops taking applications by itself; null if it does not.',
  })
  get autoStop(): AutoStop | null {
    if (!this.autoStopEnabled) return null;
    return {
      enabled: true,
      applicationsCount: this.autoStopApplications,
      daysCount: this.autoStopDays,
      specificDate: this.autoStopDate,
    };
  }
}

@ObjectType({ simpleResolvers: true, description: 'A page of jobs.' })
export class JobPage extends pageOf(Job) {}
