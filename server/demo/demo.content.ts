import { createHash } from 'node:crypto';
import { companyNameKey } from '../companies/company.rules.ts';
import { firstConsentVersion } from '../platform/settings/settings.rules.ts';
import type { DemoApplication } from './applications.content.ts';
import { shown } from './demo.words.ts';
import { daysBefore, type DemoJob, makeJob, makeJobEvents } from './jobs.content.ts';
import {
  type DemoEmployer,
  type DemoSeeker,
  makeColleague,
  makeDemoSeeker,
  makeEmployers,
  makeOffice,
  makeResume,
  makeSeekers,
  type UserRow,
} from './people.content.ts';
import { makeAnnouncements, makeFaqs, makeNotes, makeNotifications, makeReviews } from './portal.content.ts';
import { SeededRandom } from './seeded-random.ts';
import { companyNamed, firstAgreed, makeDemoApplications, makeTalent, planDemoJobs } from './shown.content.ts';

interface StoredResume {
  storageKey: string;
  content: Buffer;
}

interface DemoContent {
  /** In an order in which every row finds the rows that it refers to. */
  tables: [name: string, rows: object[]][];
  resumes: StoredResume[];
}

const seekerCount = 2000;
const seed = 20_261_121;

export function makeDemo(now: Date, passwordHash: string): DemoContent {
  const random = new SeededRandom(seed);
  const office = makeOffice(random, now, passwordHash);
  const employers = makeEmployers(random, now, passwordHash);
  const companies = employers.map(({ company }) => company);
  const jobs = planDemoJobs(random, companies).map((plan) => makeJob(random, now, plan));
  const demoSeeker = makeDemoSeeker(random, now, passwordHash);
  const seekers = makeSeekers(random, now, jobs, seekerCount);
  const { applications, handmadeInterview } = makeDemoApplications(random, now, jobs, seekers, demoSeeker);
  const { id: demoCompanyId, recruiterId: demoRecruiter } = companyNamed(companies, shown.company);
  const apart = new SeededRandom(seed + 2);
  const colleague = makeColleague(apart, now);
  const seen = new Set(
    applications.filter(({ row, seeker }) => row.recruiter_id === demoRecruiter || seeker === demoSeeker),
  );
  const { files, resumes } = storeResumes(random, seen, applications);
  for (const { job, row } of applications) if (row.status !== 'WITHDRAWN') job.row.applications_received += 1;
  const people = [demoSeeker, ...seekers];
  const users = [...office, ...employers.map(({ user }) => user), colleague.user, ...people.map(({ user }) => user)];
  const announcements = makeAnnouncements(random, now, office[0]?.id ?? '');
  const consents = users.flatMap((user) => consentsOf(random, now, user));
  const reviews = makeReviews(random, now, applications);
  const reviewed = new Set(reviews.map(({ company_id }) => company_id));
  const companyRows = employers.map((employer) => companyOf(employer, reviewed));
  const talent = makeTalent(new SeededRandom(seed + 3), now, {
    demoSeeker,
    seekers,
    jobs,
    applications,
    companies: companyRows,
  });
  const readers = [demoSeeker.user.id, demoRecruiter];
  return {
    resumes,
    tables: [
      ['users', users],
      ['consents', [...consents, ...talent.consents]],
      ['companies', companyRows],
      ['recruiter_profiles', [...employers.map(({ profile }) => profile), colleague.profile]],
      ['company_members', employers.map((employer) => memberOf(random, employer))],
      ['company_join_requests', [joinRequestOf(apart, now, colleague.user, demoCompanyId)]],
      ['files', files],
      ['seeker_profiles', people.map(({ profile }) => profile)],
      ['jobs', jobs.map(({ row }) => row)],
      ['job_events', jobs.flatMap((job) => makeJobEvents(random, job))],
      ['applications', applications.map(({ row }) => row)],
      ['application_events', applications.flatMap(({ events }) => events)],
      ['application_notes', makeNotes(new SeededRandom(seed + 1), now, applications, demoRecruiter)],
      ['talent_profiles', talent.profiles],
      ['invitations', talent.invitations],
      ['interviews', [...applications.flatMap(({ interviews }) => interviews), handmadeInterview]],
      ['saved_jobs', makeSavedJobs(random, now, demoSeeker, seekers, jobs)],
      ['company_reviews', reviews],
      ['notifications', makeNotifications(random, now, { applications, shown: seen, announcements, readers })],
      ['announcements', announcements],
      ['faqs', makeFaqs(random, now)],
    ],
  };
}

/** New employers have no reviews. The demo's recruiter can try what only verified companies may do. */
const companyOf = ({ user, company }: DemoEmployer, reviewed: Set<string>) => ({
  id: company.id,
  name: company.name,
  name_key: companyNameKey(company.name),
  verified_at: reviewed.has(company.id) || company.name === shown.company ? user.created_at : null,
  created_by_id: user.id,
  created_at: user.created_at,
  rating_total: 0,
  review_count: 0,
});

const memberOf = (random: SeededRandom, { user, company }: DemoEmployer) => ({
  id: random.uuid(user.created_at),
  company_id: company.id,
  user_id: user.id,
  joined_at: user.created_at,
});

const joinRequestOf = (random: SeededRandom, now: Date, { id: user_id }: UserRow, company_id: string) => ({
  id: random.uuid(now),
  company_id,
  user_id,
  status: 'PENDING',
  asked_at: daysBefore(now, 0.3),
});

const makeSavedJobs = (
  random: SeededRandom,
  now: Date,
  demoSeeker: DemoSeeker,
  seekers: DemoSeeker[],
  jobs: DemoJob[],
) =>
  [demoSeeker, ...random.sample(seekers, 300)].flatMap((seeker) =>
    savedJobsOf(random, now, seeker, jobs, seeker === demoSeeker ? 6 : random.integer(1, 4)),
  );

function consentsOf(random: SeededRandom, now: Date, { id: user_id, created_at }: UserRow) {
  const given_at = firstAgreed(firstConsentVersion, created_at, now);
  return ['PRIVACY_NOTICE', 'ADULT'].map((kind) => ({
    id: random.uuid(given_at),
    user_id,
    kind,
    version: firstConsentVersion,
    given_at,
  }));
}

function savedJobsOf(
  random: SeededRandom,
  now: Date,
  { user, occupation }: DemoSeeker,
  jobs: DemoJob[],
  count: number,
) {
  const open = jobs.filter(
    ({ row, occupation: { trades } }) => row.is_wanted && trades.some((trade) => occupation.trades.includes(trade)),
  );
  const fitting = open.filter((job) => job.occupation === occupation);
  return [...new Set([...random.sample(fitting, count), ...random.sample(open, count)])]
    .slice(0, count)
    .map(({ row }) => ({
      seeker_id: user.id,
      job_id: row.id,
      saved_at: random.instant(row.posted_at > user.created_at ? row.posted_at : user.created_at, now),
    }));
}

/** One resume each for the seekers whom the demo shows closely; it is sent with all of their applications. */
function storeResumes(random: SeededRandom, seen: Set<DemoApplication>, applications: DemoApplication[]) {
  const owners = new Map([...seen].map(({ seeker }) => [seeker.user.id, seeker]));
  const resumes: StoredResume[] = [];
  const files = [...owners.values()].map((seeker) => {
    const { user, profile } = seeker;
    const content = makeResume(seeker);
    const [id, storageKey] = [random.uuid(user.created_at), random.uuid(user.created_at)];
    profile.resume_file_id = id;
    resumes.push({ storageKey, content });
    return {
      id,
      owner_id: user.id,
      purpose: 'RESUME',
      name: `${user.name} - Resume.pdf`,
      media_type: 'application/pdf',
      size: content.length,
      sha256: `\\x${createHash('sha256').update(content).digest('hex')}`,
      storage_key: storageKey,
      claimed_at: user.created_at,
      created_at: user.created_at,
    };
  });
  for (const { row, seeker } of applications) row.resume_file_id = seeker.profile.resume_file_id;
  return { files, resumes };
}
