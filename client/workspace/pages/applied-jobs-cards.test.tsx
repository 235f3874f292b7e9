import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationOf } from '../../../test/sample-application.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { AppliedJobsPage } from './applied-jobs-page.tsx';

type Application = ReturnType<typeof applicationOf>;

let found: Partial<Record<string, Application[]>>;
const listed = (): Answers => ({
  AppliedJobs: ({ tab }) => ({
    applications: found[String(tab)] ?? [],
    following: [],
    applied: found.APPLIED ?? [],
    hiringDone: found.HIRING_DONE ?? [],
    withdrawn: found.WITHDRAWN ?? [],
  }),
});
beforeEach(() => void (found = {}));

const show = (answers = listed()) => showScreen(<AppliedJobsPage />, { at: '/applied-jobs', answers });
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const openTab = (name: string) => user.click(screen.getByRole('tab', { name }));

test('APPL-14 APPL-15 APPL-16 OP-099 without applications each tab says so and links to jobs', async () => {
  const { unmount } = show();
  for (const tab of ['Applied', 'Hiring Done', 'Withdrawn']) {
    await openTab(tab);
    await screen.findByText("You haven't applied for any jobs yet");
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/apply-for-jobs');
  }
  unmount();
  found = { APPLIED: [applicationOf('a1', 'Lone Baker')] };
  show();
  await screen.findByText('Lone Baker');
  await openTab('Hiring Done');
  await screen.findByText('No jobs found in this category');
});

const isClosed = true;
test('APPL-10 APPL-11 APPL-12 APPL-13 OP-012 D-03 three tabs by outcome, each card with its badge', async () => {
  const of = (title: string, status: string, closed = false) => {
    const application = applicationOf(title, title, status);
    return closed ? { ...application, job: { ...application.job, status: 'INACTIVE' } } : application;
  };
  found = {
    APPLIED: [
      of('Applied', 'NEW'),
      of('In Review', 'IN_REVIEW'),
      of('Interview Scheduled', 'INTERVIEW_SCHEDULED'),
      of('Offer Extended', 'OFFER_EXTENDED'),
    ],
    HIRING_DONE: [
      of('Hired', 'HIRED'),
      of('Rejected', 'REJECTED'),
      of('Previous', 'NEW', isClosed),
      of('Approved', 'APPROVED', isClosed),
    ],
    WITHDRAWN: [of('Withdrawn', 'WITHDRAWN')],
  };
  const shown = show();
  // Each job is named like its badge.
  const isShown = (tab: string) =>
    waitFor(() =>
      expect(
        screen.getAllByRole('article').map((each) => each.querySelector('header')?.lastElementChild?.textContent),
      ).toEqual(found[tab]?.map(({ job }) => job.title)),
    );
  await isShown('APPLIED');
  await openTab('Hiring Done');
  await isShown('HIRING_DONE');
  expect(card('Hired').queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(shown.address()).toBe('/applied-jobs?tab=hiring-done');
  await openTab('Withdrawn');
  await isShown('WITHDRAWN');
});

test('APPL-07 OP-013 the list shows loading until the answer, and a failure can be retried', async () => {
  const answers: Answers = { AppliedJobs: 'FAIL' };
  show(answers);
  expect(screen.getByText('Loading applications')).toBeTruthy();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Your applications could not be loaded.')).toBeTruthy();
  found = { APPLIED: [applicationOf('a1', 'Slow Baker')] };
  Object.assign(answers, listed());
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Slow Baker');
});

test('APPL-17 JOBS-25 OP-127 OP-100 a card has the facts, eligibility and skills of a job, or says none', async () => {
  const nurse = applicationOf('a1', 'Staff Nurse');
  const job = {
    ...nurse.job,
    location: 'Chennai',
    workModeText: 'Hybrid',
    experienceText: '1-2 years',
    typeText: 'Part Time',
    salaryText: '₹25,000 - ₹40,000 per month',
    isUrgent: true,
    skills: ['ICU', 'Triage', 'Wards', 'Notes'],
    eligibility: 'GNM or BSc Nursing',
    requiredSkills: ['State registration', 'Own shoes'],
  };
  found = { APPLIED: [{ ...nurse, job }, applicationOf('a2', 'Helper')] };
  show();
  await screen.findByText('Staff Nurse');
  for (const text of [
    'Chennai · Hybrid · 1-2 years · Part Time',
    '₹25,000 - ₹40,000 per month',
    'Posted: Today',
    'Urgent',
    'GNM or BSc Nursing',
    'State registration',
    'Own shoes',
  ])
    expect(card('Staff Nurse').getByText(text)).toBeTruthy();
  const skills = within(card('Staff Nurse').getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
  expect(skills.map(({ textContent }) => textContent)).toEqual([
    'ICU',
    'Triage',
    'Wards',
    expect.stringMatching(/^\+1/),
  ]);
  expect(card('Helper').getByText('Open to everyone who can do the work that the job describes.')).toBeTruthy();
  expect(card('Helper').getByText('None beyond the skills that the job names.')).toBeTruthy();
});

test('OP-095 the timeline shows live who moved the application, when, why, the interview and the resume', async () => {
  const step = (id: string, status: string, text: string, reason: string | null = null) => ({
    id,
    status,
    text,
    at: '2026-11-18T05:30:00Z',
    reason,
    actorName: 'Rekha Rao',
  });
  const sent = {
    ...applicationOf('a1', 'Fitter'),
    timeline: [step('s1', 'NEW', 'Applied')],
    resume: { id: 'f1', name: 'resume.pdf', size: 2048, type: 'application/pdf', url: '/files/f1' },
  };
  found = { APPLIED: [sent] };
  const { push, hasLive } = show();
  await screen.findByText('Fitter');
  const steps = () => Array.from(document.querySelectorAll('li:has(time)'), ({ textContent }) => textContent);
  expect(steps()).toEqual([expect.stringMatching(/^Applied.*November 18, 2026.*by you$/)]);
  expect(card('Fitter').getByRole('link', { name: 'Sent with: resume.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Review the company' })).toBeNull();
  await waitFor(() => expect(hasLive('MyApplicationChanged')).toBe(true));

  const moved = {
    ...sent,
    status: 'INTERVIEW_SCHEDULED',
    movedAt: '2026-11-18T06:30:00Z',
    timeline: [
      ...sent.timeline,
      step('s2', 'APPROVED', 'Approved', 'Clear drawings.'),
      step('s3', 'INTERVIEW_SCHEDULED', 'Interview scheduled'),
    ],
    interview: {
      id: 'i1',
      date: '2099-11-21',
      slotText: '10:30-11:30',
      endsAt: '2099-11-21T06:00:00Z',
      status: 'SCHEDULED',
      place: null,
    },
    viewerCan: { ...sent.viewerCan, reviewCompany: true },
  };
  found = { APPLIED: [moved] };
  act(() => push('MyApplicationChanged', { applicationChanged: moved }));
  await waitFor(() =>
    expect(steps()).toEqual([
      expect.stringMatching(/^Interview scheduled.*by Rekha Rao/),
      expect.stringMatching(/^Approved.*by Rekha Rao.*Clear drawings\./),
      expect.stringMatching(/^Applied/),
    ]),
  );
  expect(card('Fitter').getByText(/Your interview is on/).parentElement?.textContent).toContain('from 10:30-11:30');
  expect(screen.getByRole('button', { name: 'Review the company' })).toBeTruthy();
});
