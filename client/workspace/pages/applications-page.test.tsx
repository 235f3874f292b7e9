import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  button,
  confirm,
  names,
  place,
  settled,
  showApplicants,
  stand,
  startStand,
  tab,
  turnTo,
} from '../../../test/applicants-screen.tsx';
import { choose } from '../../../test/choose.ts';
import { setPhone } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { ApplicationsPage } from './applications-page.tsx';

beforeEach(startStand);
afterEach(() => {
  localStorage.clear();
  setPhone(false);
  jest.useRealTimers();
});

const open = (address = '/hire/applications?job=j1') => showApplicants(<ApplicationsPage />, address);

const notFound = (message: string) => new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });

test('a job that does not exist or belongs to others is not found', async () => {
  Object.assign(stand.answers, {
    Applicants: notFound('Job not found.'),
    JobOfApplications: notFound('Job not found.'),
  });
  open('/hire/applications?job=unknown');
  await screen.findByText('Job not found.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Job Listings' }).getAttribute('href')).toBe('/hire/hiring');
});

test('an application that does not exist or belongs to others is not found', async () => {
  Object.assign(stand.answers, { ApplicantProfile: notFound('Application not found.') });
  open('/hire/applications?job=j1&application=unknown');
  await screen.findByText('Application not found.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const baker = { __typename: 'Job', id: 'j1', number: 1001, title: 'Baker', applicationsReceived: 7 };
describe('the applications of a job', () => {
  test('without a job in the address, the newest job with applications is shown, else the newest job', async () => {
    for (const row of stand.rows) row.jobId = 'j2';
    const { unmount } = open('/hire/applications');
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/applications?job=j2');
    unmount();
    stand.rows = [];
    open('/hire/applications');
    await screen.findByText('No applications found');
    expect(place()).toBe('/hire/applications?job=j1');
  });

  test('HAPP-01 HAPP-02 the heading names the job with its short number below, and never shows its id', async () => {
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications for: Baker');
    expect(screen.queryByText('Job ID: 1001')).not.toBeNull();
    expect(document.querySelector('.page')?.textContent).not.toContain('j1');
  });

  test('HAPP-03 HAPP-04 OP-036 OP-121 the stepper moves through the jobs, each with its own applicants', async () => {
    stand.rows.push({ id: 'b1', name: 'Asha Driver', status: 'NEW', movedAt: '2026-11-18T05:00:00Z', jobId: 'j2' });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const steps = screen.getByRole('navigation', { name: 'Jobs' });
    expect(steps.textContent).toBe('Job 1 of 2');
    expect(within(steps).getByRole('button', { name: 'Previous job' })).toHaveProperty('disabled', true);
    const next = within(steps).getByRole('button', { name: 'Next job' });
    next.focus();
    await user.click(next);
    await settled(['Asha Driver']);
    expect(document.activeElement).toBe(button('Previous job'));
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getByRole('navigation', { name: 'Jobs' }).textContent,
    ]).toEqual(['Applications for: Driver', 'Job 2 of 2']);
  });

  test('HAPP-03 a single job reads "Job 1 of 1"', async () => {
    stand.answers.JobSteps = () => ({ hrJobs: { __typename: 'JobPage', total: 1, items: [baker] } });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const steps = screen.getByRole('navigation', { name: 'Jobs' });
    expect(steps.textContent).toBe('Job 1 of 1');
    expect(
      within(steps)
        .getAllByRole('button')
        .map((each) => (each as HTMLButtonElement).disabled),
    ).toEqual([true, true]);
  });

  test('HAPP-05 on a phone the stepper floats', async () => {
    setPhone(true);
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.getByRole('navigation', { name: 'Jobs' }).className).toContain('floating');
  });

  test('HAPP-06 four tabs, each with its list', async () => {
    const [first, second, third] = stand.rows;
    Object.assign(first ?? {}, { status: 'APPROVED' });
    Object.assign(second ?? {}, { status: 'ON_HOLD' });
    Object.assign(third ?? {}, { status: 'REJECTED' });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 4']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All Applications',
      'Approved',
      'On Hold',
      'Rejected',
    ]);
    for (const [name, shown] of [
      ['Approved', 'Asha 1'],
      ['On Hold', 'Asha 2'],
      ['Rejected', 'Asha 3'],
    ] as const) {
      await user.click(tab(name));
      await settled([shown]);
      expect(names()).toEqual([shown]);
    }
  });

  test('HAPP-07 HAPP-13 HAPPR-11 HAPPR-12 HAPPR-13 OP-041 3, 10 or 25 a page; up to five page links', async () => {
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const pages = () =>
      [...screen.getByRole('navigation', { name: 'Pages' }).querySelectorAll('li')]
        .map((item) => (item.className.includes('ant-pagination-jump') ? '…' : item.textContent.trim()))
        .filter((text) => /^(\d+|…)$/.test(text));
    expect(pages()).toEqual(['1', '2', '3']);
    const arrive = (from: number, to: number) =>
      act(
        () =>
          void stand.rows.push(
            ...Array.from({ length: to - from }, (_, index) => ({
              id: `c${from + index}`,
              name: `Asha c${from + index}`,
              status: 'NEW' as const,
              movedAt: '2026-11-18T05:00:00Z',
              jobId: 'j1',
            })),
          ),
      );
    arrive(0, 8);
    await turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    arrive(8, 30);
    await turnTo(1);
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '…', '13']);
    await turnTo(5);
    await settled(['Asha c5', 'Asha c6', 'Asha c7']);
    expect(pages()).toEqual(['1', '…', '4', '5', '6', '…', '13']);
    expect(place()).toBe('/hire/applications?job=j1&page=5');
    expect(screen.getByRole('combobox', { name: 'Applicants on a page' })).not.toBeNull();
  });

  test('OP-041 a list starts in the last chosen size; an address with a page keeps its own', async () => {
    const { unmount } = open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await choose('Applicants on a page', '10 / page');
    const everybody = stand.rows.map(({ name }) => name);
    await settled(everybody);
    unmount();
    const { unmount: leave } = open();
    await settled(everybody);
    leave();
    open('/hire/applications?job=j1&page=2');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    expect(place()).toBe('/hire/applications?job=j1&page=2');
  });

  test('OP-041 on a phone, or next to a profile, the pagination is one line of at most seven items', async () => {
    const steps = () =>
      [
        ...screen
          .getByRole('navigation', { name: 'Pages' })
          .querySelectorAll('li[class*="ant-pagination-"]:not(.ant-pagination-options)'),
      ].map(
        (item) =>
          /-(prev|next|jump-prev|jump-next)\b/.exec(item.className.replace(/item-\S+/g, ''))?.[1] ?? item.textContent,
      );
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(steps()).toEqual(['prev', '1', '2', '3', 'next']);
    stand.rows.push(
      ...Array.from({ length: 14 }, (_, index) => ({
        id: `c${index}`,
        name: `Asha c${index}`,
        status: 'IN_REVIEW' as const,
        movedAt: '2026-11-18T05:00:00Z',
        jobId: 'j1',
      })),
    );
    await turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(steps()).toEqual(['prev', '1', '2', '3', '4', '5', '6', '7', 'next']);
    await user.click(screen.getAllByRole('button', { name: 'View Profile' })[0] ?? document.body);
    expect(steps()).toEqual(['1', '2', '3', '4', 'jump-next', '7']);
    await turnTo(4);
    await settled(['Asha c2', 'Asha c3', 'Asha c4']);
    expect(steps()).toEqual(['1', 'jump-prev', '3', '4', '5', 'jump-next', '7']);
    await user.click(button('Back to List'));
    act(() => setPhone(true));
    await turnTo(5);
    await settled(['Asha c5', 'Asha c6', 'Asha c7']);
    expect(steps()).toEqual(['1', 'jump-prev', '4', '5', '6', '7']);
  });

  test('HAPP-01 a loading job is not called removed, and the page says what is loading', async () => {
    let bringJobs = (_jobs: object) => undefined as void;
    const jobs = Array.from({ length: 100 }, (_, index) => ({
      __typename: 'Job',
      id: `x${index}`,
      number: 2000 + index,
      title: `Cook ${index}`,
      applicationsReceived: 0,
    }));
    const pageOf = (items: object[]) => ({ hrJobs: { __typename: 'JobPage', total: 101, items } });
    stand.answers.JobSteps = ({ page }) =>
      page === 1 ? pageOf(jobs) : new Promise<object>((bring) => void (bringJobs = bring));
    open();
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getByText('Loading applications').parentElement?.tagName,
      screen.queryByText('No applications found'),
    ]).toEqual(['Applications', 'OUTPUT', null]);
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications');
    act(() => bringJobs(pageOf([baker])));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications for: Baker'));
  });

  test('HAPP-08 HAPP-09 HAPP-10 HAPP-37 OP-031 a card: name, e-mail, programme, badge, View Profile', async () => {
    const days = ['2026-11-18T05:00:00Z', '2026-11-17T05:00:00Z', '2026-11-12T05:00:00Z'];
    for (const [index, movedAt] of days.entries()) Object.assign(stand.rows[index] ?? {}, { movedAt });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const cards = screen
      .getAllByRole('button', { name: 'View Profile' })
      .map((each) => each.closest('li')?.textContent);
    for (const [index, day] of ['Today', 'Yesterday', '6 days ago'].entries())
      for (const text of [`Asha ${index + 1}`, `a${index + 1}@example.in`, 'BCA', day])
        expect(cards[index]).toContain(text);
  });

  test('HAPP-11 HAPP-37 OP-038 a card shows when somebody applied, its badge when the last move was', async () => {
    Object.assign(stand.rows[0] ?? {}, { status: 'APPROVED', appliedAt: '2026-11-12T05:00:00Z' });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const card = screen.getByText('Applied: 6 days ago').closest('li');
    expect(within(card ?? document.body).getAllByText(/^(Approved|Today)$/)).toHaveLength(2);
  });

  test.each([
    ['all', 'HAPP-24', 'No applications found', 'View Job', '/hire/all-jobs?job=j1'],
    ['approved', 'HAPP-25', 'No approved students found', 'All Applications', '/hire/applications?job=j1'],
    ['on-hold', 'HAPP-26', 'No students on hold found', 'All Applications', '/hire/applications?job=j1'],
    ['rejected', 'HAPP-27', 'No rejected students found', 'All Applications', '/hire/applications?job=j1'],
  ])('the empty list %s says (%s) %s', async (name, _row, text, wayOn, leadsTo) => {
    stand.rows = [];
    open(`/hire/applications?job=j1&tab=${name}`);
    expect((await screen.findByText(text)).textContent).toBe(text);
    await user.click(screen.queryByRole('link', { name: wayOn }) ?? button(wayOn));
    await waitFor(() => expect(place()).toBe(leadsTo));
  });

  test('HAPP-28 HAPP-29 OP-033 another tab or job starts at its first page; the job keeps the tab', async () => {
    open('/hire/applications?job=j1&page=2');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    await user.click(tab('On Hold'));
    await screen.findByText('No students on hold found');
    expect(place()).toBe('/hire/applications?job=j1&tab=on-hold');
    await user.click(button('Next job'));
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j2&tab=on-hold'));
  });

  test('HAPP-35 HAPP-31 when the last application leaves a page, the previous page is shown', async () => {
    for (const row of stand.rows) row.status = 'ON_HOLD';
    open('/hire/applications?job=j1&tab=on-hold&page=3&application=a7');
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    await confirm('Confirm Approval', 'Approve');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j1&tab=on-hold&page=2'));
  });
});
