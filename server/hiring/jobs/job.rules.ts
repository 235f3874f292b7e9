import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { companyName } from '../../companies/company.rules.ts';
import { endOfIndianDay, indianDay } from '../../core/india.rules.ts';
import { oneNumber } from '../../core/digits.rules.ts';
import {
  anyLines,
  daySchema,
  keysOf,
  mapped,
  type Message,
  optionalLine,
  requiredLine,
  requiredLines,
  searchTextSchema,
  tagList,
} from '../../core/text.rules.ts';
import {
  type DatePosted,
  datePostedLabels,
  type ExperienceLevel,
  experienceLevelLabels,
  experienceWords,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from './job.labels.ts';

/** Characters of a text, entries of a list, and amounts, at most. */
export const jobLimits = {
  title: 120,
  company: 100,
  location: 100,
  description: 10_000,
  eligibility: 2000,
  skill: 50,
  skills: 30,
  requiredSkill: 200,
  openings: 10_000,
  salary: 1_000_000_000,
  years: 60,
  attachments: 10,
  externalId: 100,
  autoStopApplications: 100_000,
  autoStopDays: 365,
} as const;

/** A new job is of these kinds unless the recruiter says otherwise (HPOST-20…23). */
export const jobDefaults = {
  salaryPeriod: 'MONTH',
  type: 'FULL_TIME',
  experienceLevel: 'MID',
  workMode: 'OFFICE',
  isUrgent: false,
  openings: 1,
} as const;
/** HPOST-40: the closing date that the form proposes. */
export const defaultClosingDays = 30;

export const jobMessages = {
  tooManyOpen: (limit: number) =>
    [
      t`Until your company is verified, the limit of jobs open at a time is ${limit}.`,
      t`Close one first, or ask us in the support chat to verify your company.`,
    ].join(' '),
  tooManyPosted: () => t`You have posted many jobs today. Please post the next ones tomorrow.`,
  tooManyEdits: () => t`You have changed many jobs today. Please change the next ones tomorrow.`,
  title: () => t`Job title is required`,
  company: () => t`Company name is required`,
  description: () => t`Description is required`,
  location: () => t`Location is required`,
  salaryMin: () => t`Minimum salary is required`,
  salaryMax: () => t`Maximum salary is required`,
  salaryUnread: () => t`Write the amount in rupees, for example 25000, 25k or 3.5 LPA.`,
  salaryOrder: () => t`Maximum salary must be greater than minimum`,
  salaryPositive: () => t`Salary must be greater than 0`,
  salaryTooHigh: () => t`Please check the salary: it is too high.`,
  skills: () => t`At least one skill is required`,
  yearsOrder: () => t`Maximum years must not be below minimum`,
  yearsRange: () => t`Years must be between 0 and ${jobLimits.years}`,
  autoStop: () => t`At least one auto-stop condition is required`,
  atLeastOne: () => t`Must be at least 1`,
  closingDate: () => t`Date must be in the future`,
  daysPassed: () => t`This many days have already passed`,
  alreadyReceived: (received: number) => t`Must be more than the ${received} already received`,
  notFound: () => t`Job not found.`,
  closed: () => t`This job is not taking applications any more.`,
  companySuspended: () => t`The company of this job is suspended. It is as it was when the suspension is lifted.`,
  takenDown: () => t`This job was taken down. Write to us if you think that this is a mistake.`,
  held: () => t`The text of this job is held for review. Change it, or wait for our answer.`,
  waits: () => t`This job waits for its company and opens by itself.`,
  alreadyClosed: () => t`This job is already closed.`,
  changedMeanwhile: () =>
    t`This job has changed since you opened it here. Look at it in another window first: saving once more replaces it.`,
  alreadyOpen: () => t`This job is already open.`,
  alreadyPosted: () => t`You have posted this already. Look at your jobs first: posting once more makes another one.`,
  externalIdTaken: () => t`You have another job with this external id.`,
  attachedElsewhere: () => t`This file already belongs to another job. Please upload it again.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the page before.`,
  noCursor: () => t`By relevance there are pages, no \`after\`.`,
  tooDeep: () => t`Pages end here. Use \`after\` to read on.`,
} as const;

/** What the forms make of a text that is no number. */
const unread = (sentence: Message, otherwise?: Message) => ({
  error: ({ input }: { input?: unknown }) => (Number.isNaN(input) ? sentence() : otherwise?.()),
});
const salarySchema = (required: Message) =>
  z
    .number(unread(jobMessages.salaryUnread, required))
    .check(
      z.int({ error: () => t`Salary must be a whole number.` }),
      z.positive({ error: jobMessages.salaryPositive }),
      z.maximum(jobLimits.salary, { error: jobMessages.salaryTooHigh }),
    );
const payRange = z.object({ salaryMin: z.number(), salaryMax: z.number() });
const yearsUpTo = (most: number) =>
  z
    .number(unread(oneNumber, jobMessages.yearsRange))
    .check(z.minimum(0, { error: jobMessages.yearsRange }), z.maximum(most, { error: jobMessages.yearsRange }));
const yearsSchema = z.nullish(mapped(yearsUpTo(jobLimits.years), (years) => Math.round(years * 10) / 10));
const countSchema = (limit: number) =>
  z
    .number(unread(oneNumber))
    .check(
      z.int({ error: () => t`Must be a whole number` }),
      z.minimum(1, { error: jobMessages.atLeastOne }),
      z.maximum(limit, { error: () => t`Must be ${limit.toLocaleString('en-IN')} or less` }),
    );
/** Null counts as left out. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  mapped(z.nullish(schema), (value) => value ?? undefined);

const autoStopOff = mapped(z.object({ enabled: z.literal(false) }), () => null);
const autoStopOn = z
  .object({
    enabled: z.literal(true),
    applicationsCount: z.nullish(countSchema(jobLimits.autoStopApplications)),
    daysCount: z.nullish(countSchema(jobLimits.autoStopDays)),
    specificDate: z.nullish(daySchema(() => t`Date must be written YYYY-MM-DD`)),
  })
  .check(
    z.refine((stop) => (stop.applicationsCount ?? stop.daysCount ?? stop.specificDate ?? null) !== null, {
      error: jobMessages.autoStop,
    }),
  );
/** After which a job closes by itself; at least one is set. */
export type AutoStopLimits = Omit<z.output<typeof autoStopOn>, 'enabled'>;
/** Off becomes null; while it is off its fields are not looked at (HPOST-34). */
export const autoStopSchema = z.discriminatedUnion('enabled', [autoStopOff, autoStopOn]);

const payOrder = z.refine<{ salaryMin?: number | undefined; salaryMax?: number | undefined }>(
  ({ salaryMin, salaryMax }) => salaryMin === undefined || salaryMax === undefined || salaryMax >= salaryMin,
  { path: ['salaryMax'], error: jobMessages.salaryOrder, when: ({ value }) => payRange.safeParse(value).success },
);

/** A recruiter's own reference of a job; empty becomes null. */
export const externalIdSchema = z.optional(optionalLine(() => t`External id`, jobLimits.externalId));

const postedJob = z.object({
  title: requiredLine(() => t`Job title`, jobMessages.title, jobLimits.title),
  company: companyName(requiredLine(() => t`Company name`, jobMessages.company, jobLimits.company)),
  description: requiredLines(() => t`Description`, jobMessages.description, jobLimits.description),
  location: requiredLine(() => t`Location`, jobMessages.location, jobLimits.location),
  salaryMin: salarySchema(jobMessages.salaryMin),
  salaryMax: salarySchema(jobMessages.salaryMax),
  salaryPeriod: optional(z.enum(keysOf(salaryPeriodLabels))),
  type: optional(z.enum(keysOf(jobTypeLabels))),
  experienceLevel: optional(z.enum(keysOf(experienceLevelLabels))),
  minYears: yearsSchema,
  maxYears: yearsSchema,
  workMode: optional(z.enum(keysOf(workModeLabels))),
  isUrgent: optional(z.boolean()),
  skills: z.pipe(
    tagList(() => t`Each skill`, { length: jobLimits.skill, count: jobLimits.skills }),
    z.array(z.string()).check(z.minLength(1, { error: jobMessages.skills })),
  ),
  eligibility: z.nullish(
    mapped(
      anyLines(() => t`Eligibility`, jobLimits.eligibility),
      (text) => text || null,
    ),
  ),
  requiredSkills: optional(
    tagList(() => t`Each required skill`, {
      length: jobLimits.requiredSkill,
      count: jobLimits.skills,
      kind: 'sentences',
    }),
  ),
  openings: optional(countSchema(jobLimits.openings)),
  externalId: externalIdSchema,
  autoStop: z.nullish(autoStopSchema),
  attachmentIds: z.nullish(
    z.array(z.string()).check(
      z.maxLength(jobLimits.attachments, {
        error: () => t`At most ${jobLimits.attachments} attachments are possible.`,
      }),
    ),
  ),
});
/** The posting form. Optional fields that are left out take `jobDefaults` in a new job and stay in an edited one. */
export const jobInputSchema = postedJob.check(payOrder);
export type JobInputFields = z.input<typeof jobInputSchema>;

const { title, company, description, location, salaryMin, salaryMax, skills } = postedJob.shape;
/** Of a job that is there everything may be left out, and stays then; the order of the pay is looked at with it. */
export const jobChangeSchema = z
  .extend(postedJob, {
    title: optional(title),
    company: optional(company),
    description: optional(description),
    location: optional(location),
    salaryMin: optional(salaryMin),
    salaryMax: optional(salaryMax),
    skills: optional(skills),
  })
  .check(payOrder);
export type JobChangeFields = z.input<typeof jobChangeSchema>;

/** What narrows a list of jobs; null, empty and left out all mean "any". */
export const jobFilterSchema = z.object({
  q: searchTextSchema,
  location: searchTextSchema,
  experience: searchTextSchema,
  years: z.nullish(yearsUpTo(100)),
  datePosted: z.nullish(z.enum(keysOf(datePostedLabels))),
  urgentOnly: z.nullish(z.boolean()),
  type: z.nullish(z.array(z.enum(keysOf(jobTypeLabels))).check(z.maxLength(20))),
  workMode: z.nullish(z.array(z.enum(keysOf(workModeLabels))).check(z.maxLength(20))),
  salaryMinMonthly: z.nullish(z.int().check(z.minimum(0, { error: () => t`Salary must not be negative.` }))),
});
export type JobFilterFields = z.input<typeof jobFilterSchema>;
export type JobFilterValues = z.output<typeof jobFilterSchema>;

/** How many days back each choice of "Date posted" reaches (JOBS-10). */
export const daysOfDatePosted: Record<DatePosted, number | null> = {
  ALL: null,
  LAST_24_HOURS: 1,
  LAST_3_DAYS: 3,
  LAST_7_DAYS: 7,
};

const withBlanks = (name: string): string => name.toLowerCase().replaceAll('-', ' ');
/** Levels that a text names: "mid", "Mid-level" and MID are the same (OP-075). */
export const levelsNamed = (text: string): ExperienceLevel[] =>
  keysOf(experienceLevelLabels).filter((level) => withBlanks(experienceWords[level]).includes(withBlanks(text)));

const DAY_IN_MS = 86_400_000;

/** When a job closes by the clock (OP-115): n days after `openedAt` or after the closing day, whichever is first. */
export function closingTime(limits: AutoStopLimits | null, openedAt: Date): Date | null {
  const times: number[] = [];
  if (limits?.daysCount) times.push(openedAt.getTime() + limits.daysCount * DAY_IN_MS);
  if (limits?.specificDate) times.push(endOfIndianDay(limits.specificDate));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Why an open job cannot have these limits, by field: each of them must lie ahead (today counts, OP-025). */
export function autoStopProblems(
  limits: AutoStopLimits | null,
  job: { openedAt: Date; applicationsReceived: number },
  now: Date,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (limits?.specificDate && limits.specificDate < indianDay(now))
    problems['autoStop.specificDate'] = jobMessages.closingDate();
  if (limits?.daysCount && job.openedAt.getTime() + limits.daysCount * DAY_IN_MS <= now.getTime())
    problems['autoStop.daysCount'] = jobMessages.daysPassed();
  if (limits?.applicationsCount && limits.applicationsCount <= job.applicationsReceived) {
    problems['autoStop.applicationsCount'] = jobMessages.alreadyReceived(job.applicationsReceived);
  }
  return problems;
}
