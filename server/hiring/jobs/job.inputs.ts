import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { labelledEnum } from '../../core/graphql-types.ts';
import {
  experienceWords,
  type DatePosted,
  datePostedLabels,
  type ExperienceLevel,
  jobSortLabels,
  type JobType,
  type SalaryPeriod,
  type WorkMode,
} from './job.labels.ts';
import type { JobChangeFields, JobFilterFields } from './job.rules.ts';
import { AutoStop, ExperienceLevelEnum, JobTypeEnum, SalaryPeriodEnum, WorkModeEnum } from './job.types.ts';

const DatePostedEnum = labelledEnum('DatePosted', 'How old a posting may be.', datePostedLabels);
export const JobSortEnum = labelledEnum('JobSort', 'What comes first in a list of jobs.', jobSortLabels);
const optional = { nullable: true } as const;

@InputType({ description: 'What narrows a list of jobs; everything left out means any.' })
export class JobFilter implements JobFilterFields {
  @Field(() => String, {
    ...optional,
    description:
      'Part of the title, the company or a skill; of one or two letters the beginning of a word there. ' +
      'Case does not matter.',
  })
  q?: string | null;

  @Field(() => String, {
    ...optional,
    description:
      'Part of the location, of a known place all of its name; other names of a city count too (Bangalore, Bengaluru).',
  })
  location?: string | null;

  @Field(() => String, {
    ...optional,
    description: `A level or part of the experience text; "${experienceWords.ANY}" means any.`,
  })
  experience?: string | null;

  @Field(() => Float, {
    ...optional,
    description: 'Years of experience that must lie within what the job asks for; one that names no years takes any.',
  })
  years?: number | null;

  @Field(() => DatePostedEnum, { ...optional, description: 'How old the posting may be.' })
  datePosted?: DatePosted | null;

  @Field(() => Boolean, { ...optional, description: 'Only urgent jobs.' })
  urgentOnly?: boolean | null;

  @Field(() => [JobTypeEnum], { ...optional, description: 'Only these kinds of employment.' })
  type?: JobType[] | null;

  @Field(() => [WorkModeEnum], { ...optional, description: 'Only these work modes.' })
  workMode?: WorkMode[] | null;

  @Field(() => Int, {
    ...optional,
    description: 'Least rupees a month that the highest pay must reach; other periods are converted.',
  })
  salaryMinMonthly?: number | null;
}

@InputType({
  description: 'The posting form. What is left out takes its default in a new job and stays in an edited one.',
})
export class JobInput implements JobChangeFields {
  @Field(() => String, { ...optional, description: 'Job title. Needed in a new job.' })
  title?: string | null;

  @Field(() => String, { ...optional, description: 'Name of the company; a new one is made. Needed in a new job.' })
  company?: string | null;

  @Field(() => String, {
    ...optional,
    description:
      'What the job is about; lines are paragraphs. HTML becomes the text that it shows. Needed in a new job.',
  })
  description?: string | null;

  @Field(() => String, { ...optional, description: 'City or area. Needed in a new job.' })
  location?: string | null;

  @Field(() => Int, { ...optional, description: 'Lowest pay in rupees for one period. Needed in a new job.' })
  salaryMin?: number | null;

  @Field(() => Int, { ...optional, description: 'Highest pay in rupees for one period. Needed in a new job.' })
  salaryMax?: number | null;

  @Field(() => SalaryPeriodEnum, { ...optional, description: 'Default MONTH.' })
  salaryPeriod?: SalaryPeriod | null;

  @Field(() => JobTypeEnum, { ...optional, description: 'Default FULL_TIME.' })
  type?: JobType | null;

  @Field(() => ExperienceLevelEnum, { ...optional, description: 'Default MID.' })
  experienceLevel?: ExperienceLevel | null;

  @Field(() => Float, { ...optional, description: 'Least years of experience; null for no limit.' })
  minYears?: number | null;

  @Field(() => Float, { ...optional, description: 'Most years of experience; null for no limit.' })
  maxYears?: number | null;

  @Field(() => WorkModeEnum, { ...optional, description: 'Default OFFICE.' })
  workMode?: WorkMode | null;

  @Field(() => Boolean, { ...optional, description: 'Default false.' })
  isUrgent?: boolean | null;

  @Field(() => [String], { ...optional, description: 'At least one. Needed in a new job.' })
  skills?: string[] | null;

  @Field(() => String, { ...optional, description: 'Who may apply.' })
  eligibility?: string | null;

  @Field(() => [String], { ...optional, description: 'What applicants must bring, one point each.' })
  requiredSkills?: string[] | null;

  @Field(() => Int, { ...optional, description: 'How many people are wanted; default 1.' })
  openings?: number | null;

  @Field(() => String, {
    ...optional,
    description:
      "The recruiter's own reference, one line of at most 100 characters, which only they read. CONFLICT with the reason " +
      'EXTERNAL_ID_TAKEN and its `jobId` if another job of theirs, open or closed, has it; null empties it.',
  })
  externalId?: string | null;

  @Field(() => AutoStop, { ...optional, description: 'When it shall close by itself; null for never.' })
  autoStop?: AutoStop | null;

  @Field(() => [ID], { ...optional, description: 'All attachments of the job, uploaded through `POST /files` before.' })
  attachmentIds?: string[] | null;
}
