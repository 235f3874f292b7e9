import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  announceTo,
  answers,
  closedJob,
  downloads,
  lastToast,
  press,
  settle,
  stand,
  startStand,
  title,
} from '../../../test/all-jobs-screen.ts';
import { formProblems } from '../../../test/form-problems.ts';
import { typeHalfDate } from '../../../test/half-date.ts';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { fill, user } from '../../../test/user.ts';
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

test('HJOB-01 HJOB-02 HJOB-03 one job at a time, with steps that show the position and stop at the ends', async () => {
  const shown = await open();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(title()).toBe('Pastry Chef');
  expect(screen.queryByText('1 of 3')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous job' }).disabled).toBe(true);
  await press('Next job');
  await press('Next job');
  expect([title(), shown.address()]).toEqual(['Cashier', '/hire/all-jobs?job=j3']);
  expect(screen.queryByText('3 of 3')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next job' }).disabled).toBe(true);
  await press('Previous job');
  expect(title()).toBe('Barista');
  expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/hire/hiring');
});

test('HJOB-04 HJOB-05 HJOB-07 HJOB-08 HJOB-09 HJOB-10 state, facts, text, skills, applied of needed', async () => {
  await open();
  const article = screen.getByRole('article');
  for (const text of [
    'Active',
    'Part-time, Work from Office',
    'Kochi',
    '₹30,000 - ₹45,000 per month',
    'Senior, 2-5 years',
  ])
    expect(within(article).queryByText(text)).not.toBeNull();
  expect(article.textContent).toContain('You bake.\nYou teach.');
  expect(
    within(within(article).getByRole('list', { name: 'Skills' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lamination', 'Sugar work']);
  const counter = within(article).getByRole('region', { name: 'Applications' });
  expect(counter.textContent).toContain('3/5 applications received/needed');
  const all = within(counter).getByRole('link', { name: 'View All applications' });
  expect([all.textContent, all.getAttribute('href')]).toEqual(['View All', '/hire/applications?job=j1']);
});

test('HJOB-04 HJOB-06 HJOB-15 remote and urgent are tags; a closed job says so and can be reopened', async () => {
  stand.jobs = [
    closedJob({ ...sampleJob, workMode: 'REMOTE', isRemote: true, isUrgent: true, applicationsNeeded: null }),
  ];
  await open();
  const article = screen.getByRole('article');
  for (const text of ['Inactive', 'Remote', 'Urgent']) expect(within(article).queryByText(text)).not.toBeNull();
  expect(within(article).getByRole('region', { name: 'Applications' }).textContent).toContain(
    '3 applications received',
  );
  expect(screen.queryByRole('button', { name: 'Reopen Hiring' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close Hiring' })).toBeNull();
});

test('HJOB-11 HJOB-12 OP-070 an attachment is a link to the file, and pressing it announces the download', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'menu.pdf 200 KB' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/f1', 'menu.pdf']);
  await user.click(link);
  await settle();
  expect(lastToast()).toBe('Downloading attachment...');
  expect(downloads.begun).toEqual(['/files/f1']);
});

test('HLAY-05 HJOB-14 the form receives the job and the edit flag; a similar job starts from it', async () => {
  const shown = await open('?job=j2');
  expect(screen.getByRole('link', { name: 'Post Similar Job' }).getAttribute('href')).toBe('/hire/post-job?similar=j2');
  await user.click(screen.getByRole('link', { name: 'Edit Job' }));
  await settle();
  expect(shown.address()).toBe('/hire/post-job?job=j2');
  expect(shown.router.state.location.state).toMatchObject({ isEditing: true, jobData: { id: 'j2', title: 'Barista' } });
});

test('HJOB-15 HJOB-16 HJOB-17 closing is announced and shown; reopening asks for new limits', async () => {
  await open();
  await press('Close Hiring');
  expect(lastToast()).toBe('Job posting closed successfully');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
  await press('Reopen Hiring');
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  await user.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await settle();
  await fill(within(dialog).getByLabelText(/^Closing date/), '');
  await press('Reopen Hiring', dialog);
  expect(within(dialog).queryByText('At least one auto-stop condition is required')).not.toBeNull();
  const clear = await typeHalfDate(within(dialog).getByLabelText(/^Closing date/));
  await press('Reopen Hiring', dialog);
  expect([formProblems(dialog), stand.reopened]).toEqual([['Enter the whole day, or clear it'], undefined]);
  clear();
  await fill(within(dialog).getByLabelText(/^Days/), '7');
  await press('Reopen Hiring', dialog);
  expect(stand.reopened).toEqual({ enabled: true, applicationsCount: null, daysCount: 7, specificDate: null });
  expect(lastToast()).toBe('Job posting reopened successfully');
  expect(within(screen.getByRole('article')).queryByText('Active')).not.toBeNull();
});

test('HJOB-15 OP-115 closing and reopening keep the focus on the button; invalid limits get it', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Close Hiring' });
  button.focus();
  await press('Close Hiring');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reopen Hiring' }));
  await press('Reopen Hiring');
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  await user.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await settle();
  await fill(within(dialog).getByLabelText(/^Days/), '0');
  await press('Reopen Hiring', dialog);
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Days/));
  expect(stand.reopened).toBeUndefined();
  await fill(within(dialog).getByLabelText(/^Days/), '');
  await fill(within(dialog).getByLabelText(/^Closing date/), '');
  await press('Reopen Hiring', dialog);
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Applications/));
  await user.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await settle();
  await press('Reopen Hiring', dialog);
  // The platform's dialog returns the focus to the button that opened it, which is still there with the next action.
  expect(screen.getByRole('button', { name: 'Close Hiring' })).toBe(button);
});

test('HJOB-02 at an end the focus moves to the other step', async () => {
  await open('?job=j2');
  screen.getByRole('button', { name: 'Next job' }).focus();
  await press('Next job');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous job' }));
});

test('HJOB-18 HJOB-19 OP-117 deleting asks first and can be cancelled; then the next job is shown', async () => {
  const shown = await open('?job=j3');
  await press('Delete Job');
  const ask = () => screen.getByRole('dialog', { name: 'Delete this job posting?' });
  await press('Cancel', ask());
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Delete Job');
  // `user`'s press ends between the answer and the render.
  fireEvent.click(within(ask()).getByRole('button', { name: 'Delete' }));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([lastToast(), shown.address(), title()]).toEqual([
    'Job posting deleted successfully',
    '/hire/all-jobs?job=j2',
    'Barista',
  ]);
  expect(screen.queryByText('2 of 2')).not.toBeNull();
});

test('HJOB-20 deleting the last job leads to the listings', async () => {
  stand.jobs = stand.jobs.slice(0, 1);
  const shown = await open();
  await press('Delete Job');
  await press('Delete', screen.getByRole('dialog'));
  expect(shown.address()).toBe('/hire/hiring');
});

test('OP-036 a job that does not exist or belongs to others is not found, without Try again', async () => {
  await open('?job=unknown');
  expect(screen.queryByText('Job not found.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Job Listings' }).getAttribute('href')).toBe('/hire/hiring');
});

test('without a job there is a link to post one', async () => {
  stand.jobs = [];
  await open();
  expect(screen.getByRole('link', { name: 'Post Job' }).getAttribute('href')).toBe('/hire/post-job');
});
