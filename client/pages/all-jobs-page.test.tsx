import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { applicationOf } from '../../test/applicants-screen.tsx';
import { answerDownloads } from '../../test/downloads.ts';
import { typeHalfDate } from '../../test/half-date.ts';
import { showPage } from '../../test/page-on-schema.tsx';
import { sampleJob } from '../../test/sample-job.ts';
import { toastStore } from '../ui/toast.ts';
import { AllJobsPage } from './all-jobs-page.tsx';

type Job = typeof sampleJob;
let jobs: Job[] = [];
let reopened: unknown;
/** What another window's deed is answered with here. */
let refusal: string | null;
function refuse(): void {
  if (refusal)
    throw new GraphQLError(refusal, { extensions: { code: refusal === 'Job not found.' ? 'NOT_FOUND' : 'CONFLICT' } });
}
let sentBefore = 0;
const nobody = { medianHours: null, waiting: 0, spans: [] };
let arrive = () => undefined as void;
const askedJobs: string[] = [];
const closedJob = (job: Job): Job => ({
  ...job,
  status: 'INACTIVE',
  viewerCan: { edit: true, close: false, reopen: true, delete: true },
});
const openJob = (job: Job): Job => ({ ...job, status: 'ACTIVE', viewerCan: sampleJob.viewerCan });
function changeJob(id: string, change: (job: Job) => Job): Job | undefined {
  jobs = jobs.map((job) => (job.id === id ? change(job) : job));
  return jobs.find((job) => job.id === id);
}
const answers = {
  hrJobs: () => ({ items: jobs, total: jobs.length, totalIsExact: true, page: 1, pageSize: 100, endCursor: null }),
  job: ({ id }: { id: string }) => {
    askedJobs.push(id);
    const found = jobs.find((job) => job.id === id);
    if (!found) throw new GraphQLError('Job not found.', { extensions: { code: 'NOT_FOUND' } });
    return found;
  },
  closeJob: ({ id }: { id: string }) => {
    refuse();
    return changeJob(id, closedJob);
  },
  reopenJob: ({ id, autoStop }: { id: string; autoStop: unknown }) => {
    refuse();
    reopened = autoStop;
    return changeJob(id, openJob);
  },
  deleteJob: ({ id }: { id: string }) => {
    refuse();
    jobs = jobs.filter((job) => job.id !== id);
    askedJobs.length = 0;
    arrive(); // Announced live, before the answer is there.
    return true;
  },
  applicationChanged: () =>
    new Promise(
      (tell) =>
        void (arrive = () =>
          tell(applicationOf({ id: 'a1', name: 'Asha', status: 'NEW', movedAt: '2026-11-18T05:00:00Z', jobId: 'j1' }))),
    ),
  hrAnalytics: ({ jobId }: { jobId: string }) => (
    askedJobs.push(jobId),
    {
      hiring: {
        from: '2026-11-12',
        to: '2026-11-18',
        applications: 0,
        applicationsBefore: sentBefore,
        timeline: [],
        steps: [],
        statuses: [],
        firstAnswer: nobody,
        firstDecision: nobody,
      },
    }
  ),
};
const downloads = answerDownloads();
const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(query = '') {
  const shown = showPage(
    <main id="main" tabIndex={-1}>
      <AllJobsPage />
    </main>,
    { at: `/hire/all-jobs${query}`, answers },
  );
  await settle();
  return shown;
}
async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await settle();
}
const title = () => within(screen.getByRole('article')).getByRole('heading', { level: 2 }).textContent;
const lastToast = () => toastStore.toasts().at(-1)?.content;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  reopened = undefined;
  refusal = null;
  jobs = [sampleJob, { ...sampleJob, id: 'j2', title: 'Barista' }, { ...sampleJob, id: 'j3', title: 'Cashier' }];
});
afterEach(() => jest.useRealTimers());

test('HJOB-01 HJOB-02 HJOB-03 one job at a time, with steps that say where one is and end at the ends', async () => {
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
    'You bake.',
    'You teach.',
  ])
    expect(within(article).queryByText(text)).not.toBeNull();
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

test('HJOB-04 HJOB-06 HJOB-15 remote and urgent are tagged; a closed job says so and can be reopened', async () => {
  jobs = [closedJob({ ...sampleJob, workMode: 'REMOTE', isRemote: true, isUrgent: true, applicationsNeeded: null })];
  await open();
  const article = screen.getByRole('article');
  for (const text of ['Inactive', 'Remote', 'Urgent']) expect(within(article).queryByText(text)).not.toBeNull();
  expect(within(article).getByRole('region', { name: 'Applications' }).textContent).toContain(
    '3 applications received',
  );
  expect(screen.queryByRole('button', { name: 'Reopen Hiring' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close Hiring' })).toBeNull();
});

test('HJOB-11 HJOB-12 OP-070 an attachment is a link to the file, and pressing it says that it comes', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'menu.pdf 200 KB' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/f1', 'menu.pdf']);
  fireEvent.click(link);
  await settle();
  expect(lastToast()).toBe('Downloading attachment...');
  expect(downloads.begun).toEqual(['/files/f1']);
});

test('HJOB-14 the form gets the job and that it is edited; a similar one begins from it', async () => {
  const shown = await open('?job=j2');
  expect(screen.getByRole('link', { name: 'Post Similar Job' }).getAttribute('href')).toBe('/hire/post-job?similar=j2');
  fireEvent.click(screen.getByRole('link', { name: 'Edit Job' }));
  await settle();
  expect(shown.address()).toBe('/hire/post-job?job=j2');
  expect(shown.state()).toMatchObject({ isEditing: true, jobData: { id: 'j2', title: 'Barista' } });
});

test('HJOB-15 HJOB-16 HJOB-17 closing is said and shown; reopening asks for new limits', async () => {
  await open();
  await press('Close Hiring');
  expect(lastToast()).toBe('Job posting closed successfully');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
  await press('Reopen Hiring');
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  fireEvent.click(within(dialog).getByLabelText('Auto-stop hiring'));
  fireEvent.change(within(dialog).getByLabelText(/^Closing date/), { target: { value: '' } });
  await press('Reopen Hiring', dialog);
  expect(within(dialog).queryByText('At least one auto-stop condition is required')).not.toBeNull();
  const clear = typeHalfDate(within(dialog).getByLabelText(/^Closing date/));
  await press('Reopen Hiring', dialog);
  expect([
    within(dialog)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
    reopened,
  ]).toEqual([['Enter the whole day, or clear it'], undefined]);
  clear();
  fireEvent.change(within(dialog).getByLabelText(/^Days/), { target: { value: '7' } });
  await press('Reopen Hiring', dialog);
  expect(reopened).toEqual({ enabled: true, applicationsCount: null, daysCount: 7, specificDate: null });
  expect(lastToast()).toBe('Job posting reopened successfully');
  expect(within(screen.getByRole('article')).queryByText('Active')).not.toBeNull();
});

test('HJOB-15 OP-115 closing and reopening keep the focus on the button; wrong limits take it', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Close Hiring' });
  button.focus();
  await press('Close Hiring');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reopen Hiring' }));
  await press('Reopen Hiring');
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  fireEvent.click(within(dialog).getByLabelText('Auto-stop hiring'));
  fireEvent.change(within(dialog).getByLabelText(/^Days/), { target: { value: '0' } });
  await press('Reopen Hiring', dialog);
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Days/));
  expect(reopened).toBeUndefined();
  fireEvent.change(within(dialog).getByLabelText(/^Days/), { target: { value: '' } });
  fireEvent.change(within(dialog).getByLabelText(/^Closing date/), { target: { value: '' } });
  await press('Reopen Hiring', dialog);
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Applications/));
  fireEvent.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await press('Reopen Hiring', dialog);
  // The platform's dialog gives the focus back to the button that opened it: it is still there, with the next step.
  expect(screen.getByRole('button', { name: 'Close Hiring' })).toBe(button);
});

test('HJOB-02 the focus goes on to the other step where there is no further one', async () => {
  await open('?job=j2');
  screen.getByRole('button', { name: 'Next job' }).focus();
  await press('Next job');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous job' }));
});

test('HJOB-18 HJOB-19 OP-117 deleting asks first, and can be left; then the next job is shown', async () => {
  const shown = await open('?job=j3');
  await press('Delete Job');
  const ask = () => screen.getByRole('dialog', { name: 'Delete this job posting?' });
  await press('Cancel', ask());
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Delete Job');
  await press('Delete', ask());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([lastToast(), shown.address(), title(), askedJobs.includes('j3')]).toEqual([
    'Job posting deleted successfully',
    '/hire/all-jobs?job=j2',
    'Barista',
    false,
  ]);
  expect(screen.queryByText('2 of 2')).not.toBeNull();
});

test('HJOB-20 deleting the last job leads to the listings', async () => {
  jobs = jobs.slice(0, 1);
  const shown = await open();
  await press('Delete Job');
  await press('Delete', screen.getByRole('dialog'));
  expect(shown.address()).toBe('/hire/hiring');
});

test('OP-115 a job that was closed in another window is shown as it is now after the refusal', async () => {
  await open();
  changeJob('j1', closedJob);
  refusal = 'This job is already closed.';
  await press('Close Hiring');
  expect(lastToast()).toBe('This job is already closed.');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
  expect([
    screen.queryByRole('button', { name: 'Close Hiring' }),
    screen.queryByRole('button', { name: 'Reopen Hiring' })?.tagName,
  ]).toEqual([null, 'BUTTON']);
});

test('OP-115 a job that another window reopened is shown as it is now behind the dialog that says so', async () => {
  jobs = [closedJob(sampleJob)];
  await open();
  await press('Reopen Hiring');
  changeJob('j1', openJob);
  refusal = 'This job is already open.';
  const dialog = screen.getByRole('dialog', { name: 'Reopen this job?' });
  fireEvent.click(within(dialog).getByLabelText('Auto-stop hiring'));
  await press('Reopen Hiring', dialog);
  expect(within(dialog).getByRole('alert').textContent).toContain('This job is already open.');
  expect(within(screen.getByRole('article')).queryByText('Active')).not.toBeNull();
});

test('how hiring goes follows what comes in, and what another window did', async () => {
  await open();
  const figures = () => screen.getByText('No applications in this time').parentElement?.textContent;
  expect(figures()).toContain('None in the 7 days before either.');
  sentBefore = 5;
  arrive();
  await settle();
  expect(figures()).toContain('5 fewer than in the 7 days before.');
  sentBefore = 6;
  fireEvent.focus(window);
  await settle();
  expect(figures()).toContain('6 fewer than in the 7 days before.');
});

test('OP-117 a job that was deleted in another window is gone after the refusal', async () => {
  await open();
  await press('Delete Job');
  jobs = jobs.slice(1);
  refusal = 'Job not found.';
  await press('Delete', screen.getByRole('dialog'));
  expect(screen.queryByText('Job not found.')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('OP-116 an application that arrives is counted at once, and the last one needed closes the job', async () => {
  jobs = [{ ...sampleJob, applicationsReceived: 4 }];
  await open();
  const counter = () => screen.getByRole('region', { name: 'Applications' }).textContent;
  expect(counter()).toContain('4/5 applications');
  jobs = [{ ...closedJob(sampleJob), applicationsReceived: 5 }];
  arrive();
  await settle();
  expect(counter()).toContain('5/5 applications');
  expect(within(screen.getByRole('article')).queryByText('Inactive')).not.toBeNull();
});

test("OP-036 a job that is not there, or not one's own, is said not to be found, without Try again", async () => {
  await open('?job=unknown');
  expect(screen.queryByText('Job not found.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Job Listings' }).getAttribute('href')).toBe('/hire/hiring');
});

test('without a job there is a way to post one', async () => {
  jobs = [];
  await open();
  expect(screen.getByRole('link', { name: 'Post Job' }).getAttribute('href')).toBe('/hire/post-job');
});

const isInactive = () => within(screen.getByRole('article')).queryByText('Inactive') !== null;

test.each([
  ['at that moment', 27_000, 4000],
  ['as soon as the server has closed it', 89_000, 60_000],
])(
  'OP-115 a job whose time is over is shown closed %s, however long the page has stood',
  async (_when, waits, looks) => {
    jobs = [{ ...sampleJob, closesAt: '2026-11-18T05:31:30Z' }];
    await open();
    await settle(61_000);
    await settle(waits);
    expect(isInactive()).toBe(false);
    jobs = jobs.map(closedJob);
    await settle(looks);
    expect(isInactive()).toBe(true);
  },
);

test('OP-116 who comes back from another window sees what was done there', async () => {
  await open();
  jobs = jobs.map(closedJob);
  expect(isInactive()).toBe(false);
  fireEvent.focus(window);
  await settle();
  expect(isInactive()).toBe(true);
});
