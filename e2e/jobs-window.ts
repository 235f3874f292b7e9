import type { Locator } from 'playwright-core';
import { insert, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { type ClockedWindow, clockedWindow } from './clocked-server.ts';

/** A portal with 16 jobs, and a seeker's view of them on /apply-for-jobs. */

export interface JobsWindow extends ClockedWindow {
  /** The id of the one job that has every fact: "Ward Nurse" at Ravi Mills. */
  nurse: string;
  /** Another job of Ravi Mills. */
  post: (title: string, hoursAgo: number, row?: Record<string, unknown>) => Promise<string>;
  /** Waits for the line above the results. */
  showing: (first: number, last: number, total?: number) => Promise<void>;
  cards: () => Locator;
  titles: () => Promise<string[]>;
  chips: () => Promise<string[]>;
  search: () => Promise<void>;
}

const HOUR_IN_MS = 3_600_000;

export function jobsWindow(): JobsWindow {
  let recruiter: TestPerson & { companyId: string };
  const screen = clockedWindow() as JobsWindow;
  const results = () => screen.page.getByRole('region', { name: 'Results' });
  Object.assign(screen, {
    post(title: string, hoursAgo: number, row: Record<string, unknown> = {}) {
      const at = new Date(screen.server.clock.now().getTime() - hoursAgo * HOUR_IN_MS);
      return makeJob(screen.server.services, recruiter, {
        title,
        posted_at: at,
        opened_at: at,
        updated_at: at,
        ...row,
      });
    },
    showing: (first: number, last: number, total = 16) =>
      screen.page
        .getByText(`Showing ${first} - ${last} of ${total} jobs based on your filter`, { exact: true })
        .waitFor(),
    cards: () => results().getByRole('article'),
    titles: () => screen.cards().getByRole('heading').allInnerTexts(),
    chips: () => screen.page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts(),
    search: () => screen.page.getByRole('button', { name: 'Search', exact: true }).click(),
  });
  beforeAll(async () => {
    recruiter = await makeRecruiter(screen.server.services, { companyName: 'Ravi Mills' });
    screen.nurse = await postJobs(screen);
  });
  return screen;
}

/** The timestamps leave room for the time that passes during the tests. */
async function postJobs({ server: { services, clock }, post }: JobsWindow): Promise<string> {
  for (let number = 1; number <= 12; number += 1)
    await post(`Loom Operator ${number}`, 240 + number, { location: 'Surat', skills: ['Looms'] });
  const nurse = await post('Ward Nurse', 1, {
    location: 'Chennai',
    is_urgent: true,
    type: 'CONTRACT',
    work_mode: 'HYBRID',
    min_years: 1,
    max_years: 2,
    salary_min: 30_000,
    salary_max: 45_000,
    skills: ['ICU', 'Triage', 'Wards', 'Notes', 'Care'],
    description: 'You look after one ward.\nNights are shared.',
    openings: 3,
    eligibility: 'GNM or BSc Nursing',
    required_skills: ['State registration'],
  });
  await insert(services, 'job_events', { job_id: nurse, type: 'POSTED', at: clock.now() });
  await post('Ward Sister', 40, { location: 'Bengaluru', work_mode: 'REMOTE', min_years: 5, skills: ['Care'] });
  await post('Night Guard', 120, { location: 'Gurugram', is_urgent: true, type: 'PART_TIME' });
  await post('Dyer', 230, { location: 'Mumbai', salary_min: 10_000, salary_max: 12_000 });
  return nurse;
}
