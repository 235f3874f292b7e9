import type { ApplicationStatus } from '../hiring/applications/application.labels.ts';
import { indianDay, instantInIndia } from '../core/india.rules.ts';
import type { ExperienceLevel, JobEventType, JobType, SalaryPeriod, WorkMode } from '../hiring/jobs/job.labels.ts';
import { closingTime } from '../hiring/jobs/job.rules.ts';
import {
  adverts,
  capitalized,
  type City,
  cityNamed,
  type Company,
  type Occupation,
  occupations,
  type Place,
} from './demo.words.ts';
import { describeJob } from './job-description.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface DemoCompany extends Company {
  id: string;
  recruiterId: string;
}

export type DemoJob = ReturnType<typeof makeJob>;

/** What is settled of a job before chance has its say. */
export interface JobPlan {
  company: DemoCompany;
  place: Place;
  occupation: Occupation;
  level?: ExperienceLevel;
  postedDaysAgo?: number;
  isClosed?: boolean;
  /** Whether a closed one may have been deleted by its recruiter. */
  isArchivable?: boolean;
  outcomes?: ApplicationStatus[];
}

const DAY_IN_MS = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_IN_MS);

const jobsPerOffice = 2;
const extraJobs = 6;
const closedJobs = 42;

/**
 * Two open jobs in each office of each company and some closed ones; occupations take turns, so that each is hired for.
 */
export function planJobs(random: SeededRandom, companies: DemoCompany[]): JobPlan[] {
  const uses = new Map<Occupation, number>();
  const choose = (company: DemoCompany): Occupation => {
    const rank = (occupation: Occupation) => ((uses.get(occupation) ?? 0) + 2 * random.next()) / occupation.demand;
    const fitting = occupations
      .filter((occupation) => occupation.trades.includes(company.trade))
      .map((occupation) => ({ occupation, rank: rank(occupation) }));
    const { occupation } = fitting.reduce((best, other) => (other.rank < best.rank ? other : best));
    uses.set(occupation, (uses.get(occupation) ?? 0) + 1);
    return occupation;
  };
  const offices = companies.flatMap((company) => company.places.map((place) => ({ company, place })));
  const open = [
    ...offices.flatMap((office) => Array.from({ length: jobsPerOffice }, () => office)),
    ...random.sample(offices, extraJobs),
  ];
  return [
    ...open.map((office) => ({ ...office, occupation: choose(office.company) })),
    ...random
      .sample(offices, closedJobs)
      .map((office) => ({ ...office, occupation: choose(office.company), isClosed: true, isArchivable: true })),
  ];
}

/** A job as it stands now, posted within 45 days and more likely lately; a closed one may be older. */
export function makeJob(random: SeededRandom, now: Date, plan: JobPlan) {
  const { company, occupation, place, outcomes } = plan;
  const level = plan.level ?? levelOf(random, occupation);
  const title = random.pick(occupation.titles[level] ?? []);
  const type = typeOf(random, occupation, level, title);
  const workMode =
    occupation.setting === 'SCREEN'
      ? random.weighted<WorkMode>({ OFFICE: 4, HYBRID: 3.5, REMOTE: type === 'FREELANCE' ? 8 : 2.5 })
      : 'OFFICE';
  const requiredSkills = random.sample(occupation.needs, 2);
  const city = cityNamed(place);
  const quarter = random.pick(company.sector.isIndustrial ? city.industrialAreas : city.quarters);
  const isUrgent = random.chance(0.12);
  const openings = openingsOf(random, occupation, level);
  const [min_years, max_years] = random.pick(adverts.levels[level].years);
  const times = timesOf(random, now, plan);
  const facts = { company, occupation, place, quarter, level, type, workMode, isUrgent, openings, requiredSkills };
  const row = {
    id: random.uuid(times.posted_at),
    recruiter_id: company.recruiterId,
    company_id: company.id,
    title,
    description: describeJob(random, facts),
    location: place,
    ...payOf(random, occupation, level, type, city),
    type,
    experience_level: level,
    min_years,
    max_years,
    work_mode: workMode,
    is_urgent: isUrgent,
    skills: random.sample(occupation.skills, random.integer(4, 7)),
    eligibility: eligibilityOf(random, occupation, min_years),
    required_skills: requiredSkills.map(capitalized),
    // Somebody is hired for a job whose outcomes are given: it stays open for another one (D-05).
    openings: outcomes ? Math.max(openings, 2) : openings,
    applications_received: 0,
    ...times,
    ...autoStopOf(random, now, times),
  };
  return { row, company, occupation, outcomes };
}

function levelOf(random: SeededRandom, { titles }: Occupation): ExperienceLevel {
  const levels = Object.keys(titles) as ExperienceLevel[];
  return random.weighted<ExperienceLevel>(
    Object.fromEntries(levels.map((level) => [level, adverts.levels[level].weight])),
  );
}

function typeOf(
  random: SeededRandom,
  { setting, unit, pay: [, top] }: Occupation,
  level: ExperienceLevel,
  title: string,
): JobType {
  if (title.includes('Intern')) return 'INTERNSHIP';
  if (level === 'LEAD' || level === 'EXECUTIVE') return 'FULL_TIME';
  const weights: Partial<Record<JobType, number>> = {
    FULL_TIME: 8,
    CONTRACT: unit === 'DAY' ? 2.5 : 0.7,
    PART_TIME: setting === 'SCREEN' ? 0.3 : 1,
  };
  if (setting === 'SCREEN' && level === 'ENTRY' && top > 60) weights.INTERNSHIP = 2.5;
  if (setting === 'SCREEN' && unit) weights.FREELANCE = 5;
  return random.weighted(weights);
}

function openingsOf(random: SeededRandom, { setting }: Occupation, level: ExperienceLevel): number {
  if (level === 'LEAD' || level === 'EXECUTIVE') return 1;
  if (level === 'SENIOR') return random.chance(0.8) ? 1 : 2;
  if (setting === 'FLOOR') return random.chance(0.4) ? 1 : random.integer(2, level === 'ENTRY' ? 12 : 4);
  return random.chance(0.6) ? 1 : random.integer(2, level === 'ENTRY' ? 8 : 4);
}

const rounded = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/** Pay grows geometrically from the fresher's to that of the top of the occupation, times what the city pays. */
function payOf(
  random: SeededRandom,
  { pay: [fresher, top], unit, setting }: Occupation,
  level: ExperienceLevel,
  type: JobType,
  { payFactor }: City,
) {
  const share = type === 'INTERNSHIP' ? 0.55 : type === 'PART_TIME' ? 0.52 : 1;
  const { height } = adverts.levels[level];
  const monthly = 1000 * fresher * (top / fresher) ** height * payFactor * (0.93 + 0.14 * random.next()) * share;
  const spread = 1.2 + 0.25 * random.next();
  const range = (least: number, step: number, salary_period: SalaryPeriod) => {
    const salary_min = rounded(least, step);
    return { salary_min, salary_max: Math.max(salary_min + step, rounded(least * spread, step)), salary_period };
  };
  if (unit === 'HOUR' && (type === 'FREELANCE' || type === 'PART_TIME'))
    return range((1.4 * monthly) / share / 208, 10, 'HOUR');
  if (unit === 'DAY' && (type === 'CONTRACT' || type === 'FREELANCE')) return range(monthly / 26, 25, 'DAY');
  if (monthly > 65_000 && setting !== 'FLOOR' && random.chance(0.5)) return range(12 * monthly, 50_000, 'YEAR');
  return range(monthly, monthly < 20_000 ? 500 : monthly < 60_000 ? 1000 : 5000, 'MONTH');
}

function eligibilityOf(random: SeededRandom, { studies, papers }: Occupation, minYears: number | null): string {
  const [first, second] = random.sample(studies, 2);
  const years = !minYears
    ? 'Freshers can apply.'
    : `At least ${minYears} ${minYears === 1 ? 'year' : 'years'} in similar work.`;
  const paper = random.chance(0.5) ? ` ${random.pick(papers)} is an advantage.` : '';
  return `${first} or ${second}${second?.endsWith('.') ? '' : '.'} ${years}${paper}`;
}

function timesOf(random: SeededRandom, now: Date, { isClosed, isArchivable, postedDaysAgo }: JobPlan) {
  const drawn = isClosed
    ? random.instant(daysBefore(now, 75), daysBefore(now, 16))
    : random.instant(daysBefore(now, 45), now, 1.8);
  const posted_at = inOfficeHours(postedDaysAgo === undefined ? drawn : daysBefore(now, postedDaysAgo), now);
  const opened_at = posted_at;
  if (isClosed) {
    const closed_at = random.instant(daysBefore(posted_at, -7), daysBefore(now, 1));
    const archived_at = isArchivable && random.chance(0.2) ? random.instant(closed_at, now) : null;
    return { is_wanted: false, posted_at, opened_at, closed_at, archived_at, updated_at: archived_at ?? closed_at };
  }
  const open = { is_wanted: true, posted_at, closed_at: null, archived_at: null };
  if (posted_at < daysBefore(now, 20) && random.chance(0.12)) {
    const reopened_at = random.instant(daysBefore(posted_at, -12), daysBefore(now, 3));
    return { ...open, opened_at: reopened_at, updated_at: reopened_at };
  }
  return { ...open, opened_at, updated_at: random.chance(0.2) ? random.instant(posted_at, now) : posted_at };
}

/**
 * No one works at three in the morning: the day in India is pressed together to 9 am to 8 pm, unless that would be
 * after `latest`.
 */
export function inOfficeHours(at: Date, latest: Date): Date {
  const midnight = Date.parse(instantInIndia(indianDay(at)));
  const shifted = new Date(midnight + DAY_IN_MS * (9 / 24) + (at.getTime() - midnight) * (11 / 24));
  return shifted < latest ? shifted : at;
}

/**
 * Some open jobs close by themselves later; the limits always lie ahead. A limit of applications is above what the demo
 * sends.
 */
function autoStopOf(random: SeededRandom, now: Date, { is_wanted, opened_at }: ReturnType<typeof timesOf>) {
  const isLimited = is_wanted && random.chance(0.18);
  const kind = isLimited ? random.pick(['applications', 'days', 'date']) : '';
  const age = Math.ceil((now.getTime() - opened_at.getTime()) / DAY_IN_MS);
  const limits = {
    applicationsCount: kind === 'applications' ? 5 * random.integer(6, 12) : null,
    daysCount: kind === 'days' ? age + random.integer(2, 25) : null,
    specificDate: kind === 'date' ? indianDay(daysBefore(now, -random.integer(2, 30))) : null,
  };
  return {
    auto_stop_enabled: isLimited,
    auto_stop_applications: limits.applicationsCount,
    auto_stop_days: limits.daysCount,
    auto_stop_date: limits.specificDate,
    closes_at: closingTime(limits, opened_at),
  };
}

/** The job's own history, as its columns have it. */
export function makeJobEvents(random: SeededRandom, { row }: DemoJob) {
  const event = (type: JobEventType, at: Date) => ({ id: random.uuid(at), job_id: row.id, type, at, is_sent: true });
  const events = [event('POSTED', row.posted_at)];
  if (row.opened_at > row.posted_at) {
    events.push(event('CLOSED', random.instant(row.posted_at, row.opened_at)), event('REOPENED', row.opened_at));
  } else if (row.is_wanted && row.updated_at > row.posted_at) {
    events.push(event('EDITED', row.updated_at));
  }
  if (row.closed_at) events.push(event('CLOSED', row.closed_at));
  if (row.archived_at) events.push(event('ARCHIVED', row.archived_at));
  return events;
}
