import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { type Answers, showScreen, standStillAt } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { HrSchedulePage } from './hr-schedule-page.tsx';
import { SchedulePage } from './schedule-page.tsx';

/** Both calendars, as time passes and far in the past. */

const entry = (id: string, date: string) => ({
  __typename: 'Interview',
  id,
  title: `Interview ${id}`,
  candidate: 'Asha Nair, Baker',
  date,
  slot: 'S1030_1130',
  slotText: '10:30-11:30',
  startsAt: `${date}T05:00:00.000Z`,
  endsAt: `${date}T06:00:00.000Z`,
  status: 'SCHEDULED',
  calendarUrl: `/interviews/${id}.ics`,
  place: null,
  application: null,
});
type Entries = ReturnType<typeof entry>[];

let usual: Entries;
let old: Entries;
const interviews = (variables: object) => {
  const { date, until = '' } = variables as { date?: string; until?: string };
  return { interviews: date ? old.filter((each) => each.date >= date && each.date <= until) : usual };
};
const answers = (): Answers => ({
  RecruiterInterviews: interviews,
  SeekerInterviews: interviews,
  Notifications: () => ({ notifications: [], unreadNotificationCount: 0 }),
  TakenSlots: () => ({ takenInterviewSlots: [] }),
});

beforeEach(() => {
  standStillAt('2026-11-18T05:30:00Z');
  usual = [entry('1', '2026-11-18'), entry('2', '2026-11-25')];
  old = [entry('3', '2026-05-05'), entry('4', '2026-08-10')];
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const pages = [
  {
    whose: 'HSCHED recruiter',
    Page: HrSchedulePage,
    path: '/hire/schedule',
    operation: 'RecruiterInterviews',
    none: 'No interviews',
    list: /^(Upcoming Interviews|Interviews on )/,
  },
  {
    whose: 'SCHED seeker',
    Page: SchedulePage,
    path: '/schedule',
    operation: 'SeekerInterviews',
    none: 'Nothing',
    list: 'Notifications',
  },
];
const dayButton = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => user.click(await dayButton(name));

/** The computer wakes up; the window becomes visible. */
async function comeBackAt(instant: string): Promise<void> {
  jest.setSystemTime(new Date(instant));
  await act(async () => void window.dispatchEvent(new Event('focus')));
}

describe.each(pages)('$whose', ({ Page, path, operation, none, list }) => {
  const open = (address = '', own = answers()) => showScreen(<Page />, { at: path + address, answers: own });
  const titles = () =>
    within(screen.getByRole('region', { name: list }))
      .queryAllByText(/^Interview \d$/)
      .map(({ textContent }) => textContent);

  test('HSCHED-01 HSCHED-04 SCHED-04 months outside the default list are fetched when shown', async () => {
    const { askedFor } = open();
    await dayButton('November 25, 2026, 1 ' + (path === '/schedule' ? 'entry' : 'interview'));
    for (let step = 0; step < 3; step += 1) await press('Previous month');
    const august = await screen.findByRole('button', { name: /^August 10, 2026, 1/ });
    expect(askedFor(operation)).toEqual([{}, { date: '2026-07-27', until: '2026-09-06' }]);
    await user.click(august);
    await waitFor(() => expect(titles()).toEqual(['Interview 4']));
    for (let step = 0; step < 3; step += 1) await press('Previous month');
    await screen.findByRole('button', { name: /^May 5, 2026, 1/ });
    expect([titles(), screen.getByRole('button', { name: /^May 6, 2026/ }).getAttribute('aria-label')]).toEqual([
      ['Interview 4'],
      `May 6, 2026, ${none}`,
    ]);
  });

  test('HSCHED-07 SCHED-07 an old day in the address shows nothing until loaded; a failure is shown', async () => {
    const own = answers();
    const { [operation]: answer = 'FAIL' } = own;
    own[operation] = (variables) =>
      variables.date ? Promise.reject(new TypeError('Failed to fetch')) : interviews(variables);
    open('?date=2026-05-05', own);
    expect((await screen.findAllByText('The interviews of this month could not be loaded.')).length).toBe(2);
    expect([await dayButton('May 5, 2026'), screen.queryByText(/^No (interviews|notifications)/)]).toEqual([
      expect.anything(),
      null,
    ]);
    own[operation] = answer;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await waitFor(() => expect(titles()).toEqual(['Interview 3']));
    expect(screen.queryByText('The interviews of this month could not be loaded.')).toBeNull();
  });

  test('an impossible date selects no day', async () => {
    open('?date=2026-02-31');
    expect((await screen.findByRole('heading', { name: 'November 2026' })).textContent).toBe('November 2026');
    expect([screen.queryByRole('button', { name: 'Clear filter' }), titles()]).toEqual([
      null,
      ['Interview 1', 'Interview 2'],
    ]);
  });

  test('OP-112 OP-090 what ends while the page is open is over; after midnight in India today moves', async () => {
    open();
    await screen.findByText('Interview 1');
    const links = () => screen.queryAllByRole('link', { name: /^Add to calendar/ }).length;
    expect([document.querySelector('[aria-current=date]')?.textContent, links()]).toEqual(['18', 2]);
    await comeBackAt('2026-11-18T06:00:00Z');
    expect([titles(), links()]).toEqual([['Interview 1', 'Interview 2'], 1]);
    await comeBackAt('2026-11-18T18:29:59Z');
    expect(document.querySelector('[aria-current=date]')?.textContent).toBe('18');
    await comeBackAt('2026-11-18T18:30:00Z');
    expect([document.querySelector('[aria-current=date]')?.textContent, titles()]).toEqual(['19', ['Interview 2']]);
  });
});

test('HSCHED-03 only upcoming days look and are called available', async () => {
  showScreen(<HrSchedulePage />, { at: '/hire/schedule', answers: answers() });
  const tomorrow = await dayButton('November 19, 2026, Available');
  expect(tomorrow.classList.contains('free')).toBe(true);
  expect((await dayButton('November 17, 2026, No interviews')).classList.contains('free')).toBe(false);
  await comeBackAt('2026-11-19T18:30:00Z');
  expect((await dayButton('November 19, 2026, No interviews')).classList.contains('free')).toBe(false);
});
