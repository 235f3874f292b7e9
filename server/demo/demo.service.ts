import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { consentVersion } from '../users/user.rules.ts';
import type { ApplicationStatus } from '../applications/application.labels.ts';
import { companyNameKey } from '../companies/company.rules.ts';
import type { Services } from '../core/context.ts';
import { ConfigError } from '../core/config.ts';
import { hashPassword, verifyPassword } from '../core/password-hash.ts';
import { runAsServer } from '../core/use-case.ts';
import { type DemoApplication, InterviewDiary, makeApplications, writeApplication } from './applications.content.ts';
import {
  daysBefore,
  type DemoCompany,
  type DemoJob,
  inOfficeHours,
  type JobPlan,
  makeJob,
  makeJobEvents,
  occupations,
  planJobs,
} from './jobs.content.ts';
import {
  demoCompanyName,
  demoPlace,
  type DemoSeeker,
  makeColleague,
  makeDemoSeeker,
  makeEmployers,
  makeOffice,
  makeResume,
  makeSeekers,
  type UserRow,
} from './people.content.ts';
import {
  makeAnnouncements,
  makeFaqs,
  makeNotes,
  makeNotification,
  makeNotifications,
  makeReviews,
} from './portal.content.ts';
import { SeededRandom } from './seeded-random.ts';

/** Password of the four demo accounts (contract, "Demo accounts"); no other account in the demo has one. */
export const demoPassword = 'Demo@12345';

/** Two servers that start at once on an empty database take turns; the second finds it filled. */
const demoLock = 4_137_120_002;
const seekerCount = 2000;
/** Days that the notifications of the demo people reach back, and those of everyone else. */
const notifiedDays = { shown: 90, others: 4 };
const seed = 20_261_121;

interface StoredResume {
  storageKey: string;
  content: Buffer;
}

interface DemoContent {
  /** In an order in which every row finds the rows that it refers to. */
  tables: [name: string, rows: object[]][];
  resumes: StoredResume[];
}

/**
 * Fills an empty database with the demo, in one transaction; does nothing where there is an account already. The same
 * time gives the same demo.
 */
export async function loadDemo(services: Services): Promise<void> {
  await runAsServer(services, async ({ tx, now }) => {
    // A second server waits here until the first is done, and a slow machine takes its time: the limit of requests is
    // not meant for this.
    await tx.query(`set local statement_timeout = '5min'`);
    await tx.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const [{ isFilled }] = (await tx.query('select exists (select from users) as "isFilled"')) as [
      { isFilled: boolean },
    ];
    if (isFilled) return;
    const { tables, resumes } = makeDemo(now, await hashPassword(demoPassword));
    await Promise.all(
      resumes.map(({ storageKey, content }) => services.storage.write(storageKey, Readable.from([content]))),
    );
    await withoutWordIndexes(
      tx,
      tables.map(([table]) => table),
      async () => {
        for (const [table, rows] of tables) await insertRows(tx, table, rows);
      },
    );
    // Without it the first searches would be planned for empty tables.
    await tx.query(`analyze ${tables.map(([table]) => table).join(', ')}`);
  });
}

/** For a production start: anyone could sign in to a demo account, and one of them administers the portal. */
export async function refuseDemoAccounts({ database }: Services): Promise<void> {
  const accounts = await database.query<{ email: string; hash: string | null }>(
    `select email, password_hash as hash from users where email = any($1) and disabled_at is null order by email`,
    [['seeker', 'hr', 'admin', 'superadmin'].map((name) => `${name}@demo.kaamyab.test`)],
  );
  for (const { email, hash } of accounts) {
    if (!(await verifyPassword(demoPassword, hash))) continue;
    throw new ConfigError(
      `DATABASE_URL leads to demo data, whose passwords everybody knows (${email}): in production use another database.`,
    );
  }
}

/** An index of the words in thousands of rows is made quickly at once, and takes seconds row by row. */
async function withoutWordIndexes(tx: EntityManager, tables: string[], fill: () => Promise<void>): Promise<void> {
  const indexes = (await tx.query(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = any($1) and indexdef like '% USING gin %'`,
    [tables],
  )) as { name: string; definition: string }[];
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await tx.query(definition);
}

/** One statement for all rows, which have the same columns. */
async function insertRows(tx: EntityManager, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await tx.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

function makeDemo(now: Date, passwordHash: string): DemoContent {
  const random = new SeededRandom(seed);
  const office = makeOffice(random, now, passwordHash);
  const employers = makeEmployers(random, now, passwordHash);
  const companies = employers.map(({ company }) => company);
  const jobs = planDemoJobs(random, companies).map((plan) => makeJob(random, now, plan));
  const demoSeeker = makeDemoSeeker(random, now, passwordHash);
  const seekers = makeSeekers(random, now, jobs, seekerCount);
  const { applications, handmadeInterview } = apply(random, now, jobs, seekers, demoSeeker);
  const { id: demoCompanyId, recruiterId: demoRecruiter } = companyNamed(companies, demoCompanyName);
  const apart = new SeededRandom(seed + 2);
  const colleague = makeColleague(apart, now);
  const shown = new Set(
    applications.filter(({ row, seeker }) => row.recruiter_id === demoRecruiter || seeker === demoSeeker),
  );
  const { files, resumes } = storeResumes(random, shown, applications);
  for (const { job, row } of applications) if (row.status !== 'WITHDRAWN') job.row.applications_received += 1;
  const people = [demoSeeker, ...seekers];
  const users = [...office, ...employers.map(({ user }) => user), colleague.user, ...people.map(({ user }) => user)];
  const announcements = makeAnnouncements(random, now, office[0]?.id ?? '');
  return {
    resumes,
    tables: [
      ['users', users],
      ['consents', users.flatMap((user) => consentsOf(random, user))],
      [
        'companies',
        employers.map(({ user, company }) => ({
          id: company.id,
          name: company.name,
          name_key: companyNameKey(company.name),
          verified_at: random.chance(0.8) ? user.created_at : null,
          created_by_id: user.id,
          created_at: user.created_at,
          rating_total: 0,
          review_count: 0,
        })),
      ],
      ['recruiter_profiles', [...employers.map(({ profile }) => profile), colleague.profile]],
      [
        'company_members',
        employers.map(({ user, company }) => ({
          id: random.uuid(user.created_at),
          company_id: company.id,
          user_id: user.id,
          joined_at: user.created_at,
        })),
      ],
      [
        'company_join_requests',
        [
          {
            id: apart.uuid(now),
            company_id: demoCompanyId,
            user_id: colleague.user.id,
            status: 'PENDING',
            asked_at: daysBefore(now, 0.3),
          },
        ],
      ],
      ['files', files],
      ['seeker_profiles', people.map(({ profile }) => profile)],
      ['jobs', jobs.map(({ row }) => row)],
      ['job_events', jobs.flatMap((job) => makeJobEvents(random, job))],
      ['applications', applications.map(({ row }) => row)],
      ['application_events', applications.flatMap(({ events }) => events)],
      ['application_notes', makeNotes(new SeededRandom(seed + 1), now, applications, demoRecruiter)],
      ['interviews', [...applications.flatMap(({ interviews }) => interviews), handmadeInterview]],
      [
        'saved_jobs',
        [demoSeeker, ...random.sample(seekers, 300)].flatMap((seeker) =>
          savedJobsOf(random, now, seeker, jobs, seeker === demoSeeker ? 6 : random.integer(1, 4)),
        ),
      ],
      ['company_reviews', makeReviews(random, now, applications)],
      [
        'notifications',
        [
          ...applications.flatMap((application) =>
            makeNotifications(
              random,
              now,
              application,
              daysBefore(now, shown.has(application) ? notifiedDays.shown : notifiedDays.others),
            ),
          ),
          ...announcements
            .filter(({ published_at }) => published_at > daysBefore(now, 14))
            .flatMap(({ title, description, published_at }) =>
              [demoSeeker.user.id, demoRecruiter].map((user_id) =>
                makeNotification(random, now, {
                  user_id,
                  type: 'GENERAL',
                  title,
                  body: description,
                  link: '/',
                  created_at: published_at,
                }),
              ),
            ),
        ],
      ],
      ['announcements', announcements],
      ['faqs', makeFaqs(random, now)],
    ],
  };
}

const consentsOf = (random: SeededRandom, { id: user_id, created_at: given_at }: UserRow) =>
  ['PRIVACY_NOTICE', 'ADULT'].map((kind) => ({
    id: random.uuid(given_at),
    user_id,
    kind,
    version: consentVersion,
    given_at,
  }));

function savedJobsOf(
  random: SeededRandom,
  now: Date,
  { user, occupation }: DemoSeeker,
  jobs: DemoJob[],
  count: number,
) {
  const open = jobs.filter(
    ({ row, occupation: { trades } }) =>
      row.status === 'ACTIVE' && trades.some((trade) => occupation.trades.includes(trade)),
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

function companyNamed(companies: DemoCompany[], name: string): DemoCompany {
  const company = companies.find((known) => known.name === name);
  if (!company) throw new Error(`The company ${name} is missing.`);
  return company;
}

/** Outcomes of the applications that the demo recruiter sees first, so that no list is empty. */
const outcomesToSee: ApplicationStatus[] = [
  'NEW',
  'NEW',
  'NEW',
  'NEW',
  'IN_REVIEW',
  'IN_REVIEW',
  'IN_REVIEW',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'ON_HOLD',
  'ON_HOLD',
  'ON_HOLD',
  'REJECTED',
  'REJECTED',
  'REJECTED',
  'INTERVIEW_SCHEDULED',
  'OFFER_EXTENDED',
  'HIRED',
  'WITHDRAWN',
  'WITHDRAWN',
];

function planDemoJobs(random: SeededRandom, companies: DemoCompany[]): JobPlan[] {
  const company = companyNamed(companies, demoCompanyName);
  const plan = (name: string, rest: Omit<JobPlan, 'company' | 'occupation'>, of = company): JobPlan => {
    const occupation = occupations.find((known) => known.name === name);
    if (!occupation) throw new Error(`The occupation ${name} is missing.`);
    return { company: of, occupation, ...rest };
  };
  return [
    plan('Frontend Developer', { place: demoPlace, level: 'MID', postedDaysAgo: 14, outcomes: outcomesToSee }),
    plan('Backend Developer', { place: 'HITEC City, Hyderabad', level: 'SENIOR', postedDaysAgo: 19 }),
    plan('Software Tester', { place: 'Bengaluru', level: 'ENTRY', postedDaysAgo: 6 }),
    plan('UI UX Designer', { place: demoPlace, level: 'MID', postedDaysAgo: 3.3 }),
    plan('HR Executive', { place: demoPlace, level: 'MID', postedDaysAgo: 16 }),
    plan('Data Analyst', { place: 'HITEC City, Hyderabad', level: 'ENTRY', postedDaysAgo: 26 }),
    plan('Product Manager', { place: 'Bengaluru', level: 'SENIOR', postedDaysAgo: 0.6 }),
    plan('IT Support Engineer', { place: 'Bengaluru', level: 'ENTRY', isClosed: true }),
    plan(
      'Frontend Developer',
      { place: demoPlace, level: 'MID', isClosed: true },
      companyNamed(companies, 'Sarathi Mobility Labs'),
    ),
    ...planJobs(
      random,
      companies.filter((other) => other !== company),
    ),
  ];
}

/** What the demo seeker did: how many days ago they applied, and each step after it. */
const demoSeekerHistory: { way: ApplicationStatus[]; daysAgo: number[] }[] = [
  { way: ['IN_REVIEW', 'APPROVED', 'INTERVIEW_SCHEDULED'], daysAgo: [9, 7, 4.2, 1.1] },
  { way: [], daysAgo: [0.4] },
  { way: ['IN_REVIEW'], daysAgo: [5, 0.1] },
  { way: ['IN_REVIEW', 'APPROVED'], daysAgo: [12, 10, 3] },
  { way: ['ON_HOLD'], daysAgo: [14, 6] },
  { way: ['IN_REVIEW', 'REJECTED'], daysAgo: [18, 13, 8] },
  { way: ['WITHDRAWN'], daysAgo: [16, 15] },
];
const webOccupations = [
  'Frontend Developer',
  'Full Stack Developer',
  'UI UX Designer',
  'Mobile App Developer',
  'Backend Developer',
  'Software Tester',
];

function apply(random: SeededRandom, now: Date, jobs: DemoJob[], seekers: DemoSeeker[], seeker: DemoSeeker) {
  const diary = new InterviewDiary(random);
  const writing = { random, now, diary };
  const [first] = jobs;
  const closed = jobs.find(
    ({ row, company, occupation }) =>
      row.status === 'INACTIVE' && company !== first?.company && occupation === seeker.occupation,
  );
  const slot = diary.book([first?.row.recruiter_id ?? ''], daysBefore(now, -2), daysBefore(now, -12));
  if (!first || !closed?.row.closed_at || !slot) throw new Error('The jobs of the demo are missing.');
  let free = webOccupations.flatMap((name) =>
    jobs.filter(
      ({ row, occupation }) =>
        occupation.name === name && row.status === 'ACTIVE' && ['MID', 'SENIOR'].includes(row.experience_level),
    ),
  );
  const own = demoSeekerHistory.map(({ way, daysAgo }, index) => {
    const times = daysAgo.map((days) => inOfficeHours(daysBefore(now, days), now));
    const job = index === 0 ? first : free.find(({ row }) => times[0] && row.opened_at < times[0]);
    if (!job) throw new Error('There is no job to which the demo seeker could have applied.');
    free = free.filter(({ company }) => company !== job.company);
    return writeApplication(writing, { job, seeker, way, times });
  });
  const previous = writeApplication(writing, {
    job: closed,
    seeker,
    way: [],
    times: [daysBefore(closed.row.closed_at, 2)],
  });
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
    status: 'SCHEDULED',
    sequence: 0,
    reminded_at: null,
    created_at,
    updated_at: created_at,
  };
  return { applications: [...applications, ...makeApplications(writing, jobs, seekers)], handmadeInterview };
}

/** One resume each for the seekers whom the demo shows closely; it is sent with all of their applications. */
function storeResumes(random: SeededRandom, shown: Set<DemoApplication>, applications: DemoApplication[]) {
  const owners = new Map([...shown].map(({ seeker }) => [seeker.user.id, seeker]));
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
