import type { ApplicationStatus } from '../hiring/applications/application.labels.ts';
import { demoVideoLink, InterviewDiary, makeApplications, writeApplication } from './applications.content.ts';
import {
  daysBefore,
  type DemoCompany,
  type DemoJob,
  inOfficeHours,
  type JobPlan,
  occupations,
  planJobs,
} from './jobs.content.ts';
import { demoCompanyName, demoPlace, type DemoSeeker } from './people.content.ts';
import type { SeededRandom } from './seeded-random.ts';

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

export function planDemoJobs(random: SeededRandom, companies: DemoCompany[]): JobPlan[] {
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
  let free = webOccupations.flatMap((name) =>
    jobs.filter(
      ({ row, occupation }) =>
        occupation.name === name && row.is_wanted && ['MID', 'SENIOR'].includes(row.experience_level),
    ),
  );
  const own = demoSeekerHistory.map(({ way, daysAgo }, index) => {
    const times = daysAgo.map((days) => inOfficeHours(daysBefore(now, days), now));
    const job = index === 0 ? first : free.find(({ row }) => times[0] && row.opened_at < times[0]);
    if (!job) throw new Error('There is no job to which the demo seeker could have applied.');
    free = free.filter(({ company }) => company !== job.company);
    return writeApplication(writing, { job, seeker, way, times });
  });
  for (const interview of own.flatMap((application) => application?.interviews ?? []))
    Object.assign(interview, { mode: 'VIDEO', location: demoVideoLink(interview) });
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

export function companyNamed(companies: DemoCompany[], name: string): DemoCompany {
  const company = companies.find((known) => known.name === name);
  if (!company) throw new Error(`The company ${name} is missing.`);
  return company;
}
