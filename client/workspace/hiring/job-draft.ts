import * as z from 'zod/mini';
import { indianDay } from '../../../server/core/india.rules.ts';
import { readNumber } from '../../../server/core/digits.rules.ts';
import { keysOf } from '../../../server/core/text.rules.ts';
import {
  experienceLevelLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from '../../../server/hiring/jobs/job.labels.ts';
import { defaultClosingDays, jobDefaults, jobInputSchema, jobMessages } from '../../../server/hiring/jobs/job.rules.ts';
import { settledPay } from '../../../server/hiring/jobs/pay.rules.ts';
import type { AutoStopInput, JobInput, RecruiterJobFragment } from '../../gql/graphql.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import { withPending } from '../forms/tags-input.tsx';

const DAY_IN_MS = 86_400_000;

const tags = z.object({ tags: z.array(z.string()), pending: z.string() });
const autoStop = z.object({
  enabled: z.boolean(),
  applicationsCount: z.string(),
  daysCount: z.string(),
  specificDate: z.string(),
});

/** The posting form as typed: later numbers are still texts. */
export const jobDraftSchema = z.object({
  title: z.string(),
  company: z.string(),
  description: z.string(),
  location: z.string(),
  salaryMin: z.string(),
  salaryMax: z.string(),
  salaryPeriod: z.enum(keysOf(salaryPeriodLabels)),
  type: z.enum(keysOf(jobTypeLabels)),
  experienceLevel: z.enum(keysOf(experienceLevelLabels)),
  minYears: z.string(),
  maxYears: z.string(),
  workMode: z.enum(keysOf(workModeLabels)),
  isUrgent: z.boolean(),
  skills: tags,
  eligibility: z.string(),
  requiredSkills: tags,
  openings: z.string(),
  autoStop,
  attachments: z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), type: z.string() })),
});
export type JobDraft = z.infer<typeof jobDraftSchema>;
/** The auto-stop settings as typed. */
export type AutoStopDraft = JobDraft['autoStop'];

/** Off, with a closing date 30 days ahead for when it is switched on (HPOST-40). */
export const newAutoStop = (now: Date): AutoStopDraft => ({
  enabled: false,
  applicationsCount: '',
  daysCount: '',
  specificDate: indianDay(new Date(now.getTime() + defaultClosingDays * DAY_IN_MS)),
});

export const newDraft = (company: string, location: string, now: Date): JobDraft => ({
  ...jobDefaults,
  title: '',
  company,
  description: '',
  location,
  salaryMin: '',
  salaryMax: '',
  minYears: '',
  maxYears: '',
  eligibility: '',
  skills: { tags: [], pending: '' },
  requiredSkills: { tags: [], pending: '' },
  openings: String(jobDefaults.openings),
  autoStop: newAutoStop(now),
  attachments: [],
});

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export function draftOf(job: RecruiterJobFragment, now: Date): JobDraft {
  const { title, description, location, salaryPeriod, type, experienceLevel, workMode, isUrgent } = job;
  const same = { title, description, location, salaryPeriod, type, experienceLevel, workMode, isUrgent };
  return {
    ...same,
    company: job.company.name,
    salaryMin: String(job.salaryMin),
    salaryMax: String(job.salaryMax),
    minYears: textOf(job.minYears),
    maxYears: textOf(job.maxYears),
    skills: { tags: [...job.skills], pending: '' },
    eligibility: job.eligibility ?? '',
    requiredSkills: { tags: [...job.requiredSkills], pending: '' },
    openings: String(job.openings),
    autoStop: job.autoStop?.enabled
      ? {
          enabled: true,
          applicationsCount: textOf(job.autoStop.applicationsCount),
          daysCount: textOf(job.autoStop.daysCount),
          specificDate: job.autoStop.specificDate ?? '',
        }
      : newAutoStop(now),
    attachments: job.attachments.map(({ id, name, size, type: mediaType }) => ({ id, name, size, type: mediaType })),
  };
}

/** A copy of an existing job. Files belong to one job and limits to its time, so both start empty. */
export const similarDraft = (job: RecruiterJobFragment, now: Date): JobDraft => ({
  ...draftOf(job, now),
  autoStop: newAutoStop(now),
  attachments: [],
});

export const autoStopOf = ({ enabled, applicationsCount, daysCount, specificDate }: AutoStopDraft): AutoStopInput =>
  enabled
    ? {
        enabled,
        applicationsCount: readNumber(applicationsCount),
        daysCount: readNumber(daysCount),
        specificDate: specificDate || null,
      }
    : { enabled };

/** The input to send. Validation has already refused a missing salary. */
export function inputOf(draft: JobDraft): JobInput {
  const settled = settledPay(draft);
  const { salaryMin, salaryMax, minYears, maxYears, skills, requiredSkills, openings, attachments, ...rest } = settled;
  return {
    ...rest,
    salaryMin: readNumber(salaryMin),
    salaryMax: readNumber(salaryMax),
    minYears: readNumber(minYears),
    maxYears: readNumber(maxYears),
    skills: withPending(skills),
    requiredSkills: withPending(requiredSkills, 'sentences'),
    openings: readNumber(openings),
    autoStop: autoStopOf(draft.autoStop),
    attachmentIds: attachments.map(({ id }) => id),
  };
}

/** Validation errors by field, from the server's rules. The closing date may be `earliest` or later. */
export function problemsOf(draft: JobDraft, earliest: string): FieldMessages {
  const input = inputOf(draft);
  return {
    ...((input.minYears ?? 0) > (input.maxYears ?? Infinity) && { maxYears: jobMessages.yearsOrder() }),
    ...limitProblems(invalidFields(jobInputSchema, input), draft.autoStop, earliest),
  };
}

/**
 * Only the date of the limits can be checked here; the server knows the rest. If no limit is set, the error is at the
 * first one; with a half-typed date, the date field says what is missing.
 */
export function limitProblems(
  { autoStop: missing, ...problems }: FieldMessages,
  { enabled, specificDate }: AutoStopDraft,
  earliest: string,
): FieldMessages {
  const half = halfTypedDays();
  return {
    ...problems,
    ...(missing && !half['autoStop.specificDate'] && { 'autoStop.applicationsCount': missing }),
    ...(enabled && specificDate && specificDate < earliest && { 'autoStop.specificDate': jobMessages.closingDate() }),
    ...half,
  };
}
