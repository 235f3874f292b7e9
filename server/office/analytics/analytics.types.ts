import { Field, Int, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from '../../hiring/applications/application.entity.ts';
import { type ApplicationStatus, applicationStatusLabels } from '../../hiring/applications/application.labels.ts';
import { DateScalar, labelledEnum } from '../../core/graphql-types.ts';
import { type AnalyticsPeriod, analyticsPeriodLabels, type HiringStep, hiringStepLabels } from './analytics.labels.ts';

export const AnalyticsPeriodEnum = labelledEnum(
  'AnalyticsPeriod',
  'A span of time that ends today.',
  analyticsPeriodLabels,
);
export const HiringStepEnum = labelledEnum('HiringStep', 'How far an application came.', hiringStepLabels);

@ObjectType({
  simpleResolvers: true,
  description: "Totals over the recruiter's own jobs, deleted ones left out; of one job if it was asked for.",
})
export class HrAnalytics {
  @Field(() => Int, { description: 'Open and closed jobs.' })
  totalJobs!: number;

  @Field(() => Int, { description: 'Open jobs.' })
  activeJobs!: number;

  @Field(() => Int, { description: 'Applications, withdrawn ones left out.' })
  totalApplications!: number;

  /** What was asked, for the figures below. */
  recruiterId!: string;
  jobId!: string | null;
  period!: AnalyticsPeriod;
}

@ObjectType({ simpleResolvers: true, description: 'Applications that were sent in one stretch of days.' })
export class ApplicationsOfDays {
  @Field(() => DateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'Last day.' })
  to!: string;

  @Field(() => Int, { description: 'How many.' })
  applications!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Applications that came at least this far, whatever became of them.',
})
export class HiringStepCount {
  @Field(() => HiringStepEnum, { description: 'The step.' })
  step!: HiringStep;

  @Field(() => Int, { description: 'How many.' })
  applications!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Applications that stand at a status now.' })
export class ApplicationStatusCount {
  @Field(() => ApplicationStatusEnum, { description: 'The status.' })
  status!: ApplicationStatus;

  @Field(() => String, { description: 'The status in words.' })
  get statusText(): string {
    return applicationStatusLabels[this.status]();
  }

  @Field(() => Int, { description: 'How many.' })
  applications!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Applications that waited up to so long.' })
export class WaitingSpan {
  @Field(() => Int, {
    nullable: true,
    description: 'Below this many hours, and not below those of the span before; null for all that waited longer.',
  })
  belowHours!: number | null;

  @Field(() => Int, { description: 'How many.' })
  applications!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How long applicants waited for something, in whole hours from sending.',
})
export class WaitingTimes {
  @Field(() => Int, { nullable: true, description: 'Half of them waited no longer; null while there are none.' })
  medianHours!: number | null;

  @Field(() => Int, { description: 'Who still wait.' })
  waiting!: number;

  @Field(() => [WaitingSpan], { description: 'How many waited how long, shortest first.' })
  spans!: WaitingSpan[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What became of the applications that were sent in a span of time, withdrawn ones left out. ' +
    'Those to jobs that were deleted since count too.',
})
export class HiringFigures {
  @Field(() => DateScalar, { description: 'First day of the span.' })
  from!: string;

  @Field(() => DateScalar, { description: 'Last day: today.' })
  to!: string;

  @Field(() => Int, { description: 'How many were sent.' })
  applications!: number;

  @Field(() => Int, { description: 'How many were sent in as many days just before.' })
  applicationsBefore!: number;

  @Field(() => [ApplicationsOfDays], {
    description: 'When they were sent, oldest first: by day up to a month, by week up to three, else by month.',
  })
  timeline!: ApplicationsOfDays[];

  @Field(() => [HiringStepCount], { description: 'How far they came, from all to the hired.' })
  steps!: HiringStepCount[];

  @Field(() => [ApplicationStatusCount], { description: 'Where they stand now; statuses without any are left out.' })
  statuses!: ApplicationStatusCount[];

  @Field(() => WaitingTimes, { description: 'Until the recruiter first moved them, be it to In Review.' })
  firstAnswer!: WaitingTimes;

  @Field(() => WaitingTimes, { description: 'Until they were first approved, put on hold or rejected.' })
  firstDecision!: WaitingTimes;
}

@ObjectType({ simpleResolvers: true, description: 'How many came in one stretch of days.' })
class CountOfDays {
  @Field(() => DateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'Last day.' })
  to!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Those of a period that are of one kind.' })
class TrendPart {
  @Field({ description: 'The kind in words.' })
  text!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many came in a period.' })
export class PortalTrend {
  @Field(() => Int, { description: 'All of the period.' })
  total!: number;

  @Field(() => Int, { description: 'Those of as many days before it.' })
  totalBefore!: number;

  @Field(() => [CountOfDays], { description: 'By days, weeks or months, oldest first.' })
  columns!: CountOfDays[];

  @Field(() => [TrendPart], { description: 'What they are now, kinds without any left out.' })
  parts!: TrendPart[];
}

@ObjectType({ simpleResolvers: true, description: 'How the portal grew in a period.' })
export class PortalTrends {
  @Field(() => PortalTrend, { description: 'Verified accounts of job seekers and recruiters, by role.' })
  signups!: PortalTrend;

  @Field(() => PortalTrend, { description: 'Jobs that were posted, deleted ones left out, by how they stand.' })
  jobs!: PortalTrend;

  @Field(() => PortalTrend, { description: 'Applications that were sent, by status.' })
  applications!: PortalTrend;
}
