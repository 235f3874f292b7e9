import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { anotherApplication } from '../../../test/applicants-screen.tsx';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { HiringPage } from './hiring-page.tsx';

const job = (number: number) => ({
  __typename: 'Job',
  id: `j${number}`,
  title: `Baker ${number}`,
  status: 'ACTIVE',
  location: 'Pune',
  postedAt: '2026-11-18T05:30:00Z',
  closesAt: null as string | null,
  isUrgent: false,
  waitsForCompany: false,
  isTakenDown: false,
  isHeld: false,
  applicationsReceived: number,
});
const waiting = { __typename: 'WaitingTimes', medianHours: null, waiting: 0, spans: [] };
let jobsWait: boolean;
let membership: string;
let total: number;
let applications: number;
const answers = (): Answers => ({
  JobListings: ({ search, page }) => ({
    hrJobs: {
      __typename: 'JobPage',
      total: search ? (search === 'baker' ? 1 : 0) : total,
      items:
        search === 'nothing'
          ? []
          : search
            ? [job(1)]
            : Array.from({ length: Math.min(4, total - 4 * (Number(page) - 1)) }, (_, index) =>
                job(4 * (Number(page) - 1) + index + 1),
              ),
    },
    hrAnalytics: { __typename: 'HrAnalytics', totalJobs: total, totalApplications: applications },
  }),
  FirstJob: () => ({ hrProfile: { __typename: 'HrProfile', membership, jobsWaitForVerification: jobsWait } }),
  HiringFigures: () => ({
    hrAnalytics: {
      __typename: 'HrAnalytics',
      hiring: {
        __typename: 'HiringFigures',
        from: '2026-10-20',
        to: '2026-11-18',
        applications: 0,
        applicationsBefore: 0,
        timeline: [],
        steps: [],
        statuses: [],
        firstAnswer: waiting,
        firstDecision: waiting,
      },
    },
  }),
});

beforeEach(() => {
  jobsWait = false;
  membership = 'MEMBER';
  total = 6;
  applications = 123_456;
});
afterEach(() => void jest.useRealTimers());

const open = (address = '/hire/hiring', own = answers()) => showScreen(<HiringPage />, { at: address, answers: own });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2, name: /^Baker/ }).map(({ textContent }) => textContent);
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const figure = (label: string) =>
  screen.getByText(label).closest('.ant-statistic')?.querySelector('.ant-statistic-content')?.textContent;

test('HLIST-01 HLIST-05 HLIST-06 HLAY-04 the listings: title, number of applications, posting date', async () => {
  open();
  const [card] = await screen.findAllByRole('article');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Job Listings');
  for (const text of ['Baker 1', 'Posted: November 18, 2026', '1 application'])
    expect(card?.textContent).toContain(text);
});

test('HLIST-07 OP-118 View Applicants leads to the applications of its job', async () => {
  open();
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('link', { name: 'View Applicants' }).map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((number) => `/hire/applications?job=j${number}`),
  );
});

test('HLIST-09 a page has four jobs', async () => {
  const { askedFor, address } = open();
  await waitFor(() => expect(titles()).toEqual(['Baker 1', 'Baker 2', 'Baker 3', 'Baker 4']));
  await user.click(screen.getByText('2', { selector: '.ant-pagination a, .ant-pagination button, [aria-label], a' }));
  await waitFor(() => expect(titles()).toEqual(['Baker 5', 'Baker 6']));
  expect(address()).toBe('/hire/hiring?page=2');
  expect(askedFor('JobListings')).toEqual([1, 2].map((page) => ({ search: null, page, pageSize: 4 })));
});

test('HLIST-02 HLIST-03 OP-059 the search box searches while typing and starts at the first page', async () => {
  const { askedFor, address } = open('/hire/hiring?page=2');
  await waitFor(() => expect(titles()).toEqual(['Baker 5', 'Baker 6']));
  expect(search().placeholder).toBe('Search jobs...');
  await fill(search(), ' baker ');
  await waitFor(() => expect(titles()).toEqual(['Baker 1']));
  expect(askedFor('JobListings').at(-1)).toEqual({ search: 'baker', page: 1, pageSize: 4 });
  expect(address()).toBe('/hire/hiring?search=baker');
});

test('HLIST-10 OP-119 Job Analytics: totals of all jobs and applications, regardless of the search', async () => {
  open('/hire/hiring?search=baker');
  await screen.findByRole('heading', { level: 2, name: 'Job Analytics' });
  expect([figure('Total Jobs'), figure('Total Applications')]).toEqual(['6', '1,23,456']);
});

test('HLIST-12 HLIST-13 a search without matches says so; Clear search shows all again', async () => {
  open('/hire/hiring?search=nothing');
  await screen.findByText('No jobs found matching your search');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(search().value).toBe('');
});

const busy = () => screen.getAllByRole('article')[0]?.closest('[aria-busy]')?.getAttribute('aria-busy');

test('HLIST-09 jobs are marked busy while another page loads; on failure they go, and Try again loads it', async () => {
  const own = answers();
  const { address } = open('/hire/hiring', own);
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(busy()).toBe('false');
  let fail = () => undefined as void;
  own.JobListings = () =>
    new Promise<object>((_done, refuse) => void (fail = () => refuse(new TypeError('Failed to fetch'))));
  await user.click(screen.getByText('2', { selector: '.ant-pagination a' }));
  await waitFor(() => expect(busy()).toBe('true'));
  await act(async () => fail());
  await screen.findByText('Your jobs could not be loaded.');
  expect([titles(), address()]).toEqual([[], '/hire/hiring?page=2']);
  Object.assign(own, answers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Baker 5', 'Baker 6']));
});

test('HLIST-02 a failed search shows no earlier jobs, and retries when the network is back', async () => {
  const own = answers();
  open('/hire/hiring', own);
  await waitFor(() => expect(titles()).toHaveLength(4));
  own.JobListings = 'FAIL';
  await fill(search(), 'baker');
  await screen.findByText('Your jobs could not be loaded.');
  expect([titles(), search().value]).toEqual([[], 'baker']);
  Object.assign(own, answers());
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(titles()).toEqual(['Baker 1']));
});

test('HLIST-09 a page that does not exist leads to the last one', async () => {
  const { askedFor } = open('/hire/hiring?page=1000000000000');
  await waitFor(() => expect(titles()).toEqual(['Baker 5', 'Baker 6']));
  expect(askedFor('JobListings').map(({ page }) => page)).toEqual([2500, 2]);
});

test('HLIST-09 a page past the end is replaced by the last one, and the back button leaves it', async () => {
  function Ways() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/hire/hiring?page=9')}>Ninth</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  }
  const { address } = showScreen(
    <>
      <Ways />
      <HiringPage />
    </>,
    { at: '/hire/hiring?search=baker', answers: answers() },
  );
  await waitFor(() => expect(titles()).toEqual(['Baker 1']));
  await user.click(screen.getByText('Ninth'));
  await waitFor(() => expect(titles()).toEqual(['Baker 5', 'Baker 6']));
  expect(address()).toBe('/hire/hiring?page=2');
  await user.click(screen.getByText('Back'));
  await waitFor(() => expect(titles()).toEqual(['Baker 1']));
  expect(address()).toBe('/hire/hiring?search=baker');
});

test('HLIST-02 the search reaches the address before another page opens, and does not interrupt it', async () => {
  const { address } = showScreen(
    <>
      <Link to="/hire/schedule">Schedule</Link>
      <HiringPage />
    </>,
    { at: '/hire/hiring', answers: answers() },
  );
  await waitFor(() => expect(titles()).toHaveLength(4));
  await fill(search(), 'baker');
  await user.tab();
  expect(address()).toBe('/hire/hiring?search=baker');
  await user.click(screen.getByText('Schedule'));
  await act(() => new Promise((wake) => setTimeout(wake, 400)));
  expect(address()).toBe('/hire/schedule');
});

test('OP-116 returning from another window shows what was done there', async () => {
  open();
  await waitFor(() => expect(titles()).toHaveLength(4));
  total = 2;
  // The window itself, which user-event cannot focus.
  fireEvent.focus(window);
  await waitFor(() => expect(titles()).toHaveLength(2));
});

test('OP-116 a new application is counted at once', async () => {
  const { push } = open();
  await waitFor(() => expect(titles()).toHaveLength(4));
  applications = 123_457;
  await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
  await waitFor(() => expect(figure('Total Applications')).toBe('1,23,457'));
  expect(titles()).toHaveLength(4);
});

test('OP-115 OP-116 a job that reaches its closing time is shown closed in the list', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
  const closing = [
    { ...job(1), closesAt: '2026-11-30T18:29:59Z' },
    { ...job(2), closesAt: '2026-11-18T05:31:30Z' },
    { ...job(3), status: 'INACTIVE', closesAt: '2026-11-17T05:30:00Z' },
  ];
  let items = closing;
  const { askedFor } = open('/hire/hiring', {
    ...answers(),
    JobListings: () => ({
      hrJobs: { __typename: 'JobPage', total: 3, items },
      hrAnalytics: { __typename: 'HrAnalytics', totalJobs: 3, totalApplications: 6 },
    }),
  });
  await settle();
  const states = () =>
    screen.getAllByRole('article').map((card) => within(card).getByText(/^(Active|Inactive)$/).textContent);
  await settle(61_000);
  await settle(27_000);
  expect([states(), askedFor('JobListings').length]).toEqual([['Active', 'Active', 'Inactive'], 1]);
  items = closing.map((each) => (each.id === 'j2' ? { ...each, status: 'INACTIVE' } : each));
  await settle(4000);
  await settle();
  expect([states(), askedFor('JobListings').length]).toEqual([['Active', 'Inactive', 'Inactive'], 2]);
});

test('twenty applications that move together cause two refetches, not twenty', async () => {
  const { push, askedFor } = open();
  await waitFor(() => expect(titles()).toHaveLength(4));
  jest.useFakeTimers();
  for (let moved = 1; moved <= 20; moved += 1) {
    applications = moved;
    await act(() => {
      push('ApplicationMoved', { applicationChanged: anotherApplication });
      return jest.advanceTimersByTimeAsync(20);
    });
  }
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect([figure('Total Applications'), askedFor('JobListings').length, askedFor('HiringFigures').length]).toEqual([
    '20',
    3,
    3,
  ]);
});

test('before the first job the page says what to do; a failed listing offers a retry', async () => {
  total = 0;
  const first = open();
  await screen.findByText('Post your first job');
  expect(within(document.body).queryByText('Hiring overview')).toBeNull();
  expect(screen.getByText(/^It appears in the search right away\./)).toBeTruthy();
  first.unmount();
  jobsWait = true;
  const unseen = open();
  await screen.findByText(/^It stays hidden until your company is verified/);
  unseen.unmount();
  membership = 'ASKED';
  const asked = open();
  await screen.findByText(/^It stays hidden until your company accepts you/);
  asked.unmount();
  open('/hire/hiring', { ...answers(), JobListings: 'FAIL' });
  await screen.findByText('Your jobs could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
