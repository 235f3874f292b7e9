import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, setPhone, showScreen, standStillAt } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { SchedulePage } from './schedule-page.tsx';

const notification = (id: string, title: string, day: number) => ({
  id,
  title,
  text: '',
  type: 'GENERAL',
  isRead: false,
  createdAt: `2026-11-${day}T06:30:00Z`,
  link: null,
});
const interview = {
  id: 'i1',
  title: 'Interview for Baker',
  date: '2026-11-25',
  endsAt: '2026-11-25T06:00:00Z',
  slotText: '10:30-11:30',
  status: 'SCHEDULED',
  calendarUrl: '/interviews/i1.ics',
  place: { mode: 'IN_PERSON', location: '14 MG Road, Pune' },
  application: { id: 'a1', applicant: { phone: null }, job: { id: 'j1', company: { id: 'c1', name: 'Sunrise' } } },
};
let stored: ReturnType<typeof notification>[];
let interviews: (typeof interview)[];
const answers = (): Answers => ({
  Notifications: () => ({ notifications: stored, unreadNotificationCount: stored.length }),
  SeekerInterviews: () => ({ interviews }),
  MarkNotificationRead: ({ id }) => ({
    markNotificationRead: { ...stored.find((each) => each.id === id), isRead: true },
  }),
  DeleteNotification: () => ({ deleteNotification: true }),
});

beforeEach(() => {
  standStillAt('2026-11-18T05:30:00Z');
  stored = [];
  interviews = [];
});
afterEach(() => {
  jest.useRealTimers();
  setPhone(false);
});

const show = (at = '/schedule', own = answers()) => showScreen(<SchedulePage />, { at, answers: own });
const list = () => within(screen.getByRole('region', { name: 'Notifications' }));
const rows = () => list().queryAllByRole('listitem');
const day = (words: string) => screen.findByRole('button', { name: `November ${words}` });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('SCHED-01 SCHED-02 SCHED-03 SCHED-04 SCHED-05 SCHED-08 OP-090 marked days filter; read, delete', async () => {
  stored = [
    notification('1', 'On the tenth', 10),
    notification('2', 'Also on the tenth', 10),
    notification('3', 'On the twelfth', 12),
  ];
  const first = show();
  await screen.findByRole('heading', { name: 'November 2026' });
  await press('Previous month');
  await screen.findByRole('heading', { name: 'October 2026' });
  await press('Next month');
  const busy = await day('10, 2026, 2 entries');
  expect([busy, await day('11, 2026, Nothing')].map(({ classList }) => classList.contains('busy'))).toEqual([
    true,
    false,
  ]);
  expect(rows()).toHaveLength(3);
  await user.click(busy);
  expect(list().getByRole('heading', { name: 'November 10, 2026' })).toBeTruthy();
  expect(rows()).toHaveLength(2);
  expect(first.address()).toBe('/schedule?date=2026-11-10');
  first.unmount();

  const { address } = show('/schedule?date=2026-11-10');
  await day('10, 2026, 2 entries');
  await press('Mark as read: On the tenth');
  await waitFor(() => expect(list().queryByRole('button', { name: 'Mark as read: On the tenth' })).toBeNull());
  await press('Delete: Also on the tenth');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await press('Clear filter');
  expect([rows().length, address()]).toEqual([2, '/schedule']);
});

test('SCHED-06 SCHED-07 on a phone there are two tabs; without anything it says "No notifications"', async () => {
  setPhone(true);
  show();
  await screen.findByRole('heading', { name: 'November 2026' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Calendar', 'Notifications']);
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  await screen.findByText('No notifications');
  expect(screen.queryByRole('heading', { name: 'November 2026' })).toBeNull();
});

test('OP-090 an interview is on its day, and links to its application and its calendar file', async () => {
  interviews = [interview];
  show();
  await user.click(await day('25, 2026, 1 entry'));
  const [entry] = rows();
  expect(entry?.textContent).toContain('November 25, 2026, 10:30-11:30 (India time)');
  const places = within(entry as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(places).toEqual([
    ['Interview for Baker', '/applied-jobs?application=a1'],
    [' Add to calendar', '/interviews/i1.ics'],
  ]);
});

test('a schedule that fails to load says so, and Try again loads it', async () => {
  const own: Answers = { ...answers(), SeekerInterviews: 'FAIL' };
  stored = [notification('1', 'Welcome', 10)];
  show('/schedule', own);
  await screen.findByText('Your schedule could not be loaded.');
  Object.assign(own, answers());
  await press('Try again');
  await screen.findByText('Welcome');
  expect(rows()).toHaveLength(1);
});

test('on a phone the calendar opens at the month of the next interview', async () => {
  setPhone(true);
  standStillAt('2026-11-28T05:30:00Z');
  interviews = [{ ...interview, date: '2026-12-02', endsAt: '2026-12-02T04:30:00Z' }];
  show();
  const next = await screen.findByRole('region', { name: 'Your next interview' });
  expect(within(next).getByText('Interview for Baker')).toBeTruthy();
  expect(screen.getByText('December 2026')).toBeTruthy();
  expect(screen.getByText('14 MG Road, Pune')).toBeTruthy();
});
