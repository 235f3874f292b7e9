import { instantInIndia } from '../core/india.rules.ts';
import { keysOf } from '../core/text.rules.ts';
import { invitationDays } from '../hiring/talent/invitation.rules.ts';
import { talentConsentVersion } from '../hiring/talent/talent.rules.ts';
import {
  type DemoApplication,
  demoVideoLink,
  InterviewDiary,
  makeApplications,
  writeApplication,
} from './applications.content.ts';
import { occupationNamed, shown } from './demo.words.ts';
import { daysBefore, type DemoCompany, type DemoJob, inOfficeHours, type JobPlan, planJobs } from './jobs.content.ts';
import type { DemoSeeker } from './people.content.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The first of them has applications of every outcome. */
export function planDemoJobs(random: SeededRandom, companies: DemoCompany[]): JobPlan[] {
  const outcomes = keysOf(shown.outcomes).flatMap((status) =>
    Array.from({ length: shown.outcomes[status] }, () => status),
  );
  const own = shown.jobs.map(({ occupation, company = shown.company, ...rest }, index) => ({
    ...rest,
    company: companyNamed(companies, company),
    occupation: occupationNamed(occupation),
    ...(index === 0 ? { outcomes } : {}),
  }));
  const others = companies.filter(({ name }) => name !== shown.company);
  return [...own, ...planJobs(random, others)];
}

export function companyNamed(companies: DemoCompany[], name: string): DemoCompany {
  const company = companies.find((known) => known.name === name);
  if (!company) throw new Error(`The company ${name} is missing.`);
  return company;
}

export function makeDemoApplications(
  random: SeededRandom,
  now: Date,
  jobs: DemoJob[],
  seekers: DemoSeeker[],
  seeker: DemoSeeker,
) {
  const diary = new InterviewDiary(random);
  const writing = { random, now, diary };
  const [first] = jobs;
  const closed = jobs.find(
    ({ row, company, occupation }) => !row.is_wanted && company !== first?.company && occupation === seeker.occupation,
  );
  const slot = diary.book([first?.row.recruiter_id ?? ''], daysBefore(now, -2), daysBefore(now, -12));
  if (!first || !closed?.row.closed_at || !slot) throw new Error('The jobs of the demo are missing.');
  let free = shown.webOccupations.flatMap((name) =>
    jobs.filter(
      ({ row, occupation }) =>
        occupation.name === name && row.is_wanted && ['MID', 'SENIOR'].includes(row.experience_level),
    ),
  );
  const own = shown.history.map(({ way, daysAgo }, index) => {
    const times = daysAgo.map((days) => inOfficeHours(daysBefore(now, days), now));
    const job = index === 0 ? first : free.find(({ row }) => times[0] && row.opened_at < times[0]);
    if (!job) throw new Error('There is no job to which the demo seeker could have applied.');
    free = free.filter(({ company }) => company !== job.company);
    return writeApplication(writing, { job, seeker, way, times });
  });
  for (const interview of own.flatMap((application) => application?.interviews ?? []))
    Object.assign(interview, { mode: 'VIDEO', location: demoVideoLink(interview) });
  const times = [daysBefore(closed.row.closed_at, 2)];
  const previous = writeApplication(writing, { job: closed, seeker, way: [], times });
  const applications = [...own, previous].filter((application) => application !== null);
  const created_at = daysBefore(now, 2);
  const handmadeInterview = {
    id: random.uuid(created_at),
    application_id: null,
    recruiter_id: first.row.recruiter_id,
    seeker_id: null,
    title: 'Campus round',
    candidate: 'Priyanka Joshi, placement officer',
    ...slot,
    mode: 'IN_PERSON',
    location: 'Seminar hall 2, placement office,\nCollege Road, Pune',
    status: 'SCHEDULED',
    sequence: 0,
    reminded_at: null,
    created_at,
    updated_at: created_at,
  };
  return { applications: [...applications, ...makeApplications(writing, jobs, seekers)], handmadeInterview };
}

const foundShare = 0.3;

interface TalentFor {
  demoSeeker: DemoSeeker;
  seekers: DemoSeeker[];
  jobs: DemoJob[];
  applications: DemoApplication[];
  companies: { id: string; verified_at: Date | null }[];
}

/** Nobody agrees to a text before its month: who was there earlier is asked at its beginning. */
export function firstAgreed(version: string, at: Date, now: Date): Date {
  const published = new Date(instantInIndia(`${version}-01`));
  return at < published && published < now ? published : at;
}

/** Who wants to be found, with their consents, and two invitations that the demo seeker can answer. */
export function makeTalent(random: SeededRandom, now: Date, of: TalentFor) {
  const found = [of.demoSeeker, ...of.seekers.filter(() => random.chance(foundShare))];
  const profiles = found.map(({ user }) => ({
    id: random.uuid(now),
    user_id: user.id,
    found_since: random.instant(firstAgreed(talentConsentVersion, user.created_at, now), now),
  }));
  return {
    profiles,
    consents: profiles.map(({ user_id, found_since }) => ({
      id: random.uuid(found_since),
      user_id,
      kind: 'TALENT_SEARCH',
      version: talentConsentVersion,
      given_at: found_since,
    })),
    invitations: invitedTo(of).map(({ row, company }, index) => {
      const sentAt = daysBefore(now, index + 0.4);
      return {
        id: random.uuid(sentAt),
        job_id: row.id,
        company_id: company.id,
        recruiter_id: company.recruiterId,
        seeker_id: of.demoSeeker.user.id,
        talent_id: profiles[0]?.id,
        status: 'SENT',
        sent_at: sentAt,
        expires_at: daysBefore(sentAt, -invitationDays),
      };
    }),
  };
}

/** Of different verified companies, for work like the seeker's if there is any. */
function invitedTo({ demoSeeker, jobs, applications, companies }: TalentFor): DemoJob[] {
  const applied = new Set(applications.filter(({ seeker }) => seeker === demoSeeker).map(({ job }) => job));
  const verified = new Set(companies.filter(({ verified_at }) => verified_at).map(({ id }) => id));
  const open = jobs.filter((job) => job.row.is_wanted && !applied.has(job) && verified.has(job.company.id));
  const alike = open.filter(({ occupation }) => occupation === demoSeeker.occupation);
  const ordered = [...alike, ...open];
  return ordered
    .filter(({ company }, index) => ordered.findIndex((job) => job.company === company) === index)
    .slice(0, 2);
}
