import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  announceTo,
  answers,
  changeJob,
  closedJob,
  lastToast,
  openJob,
  press,
  settle,
  stand,
  startStand,
} from '../../../test/all-jobs-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { user } from '../../../test/user.ts';
import { AllJobsPage } from './all-jobs-page.tsx';

beforeEach(startStand);
afterEach(() => jest.useRealTimers());

async function open(query = '') {
  const shown = showScreen(
    <main id="main" tabIndex={-1}>
      <AllJobsPage />
    </main>,
    { at: `/hire/all-jobs${query}`, fields: answers },
  );
  announceTo(shown);
  await settle();
  return shown;
}

const isInactive = () => within(screen.getByRole('article')).queryByText('Inactive') !== null;

test('OP-115 a job closed in another window shows its current state after the error', async () => {
  await open();
  changeJob('j1', closedJob);
  stand.refusal = 'This job is already closed.';
  await press('Close Hiring');
  expect(lastToast()).toBe('This job is already closed.');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
  expect([
    screen.queryByRole('button', { name: 'Close Hiring' }),
    screen.queryByRole('button', { name: 'Reopen Hiring' })?.tagName,
  ]).toEqual([null, 'BUTTON']);
});

test('OP-115 a job reopened in another window shows its current state behind the dialog that says so', async () => {
  stand.jobs = [closedJob(sampleJob)];
  await open();
  await press('Reopen Hiring');
  changeJob('j1', openJob);
  stand.refusal = 'This job is already open.';
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  await user.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await settle();
  await press('Reopen Hiring', dialog);
  expect(within(dialog).getByRole('alert').textContent).toContain('This job is already open.');
  expect(within(screen.getByRole('article')).queryByText('Active')).not.toBeNull();
});

test('the hiring figures follow new applications, and changes from another window', async () => {
  await open();
  const figures = () => screen.getByText('No applications in this period').parentElement?.textContent;
  expect(figures()).toContain('None in the 7 days before either.');
  stand.sentBefore = 5;
  stand.arrive();
  await settle();
  expect(figures()).toContain('5 fewer than in the 7 days before.');
  stand.sentBefore = 6;
  // The window itself, which user-event cannot focus.
  fireEvent.focus(window);
  await settle();
  expect(figures()).toContain('6 fewer than in the 7 days before.');
});

test('OP-117 a job deleted in another window disappears after the error', async () => {
  await open();
  await press('Delete Job');
  stand.jobs = stand.jobs.slice(1);
  stand.refusal = 'Job not found.';
  await press('Delete', screen.getByRole('dialog'));
  expect(screen.queryByText('Job not found.')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('OP-116 a new application is counted at once, and the last one needed closes the job', async () => {
  stand.jobs = [{ ...sampleJob, applicationsReceived: 4 }];
  await open();
  const counter = () => screen.getByRole('region', { name: 'Applications' }).textContent;
  expect(counter()).toContain('4/5 applications');
  stand.jobs = [{ ...closedJob(sampleJob), applicationsReceived: 5 }];
  stand.arrive();
  await settle();
  expect(counter()).toContain('5/5 applications');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
});

test.each([
  ['at that moment', 27_000, 4000],
  ['as soon as the server has closed it', 89_000, 60_000],
])(
  'OP-115 a job past its closing time is shown closed %s, however long the page was open',
  async (_when, waits, looks) => {
    stand.jobs = [{ ...sampleJob, closesAt: '2026-11-18T05:31:30Z' }];
    await open();
    await settle(61_000);
    await settle(waits);
    expect(isInactive()).toBe(false);
    stand.jobs = stand.jobs.map(closedJob);
    await settle(looks);
    expect(isInactive()).toBe(true);
  },
);

test('OP-116 returning from another window shows what was done there', async () => {
  await open();
  stand.jobs = stand.jobs.map(closedJob);
  expect(isInactive()).toBe(false);
  // The window itself, which user-event cannot focus.
  fireEvent.focus(window);
  await settle();
  expect(isInactive()).toBe(true);
});
