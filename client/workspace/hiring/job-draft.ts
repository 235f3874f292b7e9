import { indianDay } from '../../../server/core/india.rules.ts';
import {
  autoStopProblems,
  defaultClosingDays,
  jobDefaults,
  jobInputSchema,
  jobMessages,
} from '../../../server/jobs/job.rules.ts';
import type { AutoStopInput, JobInput, RecruiterJobFragment } from '../../gql/graphql.ts';
import type { UploadedFile } from '../lib/upload-file.ts';
import { type Tags, withPending } from '../ui/tags-field.tsx';

const DAY_IN_MS = 86_400_000;

/** The auto-stop settings as typed. */
export interface AutoStopDraft {
  readonly enabled: boolean;
  readonly applicationsCount: string;
  readonly daysCount: string;
  readonly specificDate: string;
}

/** The posting form as typed: what is a number later is text here. */
export interface JobDraft {
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly location: string;
  readonly salaryMin: string;
  readonly salaryMax: string;
  readonly salaryPeriod: NonNullable<JobInput['salaryPeriod']>;
  readonly type: NonNullable<JobInput['type']>;
  readonly experienceLevel: NonNullable<JobInput['experienceLevel']>;
  readonly minYears: string;
  readonly maxYears: string;
  readonly workMode: NonNullable<JobInput['workMode']>;
  readonly isUrgent: boolean;
  readonly skills: Tags;
  readonly eligibility: string;
  readonly requiredSkills: Tags;
  readonly openings: string;
  readonly autoStop: AutoStopDraft;
  readonly attachments: readonly UploadedFile[];
}

export const jobFieldNames = [
  'title',
  'company',
  'description',
  'location',
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'type',
  'experienceLevel',
  'minYears',
  'maxYears',
  'workMode',
  'skills',
  'eligibility',
  'requiredSkills',
  'openings',
  'autoStop',
  'autoStop.applicationsCount',
  'autoStop.daysCount',
  'autoStop.specificDate',
  'attachmentIds',
] as const;
export type JobFieldName = (typeof jobFieldNames)[number];
export type JobProblems = Partial<Record<JobFieldName, string>>;

/** Off, with the closing date 30 days ahead for when it is switched on (HPOST-40). */
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
  const {
    title,
    description,
    location,
    salaryPeriod,
    type,
    experienceLevel,
    workMode,
    isUrgent,
    attachments,
    autoStop,
  } = job;
  return {
    title,
    description,
    location,
    salaryPeriod,
    type,
    experienceLevel,
    workMode,
    isUrgent,
    company: job.company.name,
    salaryMin: String(job.salaryMin),
    salaryMax: String(job.salaryMax),
    minYears: textOf(job.minYears),
    maxYears: textOf(job.maxYears),
    skills: { tags: job.skills, pending: '' },
    eligibility: job.eligibility ?? '',
    requiredSkills: { tags: job.requiredSkills, pending: '' },
    openings: String(job.openings),
    autoStop: autoStop?.enabled
      ? {
          enabled: true,
          applicationsCount: textOf(autoStop.applicationsCount),
          daysCount: textOf(autoStop.daysCount),
          specificDate: autoStop.specificDate ?? '',
        }
      : newAutoStop(now),
    attachments: attachments.map(({ id, name, size, type: mediaType }) => ({ id, name, size, type: mediaType })),
  };
}

/** A new job like another one. Files belong to one job and limits to its time, so both start empty. */
export const similarDraft = (job: RecruiterJobFragment, now: Date): JobDraft => ({
  ...draftOf(job, now),
  autoStop: newAutoStop(now),
  attachments: [],
});

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const autoStopOf = ({ enabled, applicationsCount, daysCount, specificDate }: AutoStopDraft): AutoStopInput =>
  enabled
    ? {
        enabled,
        applicationsCount: numberOf(applicationsCount),
        daysCount: numberOf(daysCount),
        specificDate: specificDate || null,
      }
    : { enabled };

/** A salary that was left out stays undefined: the shared rules then say that it is required. */
export function inputOf(
  draft: JobDraft,
): Omit<JobInput, 'salaryMin' | 'salaryMax'> & { salaryMin?: number; salaryMax?: number } {
  const {
    title,
    company,
    description,
    location,
    salaryPeriod,
    type,
    experienceLevel,
    workMode,
    isUrgent,
    eligibility,
  } = draft;
  return {
    title,
    company,
    description,
    location,
    salaryPeriod,
    type,
    experienceLevel,
    workMode,
    isUrgent,
    eligibility,
    salaryMin: numberOf(draft.salaryMin) ?? undefined,
    salaryMax: numberOf(draft.salaryMax) ?? undefined,
    minYears: numberOf(draft.minYears),
    maxYears: numberOf(draft.maxYears),
    skills: withPending(draft.skills),
    requiredSkills: withPending(draft.requiredSkills),
    openings: numberOf(draft.openings),
    autoStop: autoStopOf(draft.autoStop),
    attachmentIds: draft.attachments.map(({ id }) => id),
  };
}

const isJobField = (name: string): name is JobFieldName => jobFieldNames.some((known) => known === name);

/** "skills.3" belongs to "skills", "autoStop.daysCount" to itself. */
function fieldOf(path: readonly PropertyKey[]): JobFieldName | undefined {
  const full = path.map(String).join('.');
  return [full, String(path[0])].find(isJobField);
}

/** The input to send, or the problems by field, by the server's rules. The closing date of a closed job may be past. */
export function checkDraft(
  draft: JobDraft,
  now: Date,
  isClosed = false,
): { input: JobInput; problems: null } | { input: null; problems: JobProblems } {
  const input = inputOf(draft);
  const parsed = jobInputSchema.safeParse(input);
  const problems: JobProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(path) ?? 'title';
    problems[field] ??= message;
  }
  const { minYears, maxYears, salaryMin, salaryMax } = input;
  if (typeof minYears === 'number' && typeof maxYears === 'number' && maxYears < minYears)
    problems.maxYears ??= jobMessages.yearsOrder;
  if (!isClosed) Object.assign(problems, closingDateProblem(draft.autoStop, now));
  if (Object.keys(problems).length > 0 || salaryMin === undefined || salaryMax === undefined)
    return { input: null, problems };
  return { input: { ...input, salaryMin, salaryMax }, problems: null };
}

/** Half a date is a limit that somebody is about to set: its field says what is missing, not that there is none. */
export const withHalfDays = ({ autoStop, ...problems }: JobProblems, half: JobProblems): JobProblems => ({
  ...problems,
  ...(autoStop && !half['autoStop.specificDate'] && { autoStop }),
  ...half,
});

/** Of the limits only the date can be validated here; the others depend on what the server knows. */
export function closingDateProblem({ enabled, specificDate }: AutoStopDraft, now: Date): JobProblems {
  if (!enabled || specificDate === '') return {};
  return autoStopProblems(
    { applicationsCount: null, daysCount: null, specificDate },
    { openedAt: now, applicationsReceived: 0 },
    now,
  );
}
