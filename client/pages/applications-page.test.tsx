import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  button,
  confirm,
  find,
  names,
  place,
  settled,
  stand,
  startStand,
  tab,
  turnTo,
} from '../../test/applicants-screen.tsx';
import { setPhone, showScreen } from '../../test/screen.tsx';
import { AllApplicationsPage } from './applicant-lists-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

beforeEach(startStand);
afterEach(() => {
  setPhone(false);
  jest.useRealTimers();
});

const open = (address = '/hire/applications?job=j1') =>
  showScreen(<ApplicationsPage />, stand.answers, address, { isLate: true });
const openAll = (address = '/hire/all-applications') =>
  showScreen(<AllApplicationsPage />, stand.answers, address, { isLate: true });

const notFound = (message: string) => new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });

test("a job or an application that is not there, or not one's own, is said not to be found", async () => {
  Object.assign(stand.answers, {
    Applicants: notFound('Job not found.'),
    ApplicantProfile: notFound('Application not found.'),
  });
  open('/hire/applications?job=unknown&application=unknown');
  await screen.findByText('Job not found.');
  await screen.findByText('Application not found.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Job Listings' }).getAttribute('href')).toBe('/hire/hiring');
});

describe('the applications of a job', () => {
  test('HAPP-01 HAPP-02 the heading names the job, and its short number stands below, nowhere its id', async () => {
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications for: Baker');
    expect(screen.queryByText('Job ID: 1001')).not.toBeNull();
    expect(document.querySelector('.page')?.textContent).not.toContain('j1');
  });

  test('HAPP-03 OP-036 OP-121 one steps through the jobs, each with its own applicants', async () => {
    stand.rows.push({ id: 'b1', name: 'Asha Driver', status: 'NEW', movedAt: '2026-11-18T05:00:00Z', jobId: 'j2' });
    open();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    const steps = screen.getByRole('navigation', { name: 'Jobs' });
    expect(steps.textContent).toBe('Job 1 of 2');
    expect(within(steps).getByRole('button', { name: 'Previous job' })).toHaveProperty('disabled', true);
    const next = within(steps).getByRole('button', { name: 'Next job' });
    next.focus();
    fireEvent.click(next);
    await settled(['Asha Driver']);
    expect(document.activeElement).toBe(button('Previous job'));
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getByRole('navigation', { name: 'Jobs' }).textContent,
    ]).toEqual(['Applications for: Driver', 'Job 2 of 2']);
  });

  test('HAPP-03 it says "Job 1 of 1" where there is one job, too', async () => {
    stand.answers.JobSteps = () => ({
      hrJobs: {
        __typename: 'JobPage',
        total: 1,
        items: [{ __typename: 'Job', id: 'j1', number: 1001, title: 'Baker' }],
      },
    });
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
      fireEvent.click(tab(name));
      await settled([shown]);
      expect(names()).toEqual([shown]);
    }
  });

  test('HAPP-07 HAPPR-11 HAPPR-13 OP-041 3, 10 or 25 a page; up to five pages all, then some', async () => {
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
    turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    arrive(8, 30);
    turnTo(1);
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '…', '13']);
    turnTo(5);
    await settled(['Asha c5', 'Asha c6', 'Asha c7']);
    expect(pages()).toEqual(['1', '…', '4', '5', '6', '…', '13']);
    expect(place()).toBe('/hire/applications?job=j1&page=5');
    expect(screen.getByRole('combobox', { name: 'Applicants on a page' })).not.toBeNull();
  });

  test('OP-041 on a phone, or beside a profile, many pages are one line of at most seven places', async () => {
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
    turnTo(3);
    await settled(['Asha 7', 'Asha c0', 'Asha c1']);
    expect(steps()).toEqual(['prev', '1', '2', '3', '4', '5', '6', '7', 'next']);
    fireEvent.click(screen.getAllByRole('button', { name: 'View Profile' })[0] ?? document.body);
    expect(steps()).toEqual(['1', '2', '3', '4', 'jump-next', '7']);
    turnTo(4);
    await settled(['Asha c2', 'Asha c3', 'Asha c4']);
    expect(steps()).toEqual(['1', 'jump-prev', '3', '4', '5', 'jump-next', '7']);
    fireEvent.click(button('Back to List'));
    act(() => setPhone(true));
    turnTo(5);
    await settled(['Asha c5', 'Asha c6', 'Asha c7']);
    expect(steps()).toEqual(['1', 'jump-prev', '4', '5', '6', '7']);
  });

  test('HAPP-01 a job that is loading is not called removed, and the page says what loads', async () => {
    let bringJobs = (_jobs: object) => undefined as void;
    const jobs = Array.from({ length: 100 }, (_, index) => ({
      __typename: 'Job',
      id: `x${index}`,
      number: 2000 + index,
      title: `Cook ${index}`,
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
    act(() => bringJobs(pageOf([{ __typename: 'Job', id: 'j1', number: 1001, title: 'Baker' }])));
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

  test.each([
    ['all', 'HAPP-24', 'No applications found', 'View Job', '/hire/all-jobs?job=j1'],
    ['approved', 'HAPP-25', 'No approved students found', 'All Applications', '/hire/applications?job=j1'],
    ['on-hold', 'HAPP-26', 'No students on hold found', 'All Applications', '/hire/applications?job=j1'],
    ['rejected', 'HAPP-27', 'No rejected students found', 'All Applications', '/hire/applications?job=j1'],
  ])('the empty list %s says (%s) %s', async (name, _row, text, wayOn, leadsTo) => {
    stand.rows = [];
    open(`/hire/applications?job=j1&tab=${name}`);
    expect((await screen.findByText(text)).textContent).toBe(text);
    fireEvent.click(screen.getByText(wayOn, { selector: 'a, button' }));
    await waitFor(() => expect(place()).toBe(leadsTo));
  });

  test('HAPP-28 HAPP-29 OP-033 another tab or job begins at its first page; the job keeps the tab', async () => {
    open('/hire/applications?job=j1&page=2');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    fireEvent.click(tab('On Hold'));
    await screen.findByText('No students on hold found');
    expect(place()).toBe('/hire/applications?job=j1&tab=on-hold');
    fireEvent.click(button('Next job'));
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j2&tab=on-hold'));
  });

  test('HAPP-35 HAPP-31 when the last one of a page leaves it, the page before is shown', async () => {
    for (const row of stand.rows) row.status = 'ON_HOLD';
    open('/hire/applications?job=j1&tab=on-hold&page=3&application=a7');
    fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    confirm('Confirm Approval', 'Approve');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j1&tab=on-hold&page=2'));
  });
});

describe('one applicant', () => {
  const profile = (id = 'a2') => `/hire/applications?job=j1&application=${id}`;
  const opened = (name: string) =>
    waitFor(() =>
      expect(screen.getByRole('region', { name: 'Applicant' }).querySelector('h2')?.textContent).toBe(name),
    );

  test('HAPP-14 Back to List, and Previous and Next through the whole list over the edges of pages', async () => {
    open(profile('a3'));
    await opened('Asha 3');
    await screen.findByText('3 of 7');
    fireEvent.click(button('Next'));
    await opened('Asha 4');
    await screen.findByText('4 of 7');
    expect(place()).toBe('/hire/applications?job=j1&page=2&application=a4');
    fireEvent.click(button('Previous'));
    await opened('Asha 3');
    fireEvent.click(button('Back to List'));
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j1'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
  });

  test('HAPP-12 OP-056 a linked one comes with its page and place, the way back, and its neighbours', async () => {
    openAll('/hire/all-applications?application=a6');
    await opened('Asha 6');
    await screen.findByText('6 of 7');
    expect(place()).toBe('/hire/all-applications?page=2&application=a6');
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('123');
    for (const [name, reached, leadsTo] of [
      ['Previous', 'Asha 5', 'a5'],
      ['Next', 'Asha 6', 'a6'],
    ] as const) {
      fireEvent.click(button(name));
      await opened(reached);
      expect(place()).toBe(`/hire/all-applications?page=2&application=${leadsTo}`);
    }
    fireEvent.click(button('Back to List'));
    await waitFor(() => expect(place()).toBe('/hire/all-applications?page=2'));
  });

  test('HAPP-21 HAPP-22 HAPP-23 OP-120 contact, place, education, skills, projects and timeline', async () => {
    open(profile());
    await opened('Asha 2');
    const contact = screen.getByRole('list', { name: 'Contact' });
    expect(
      within(contact)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:a2@example.in', 'tel:+919876543210', 'https://asha.example.in']);
    expect(contact.textContent).toContain('Pune');
    for (const [part, text] of [
      ['About', 'I keep books.'],
      ['Education', 'BCA'],
      ['Experience', '2 years'],
      ['Skills', 'Tally'],
      ['Projects', 'An online ledger.'],
      ['Certifications', 'Tally Prime'],
      ['Timeline', 'Applied'],
    ] as const) {
      expect(screen.getByRole('heading', { level: 3, name: part }).parentElement?.textContent).toContain(text);
    }
  });

  test('HAPP-38 dates are written out, as November 18, 2026', async () => {
    open(profile());
    await opened('Asha 2');
    expect(screen.getByRole('region', { name: 'Applicant' }).textContent).toContain('applied November 18, 2026');
  });

  test.each([
    ['HAPP-31', 'IN_REVIEW', 'Approve', 'Confirm Approval', 'APPROVED'],
    ['HAPP-32', 'IN_REVIEW', 'Hold', 'Confirm Hold', 'ON_HOLD'],
    ['HAPP-33', 'IN_REVIEW', 'Reject', 'Confirm Rejection', 'REJECTED'],
    ['HAPPR-02', 'APPROVED', 'Hold', 'Confirm Hold', 'ON_HOLD'],
    ['OP-034', 'APPROVED', 'Reject', 'Confirm Rejection', 'REJECTED'],
    ['OP-034', 'ON_HOLD', 'Approve', 'Confirm Approval', 'APPROVED'],
    ['HAPPR-05', 'ON_HOLD', 'Reject', 'Confirm Rejection', 'REJECTED'],
    ['HAPPR-06', 'REJECTED', 'Approve', 'Confirm Approval', 'APPROVED'],
    ['HAPPR-07', 'REJECTED', 'Hold', 'Confirm Hold', 'ON_HOLD'],
  ] as const)(
    '%s HAPP-34 HAPPR-01 HAPPR-08 HAPPR-09 HAPPR-10 OP-034 OP-040 from %s, %s asks "%s" and becomes %s',
    async (_row, from, label, title, to) => {
      Object.assign(find('a2'), { status: from });
      setPhone(true);
      const tab = { NEW: 'all', IN_REVIEW: 'all', APPROVED: 'approved', ON_HOLD: 'on-hold', REJECTED: 'rejected' }[
        from
      ];
      const { askedFor } = open(`${profile()}&tab=${tab}`);
      await opened('Asha 2');
      fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
      confirm(title, 'Cancel');
      expect([screen.queryByRole('dialog'), find('a2').status, askedFor('SetApplicationStatus')]).toEqual([
        null,
        from,
        [],
      ]);
      fireEvent.click(button(new RegExp(`^${label}`)));
      fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' See you. ' } });
      confirm(title, label);
      await waitFor(() =>
        expect(askedFor('SetApplicationStatus')).toEqual([{ id: 'a2', status: to, reason: 'See you.', seen: from }]),
      );
      await waitFor(() => expect(place()).not.toContain('application='));
      expect(screen.queryByRole('region', { name: 'Applicant' })).toBeNull();
    },
  );

  test('HAPP-33 HAPPR-15 HAPPR-09 HAPP-36 OP-122 OP-032 the moved are in the other list, the next opens', async () => {
    open(profile('a1'));
    await opened('Asha 1');
    fireEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    confirm('Confirm Rejection', 'Reject');
    await opened('Asha 2');
    fireEvent.click(button('Back to List'));
    await settled(['Asha 2', 'Asha 3', 'Asha 4']);
    fireEvent.click(tab('Rejected'));
    await settled(['Asha 1']);
    expect(names()).toEqual(['Asha 1']);
  });

  test('a decision of another window is told in the dialog, and the new state is shown', async () => {
    stand.answers.SetApplicationStatus = new GraphQLError('It was moved meanwhile.', {
      extensions: { code: 'CONFLICT' },
    });
    open(profile());
    await opened('Asha 2');
    fireEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    Object.assign(find('a2'), { status: 'APPROVED' });
    confirm('Confirm Rejection', 'Reject');
    await within(screen.getByRole('dialog', { name: 'Confirm Rejection' })).findByRole('alert');
    confirm('Confirm Rejection', 'Cancel');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Applicant' }).querySelector('header')?.textContent).toContain(
        'Approved',
      ),
    );
  });

  test('OP-098 after a withdrawal the profile says so, without any way to reach the person', async () => {
    Object.assign(find('a2'), { status: 'WITHDRAWN' });
    open(profile());
    await opened('Asha 2');
    expect(
      screen.queryByText('This application was withdrawn. Contact details and the resume are closed.'),
    ).not.toBeNull();
    expect(
      screen
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => /^(mailto|tel|https?):/.test(href ?? '')),
    ).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Approve|Hold|Reject)/ })).toBeNull();
  });
});
