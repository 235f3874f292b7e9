import type { ApplicationStatus } from '../hiring/applications/application.labels.ts';
import { decisions } from '../hiring/applications/application.rules.ts';
import type { InterviewSlot, InterviewStatus } from '../hiring/interviews/interview.labels.ts';
import type { PlaceColumns } from '../hiring/interviews/interview-place.rules.ts';
import { interviewSlots, slotTimes } from '../hiring/interviews/interview.rules.ts';
import { indianDay } from '../core/india.rules.ts';
import { applicationTexts } from './demo.words.ts';
import { daysBefore, type DemoJob, inOfficeHours } from './jobs.content.ts';
import type { DemoSeeker } from './people.content.ts';
import type { SeededRandom } from './seeded-random.ts';

export type DemoApplication = NonNullable<ReturnType<typeof writeApplication>>;
export type ApplicationEventRow = ReturnType<typeof makeEvent>;
export type InterviewRow = NonNullable<ReturnType<typeof makeInterview>>;

const HOUR_IN_MS = 3_600_000;
const DAY_IN_MS = 24 * HOUR_IN_MS;
const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

interface Booked {
  date: string;
  slot: InterviewSlot;
}

/** Who has which slot; no one is in two interviews at once. */
export class InterviewDiary {
  private readonly taken = new Set<string>();

  constructor(private readonly random: SeededRandom) {}

  /** A slot between two instants in which all of them are free, never on a Sunday; null if a few tries find none. */
  book(people: string[], from: Date, to: Date): Booked | null {
    for (let tries = 0; tries < 12; tries += 1) {
      const date = indianDay(this.random.instant(from, to));
      const slot = this.random.pick(interviewSlots);
      const { startsAt, endsAt } = slotTimes(date, slot);
      const isSunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
      const keys = people.map((person) => `${person} ${date} ${slot}`);
      if (isSunday || startsAt < from || endsAt > to || keys.some((key) => this.taken.has(key))) continue;
      for (const key of keys) this.taken.add(key);
      return { date, slot };
    }
    return null;
  }
}

/** The rest of what an application needs: statuses after NEW and the instants of all, NEW included. */
interface History {
  job: DemoJob;
  seeker: DemoSeeker;
  way: ApplicationStatus[];
  times: Date[];
}

interface Writing {
  random: SeededRandom;
  now: Date;
  diary: InterviewDiary;
}

/**
 * An application that came to the outcome since it was sent; a way through an interview for which no slot is found goes
 * without it.
 */
function makeApplication(
  writing: Writing,
  job: DemoJob,
  seeker: DemoSeeker,
  appliedAt: Date,
  outcome: ApplicationStatus,
): DemoApplication {
  const { random, now } = writing;
  const way = random.pick(applicationTexts.waysTo[outcome]);
  const short = way.filter(
    (step, index) =>
      step !== 'INTERVIEW_SCHEDULED' && !(step === 'APPROVED' && way[index - 1] === 'INTERVIEW_SCHEDULED'),
  );
  const attempt = (steps: ApplicationStatus[]) =>
    writeApplication(writing, {
      job,
      seeker,
      way: steps,
      times: [appliedAt, ...stepTimes(random, appliedAt, later(now, -HOUR_IN_MS / 3), steps.length)],
    });
  const written = attempt(way) ?? attempt(short);
  if (!written) throw new Error('A way without an interview can always be written.');
  return written;
}

/** In office hours where the time allows, each at least two minutes after the one before. */
function stepTimes(random: SeededRandom, from: Date, to: Date, count: number): Date[] {
  const drawn = Array.from({ length: count }, () =>
    random.instant(later(from, (to.getTime() - from.getTime()) / 12), to),
  ).toSorted((a, b) => a.getTime() - b.getTime());
  let last = from;
  return drawn.map((at) => {
    last = new Date(Math.max(last.getTime() + 120_000, inOfficeHours(at, to).getTime()));
    return last;
  });
}

/** Null if an interview on the way finds no slot. */
export function writeApplication(writing: Writing, { job, seeker, way, times }: History) {
  const { random } = writing;
  const [appliedAt] = times;
  if (!appliedAt) throw new Error('An application begins at an instant.');
  const statuses: ApplicationStatus[] = ['NEW', ...way];
  const id = random.uuid(appliedAt);
  const events = statuses.map((to, index) =>
    makeEvent(random, { id, job, seeker }, statuses[index - 1] ?? null, to, times[index] ?? appliedAt),
  );
  const interviews = events.map((event, index) =>
    event.to_status === 'INTERVIEW_SCHEDULED'
      ? makeInterview(writing, { job, seeker }, event, events[index + 1])
      : undefined,
  );
  if (interviews.includes(null)) return null;
  const last = events.at(-1);
  const renewedAt = events.findLast(({ from_status }) => from_status === 'WITHDRAWN')?.at;
  const decided = events.findLast(
    ({ to_status, from_status }) =>
      decisions.includes(to_status) && !(from_status === 'INTERVIEW_SCHEDULED' && to_status === 'APPROVED'),
  );
  const row = {
    id,
    job_id: job.row.id,
    recruiter_id: job.row.recruiter_id,
    seeker_id: seeker.user.id,
    status: last?.to_status ?? 'NEW',
    resume_file_id: null as string | null,
    applied_at: renewedAt ?? appliedAt,
    moved_at: last?.at ?? appliedAt,
    decided_at: renewedAt ? null : (decided?.at ?? null),
  };
  return {
    job,
    seeker,
    row,
    events,
    interviews: interviews.filter((interview) => interview !== undefined && interview !== null),
  };
}

type Sides = Pick<History, 'job' | 'seeker'>;

function makeEvent(
  random: SeededRandom,
  { id, job, seeker }: Sides & { id: string },
  from: ApplicationStatus | null,
  to: ApplicationStatus,
  at: Date,
) {
  const isBySeeker = to === 'NEW' || to === 'WITHDRAWN';
  const isInterviewCancelled = to === 'APPROVED' && from === 'INTERVIEW_SCHEDULED';
  const reasons = (isInterviewCancelled ? undefined : applicationTexts.reasons[to]) ?? [];
  const reason = reasons.length > 0 && random.chance(0.3) ? random.pick(reasons) : null;
  return {
    id: random.uuid(at),
    application_id: id,
    from_status: from,
    to_status: to,
    actor_id: isBySeeker ? seeker.user.id : job.row.recruiter_id,
    reason,
    at,
  };
}

const heldFor: readonly ApplicationStatus[] = ['OFFER_EXTENDED', 'REJECTED'];

/** Still to come, held before the next step, or cancelled with it. */
function makeInterview(
  { random, now, diary }: Writing,
  { job, seeker }: Sides,
  scheduled: ApplicationEventRow,
  next: ApplicationEventRow | undefined,
) {
  const people = [job.row.recruiter_id, seeker.user.id];
  const isHeld = next
    ? heldFor.includes(next.to_status)
    : now.getTime() - scheduled.at.getTime() > 4 * DAY_IN_MS && random.chance(0.4);
  const isCancelled = next !== undefined && !isHeld;
  const from = later(isHeld ? scheduled.at : (next?.at ?? now), 3 * HOUR_IN_MS);
  const to = isHeld ? (next?.at ?? now) : later(from, 14 * DAY_IN_MS);
  const booked = to > from ? diary.book(isCancelled ? [] : people, from, to) : null;
  if (!booked) return null;
  const status: InterviewStatus = isHeld ? 'COMPLETED' : isCancelled ? 'CANCELLED' : 'SCHEDULED';
  const isSoon = slotTimes(booked.date, booked.slot).startsAt.getTime() - now.getTime() <= DAY_IN_MS;
  return {
    id: random.uuid(scheduled.at),
    application_id: scheduled.application_id,
    recruiter_id: job.row.recruiter_id,
    seeker_id: seeker.user.id,
    title: `Interview for ${job.row.title}`,
    candidate: `${seeker.user.name}, ${job.row.title}`,
    ...booked,
    ...demoPlace(booked, job),
    status,
    sequence: isCancelled ? 1 : 0,
    reminded_at: isSoon ? scheduled.at : null,
    created_at: scheduled.at,
    updated_at: next?.at ?? scheduled.at,
  };
}

const demoModes = ['VIDEO', 'IN_PERSON', 'PHONE', null] as const;

/** By day and slot: each way to meet, and now and then nothing is said. */
function demoPlace({ date, slot }: Booked, { row, company }: DemoJob): PlaceColumns {
  const mode = demoModes[(Number(date.slice(-2)) + interviewSlots.indexOf(slot)) % demoModes.length] ?? null;
  if (mode === 'IN_PERSON') return { mode, location: `${company.name}\nReception, ground floor\n${row.location}` };
  return { mode, location: mode === 'VIDEO' ? demoVideoLink({ date, slot }) : null };
}
export const demoVideoLink = ({ date, slot }: Booked): string =>
  `https://meet.example.in/interview/${date}-${slot.slice(1, 5)}`;

/** Applicants of each job: people of its occupation, those who live there first, and some from nearby trades. */
export function makeApplications(writing: Writing, jobs: DemoJob[], seekers: DemoSeeker[]): DemoApplication[] {
  const { random, now } = writing;
  const ofOccupation = Map.groupBy(seekers, ({ occupation }) => occupation);
  return jobs.flatMap((job) => {
    const window = { from: job.row.opened_at, to: job.row.closed_at ?? later(now, -HOUR_IN_MS / 6) };
    if (later(window.from, HOUR_IN_MS) > window.to) return [];
    const peers = random.sample(ofOccupation.get(job.occupation) ?? [], 60);
    const near = peers.filter(({ place }) => place === job.row.location);
    const others = random
      .sample(seekers, 40)
      .filter(
        ({ occupation }) =>
          occupation.setting === job.occupation.setting &&
          occupation.trades.some((trade) => job.occupation.trades.includes(trade)),
      );
    const candidates = [...new Set([...near, ...peers, ...others])].filter(
      ({ user }) => user.created_at < daysBefore(window.to, 0.1),
    );
    const count = job.outcomes?.length ?? applicantCount(random, now, job);
    let hired = 0;
    // An open job has an opening left: its recruiter was not asked yet whether it closes (D-05).
    const places = job.row.is_wanted ? job.row.openings - 1 : job.row.openings;
    return candidates.slice(0, count).map((seeker, index) => {
      const from = seeker.user.created_at > window.from ? seeker.user.created_at : window.from;
      const given = job.outcomes?.[index];
      // Where the outcome is given, there must have been time for it.
      const appliedAt = random.instant(from, given ? new Date((from.getTime() + window.to.getTime()) / 2) : window.to);
      const drawn = given ?? drawOutcome(random, (now.getTime() - appliedAt.getTime()) / DAY_IN_MS);
      if (drawn === 'HIRED') hired += 1;
      return makeApplication(writing, job, seeker, appliedAt, hired > places && drawn === 'HIRED' ? 'REJECTED' : drawn);
    });
  });
}

const drawOutcome = (random: SeededRandom, age: number): ApplicationStatus =>
  random.weighted(applicationTexts.outcomesByAge.find(({ below = Infinity }) => age < below)?.weights ?? {});

function applicantCount(random: SeededRandom, now: Date, { row }: DemoJob): number {
  const age = ((row.closed_at ?? now).getTime() - row.opened_at.getTime()) / DAY_IN_MS;
  const most = age < 1 ? 3 : age < 3 ? 7 : 14;
  return random.integer(age < 3 ? 0 : 4, most);
}
