import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { anotherApplication } from '../../../test/applicants-screen.tsx';
import { type Answers, setPhone, showScreen, standStillAt } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { HrSchedulePage } from './hr-schedule-page.tsx';

interface Entry {
  id: string;
  date: string;
  [field: string]: unknown;
}

const entry = (id: string, date: string, more: object = {}): Entry => ({
  __typename: 'Interview',
  id,
  title: `Interview ${id}`,
  candidate: `Asha Nair, Baker ${id}`,
  date,
  slot: 'S1030_1130',
  slotText: '10:30-11:30',
  startsAt: `${date}T05:00:00.000Z`,
  endsAt: `${date}T06:00:00.000Z`,
  status: 'SCHEDULED',
  calendarUrl: `/interviews/${id}.ics`,
  place: null,
  application: null,
  ...more,
});

let entries: Entry[];
const answers = (): Answers => ({
  RecruiterInterviews: () => ({ interviews: entries }),
  TakenSlots: () => ({ takenInterviewSlots: ['S0900_1000'] }),
  AddInterview: ({ input }) => ({ addInterview: entry('9', '2026-11-27', input as object) }),
  DeleteInterview: () => ({ deleteInterview: true }),
  UpdateInterview: ({ id, input }) => ({ updateInterview: entry(String(id), '2026-11-26', input as object) }),
});

beforeEach(() => {
  standStillAt('2026-11-18T05:30:00Z');
  entries = [
    entry('1', '2026-11-10', { status: 'COMPLETED' }),
    entry('2', '2026-11-18', { startsAt: '2026-11-18T10:30:00Z' }),
    entry('3', '2026-11-25', {
      place: { __typename: 'InterviewPlace', mode: 'IN_PERSON', location: '14 MG Road, Pune' },
    }),
    entry('4', '2026-12-02'),
  ];
});
afterEach(() => {
  setPhone(false);
  sessionStorage.clear();
  jest.useRealTimers();
});

async function open(address = '/hire/schedule', own = answers()) {
  const shown = showScreen(<HrSchedulePage />, { at: address, answers: own });
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return shown;
}
const month = () => screen.getByRole('heading', { level: 2, name: /\d{4}$/ }).textContent;
const day = (name: RegExp) => screen.getByRole('button', { name });
const list = () => screen.getByRole('region', { name: /^(Upcoming Interviews|Interviews on )/ });
const titles = () =>
  within(list())
    .queryAllByText(/^Interview \d$/)
    .map(({ textContent }) => textContent);

test('HSCHED-01 HLAY-03 the schedule shows this month, and the months before and after it', async () => {
  await open();
  await waitFor(() => expect(month()).toBe('November 2026'));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(month()).toBe('December 2026');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(month()).toBe('October 2026');
});

test('HSCHED-02 HSCHED-03 days with interviews stand out and are labelled; the legend names both kinds', async () => {
  await open();
  const busy = await screen.findByRole('button', { name: 'November 25, 2026, 1 interview' });
  expect(busy.classList.contains('busy')).toBe(true);
  expect(day(/^November 24, 2026, Available$/).classList.contains('busy')).toBe(false);
  expect(screen.getByText('Scheduled', { selector: 'section[aria-label="Calendar"] span' })).toBeTruthy();
  expect(screen.getByText('Available', { selector: 'section[aria-label="Calendar"] span' })).toBeTruthy();
});

test('HSCHED-06 OP-112 upcoming interviews start today, with title, slot, candidate and long date', async () => {
  await open();
  await waitFor(() => expect(titles()).toEqual(['Interview 2', 'Interview 3', 'Interview 4']));
  const row = within(list()).getAllByRole('listitem')[1];
  for (const text of [
    'Interview 3',
    'Asha Nair, Baker 3',
    'November 25, 2026',
    '10:30-11:30',
    'Scheduled',
    '14 MG Road, Pune',
  ])
    expect(row?.textContent).toContain(text);
});

test('HSCHED-04 HSCHED-05 a pressed day filters and is in the address; Clear filter shows all again', async () => {
  const shown = await open();
  await user.click(await screen.findByRole('button', { name: 'November 10, 2026, 1 interview' }));
  expect(titles()).toEqual(['Interview 1']);
  expect(shown.address()).toBe('/hire/schedule?date=2026-11-10');
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(titles()).toHaveLength(3);
  expect(shown.address()).toBe('/hire/schedule');
  expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
});

test('HSCHED-04 a pressed day of the next month opens that month, and the focus stays on the day', async () => {
  await open();
  const inNovember = await screen.findByRole('button', { name: 'December 2, 2026, 1 interview' });
  act(() => inNovember.focus());
  await user.click(inNovember);
  expect(month()).toBe('December 2026');
  await waitFor(() => expect(titles()).toEqual(['Interview 4']));
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'December 2, 2026, 1 interview', pressed: true }),
  );
  const next = screen.getByRole('button', { name: 'Next month' });
  act(() => next.focus());
  await user.click(next);
  expect([month(), document.activeElement]).toEqual(['January 2027', next]);
});

test('HSCHED-07 a day without interviews says so with its long date', async () => {
  await open('/hire/schedule?date=2026-11-19');
  expect(await screen.findByText('No interviews scheduled for November 19, 2026')).toBeTruthy();
});

test('HSCHED-08 without upcoming interviews it says "No upcoming interviews"', async () => {
  entries = entries.slice(0, 1);
  await open();
  expect(await screen.findByText('No upcoming interviews')).toBeTruthy();
});

test('HSCHED-09 on a phone there are tabs, Calendar and Interviews; a pressed day opens its interviews', async () => {
  setPhone(true);
  await open();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Calendar', 'Interviews']);
  expect(screen.queryByRole('region', { name: 'Upcoming Interviews' })).toBeNull();
  await user.click(day(/^November 25, 2026/));
  expect(titles()).toEqual(['Interview 3']);
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(month()).toBe('November 2026');
});

test('OP-113 each interview has a calendar file; a past one can be neither moved nor cancelled', async () => {
  await open('/hire/schedule?date=2026-11-10');
  await waitFor(() => expect(titles()).toEqual(['Interview 1']));
  expect(within(list()).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(screen.getByRole('link', { name: 'Add to calendar: Interview 3' }).getAttribute('href')).toBe(
    '/interviews/3.ics',
  );
});

test('OP-113 moving an interview asks for the new time, cancelling asks first', async () => {
  const { askedFor } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Interview 3' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Interview 3' }));
  await fill(form.getByLabelText('Date'), '2026-11-26');
  await form.findByText('Loading the free times');
  await waitFor(() => expect(form.getByRole('radio', { name: '16:00-17:00' })).toHaveProperty('disabled', false));
  expect(form.getByRole('radio', { name: /09:00-10:00/ })).toHaveProperty('disabled', true);
  await user.click(form.getByRole('radio', { name: '16:00-17:00' }));
  await user.click(form.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(askedFor('UpdateInterview')).toEqual([{ id: '3', input: { date: '2026-11-26', slot: 'S1600_1700' } }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Interview 4' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this interview?' }));
  expect(askedFor('DeleteInterview')).toEqual([]);
  entries = entries.slice(0, 3);
  await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() => expect(askedFor('DeleteInterview')).toEqual([{ id: '4' }]));
  await waitFor(() => expect(titles()).toEqual(['Interview 2', 'Interview 3']));
});

test('OP-111 OP-113 adding one by hand requires every field, and taken slots are disabled', async () => {
  const { askedFor } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add interview' }));
  const form = within(screen.getByRole('form', { name: 'New interview' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect((await form.findAllByText(/ is required$/)).map(({ textContent }) => textContent)).toEqual([
    'Title is required',
    'Candidate is required',
    'Date is required',
    'Time slot is required',
  ]);
  for (const [label, value] of [
    ['Title', 'Campus talk'],
    ['Candidate', 'Ravi'],
    ['Date', '2026-11-27'],
  ] as const)
    await fill(form.getByLabelText(label), value);
  await waitFor(() => expect(form.getByRole('radio', { name: '09:00-10:00 Booked' })).toHaveProperty('disabled', true));
  await user.click(form.getByRole('radio', { name: '13:00-14:00' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(askedFor('AddInterview')).toEqual([
      { input: { title: 'Campus talk', candidate: 'Ravi', date: '2026-11-27', slot: 'S1300_1400', place: null } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('OP-111 if only the time slot is missing, the first free one gets the focus', async () => {
  const { askedFor } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add interview' }));
  const form = within(screen.getByRole('form', { name: 'New interview' }));
  for (const [label, value] of [
    ['Title', 'Campus talk'],
    ['Candidate', 'Ravi'],
    ['Date', '2026-11-27'],
  ] as const)
    await fill(form.getByLabelText(label), value);
  await waitFor(() => expect(form.getByRole('radio', { name: '10:30-11:30' })).toHaveProperty('disabled', false));
  await user.click(form.getByRole('button', { name: 'Add' }));
  const slots = await form.findByRole('radiogroup', { name: 'Time slot', description: 'Time slot is required' });
  await waitFor(() =>
    expect([slots.getAttribute('aria-invalid'), document.activeElement]).toEqual([
      'true',
      form.getByRole('radio', { name: '10:30-11:30' }),
    ]),
  );
  await fill(form.getByLabelText('Candidate'), '');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Candidate')));
  expect(askedFor('AddInterview')).toEqual([]);
});

test.each([
  ['2026-12-10', '2026-12-10'],
  ['2026-11-10', ''],
])('HSCHED-04 with %s chosen in the calendar a new interview defaults to %j', async (chosen, proposed) => {
  await open(`/hire/schedule?date=${chosen}`);
  await user.click(await screen.findByRole('button', { name: 'Add interview' }));
  const form = within(await screen.findByRole('form', { name: 'New interview' }));
  await waitFor(() => expect(form.queryByText('Loading the free times')).toBeNull());
  expect(form.getByLabelText<HTMLInputElement>('Date').value).toBe(proposed);
});

test('a booking in another window refetches the list, and the open form keeps its text', async () => {
  const { push } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add interview' }));
  await fill(screen.getByLabelText('Title'), 'Half typed');
  entries = [...entries, entry('5', '2026-11-26')];
  await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
  await waitFor(() => expect(titles()).toContain('Interview 5'));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half typed');
});

test('a calendar that fails to load says so and offers a retry', async () => {
  const own: Answers = { ...answers(), RecruiterInterviews: 'FAIL' };
  await open('/hire/schedule', own);
  await screen.findByText('Your interviews could not be loaded.');
  own.RecruiterInterviews = () => ({ interviews: entries });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a past day is not called upcoming, and nobody is available on a Sunday', async () => {
  await open('/hire/schedule?date=2026-11-10');
  await screen.findByRole('heading', { level: 2, name: 'Interviews on November 10, 2026' });
  expect(screen.getByRole('region', { name: 'Interviews on November 10, 2026' })).toBe(list());
  expect(titles()).toEqual(['Interview 1']);
  expect(day(/^November 22, 2026, No interviews$/).classList.contains('free')).toBe(false);
  expect(day(/^November 23, 2026, Available$/)).toBeTruthy();
  await user.click(day(/^November 24, 2026/));
  await screen.findByRole('heading', { level: 2, name: 'Upcoming Interviews' });
});
