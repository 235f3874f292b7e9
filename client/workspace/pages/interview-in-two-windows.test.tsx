import { act, screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { anotherApplication } from '../../../test/applicants-screen.tsx';
import { type Answers, setPhone, showScreen, standStillAt } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { HrProfilePage } from './hr-profile-page.tsx';
import { HrSchedulePage } from './hr-schedule-page.tsx';

interface Entry {
  id: string;
  [field: string]: unknown;
}

const entry = (id: string, date: string, more: object = {}): Entry => ({
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
const ofApplication = {
  application: {
    __typename: 'Application',
    id: 'a',
    applicant: { __typename: 'Applicant', name: 'Asha Nair', phone: null },
    job: { __typename: 'Job', id: 'j' },
  },
};

let entries: Entry[];
const answers = (): Answers => ({
  RecruiterInterviews: () => ({ interviews: entries }),
  TakenSlots: () => ({ takenInterviewSlots: [] }),
  UpdateInterview: ({ id, input }) => ({ updateInterview: entry(String(id), '2026-11-26', input as object) }),
});

beforeEach(() => {
  standStillAt('2026-11-18T05:30:00Z');
  entries = [entry('1', '2026-11-25'), entry('2', '2026-12-02', ofApplication)];
});
afterEach(() => {
  setPhone(false);
  sessionStorage.clear();
  jest.useRealTimers();
});

async function edit(title: string, { own = answers(), isPhone = false } = {}) {
  setPhone(isPhone);
  const shown = showScreen(<HrSchedulePage />, { at: '/hire/schedule', answers: own });
  if (isPhone) await press('tab', 'Interviews');
  await press('button', `Edit ${title}`);
  return shown;
}
/** Presses it and waits until the free slots have loaded, if the form shows slots. */
const press = async (role: 'button' | 'tab', name: string | RegExp) => {
  await user.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(screen.queryByText('Loading the free times')).toBeNull());
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeInto = (label: string, value: string) => fill(field(label), value);
const lastToast = () => toastStore.toasts().at(-1)?.content;

/** Another window changed an application, and with it the calendar. */
async function elsewhere({ push }: Pick<ReturnType<typeof showScreen>, 'push'>, becomes: Entry[]): Promise<void> {
  entries = becomes;
  await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
}

test('HPROF-10 an interview cancelled elsewhere while edited keeps the typed text, and an update says so', async () => {
  const own = answers();
  const shown = await edit('Interview 2', { own });
  await typeInto('Title', 'Second talk with Asha');
  await elsewhere(shown, entries.slice(0, 1));
  own.UpdateInterview = new GraphQLError('Interview not found.', { extensions: { code: 'NOT_FOUND' } });
  await press('button', 'Update');
  expect((await screen.findByRole('alert')).textContent).toBe('Interview not found.');
  expect(field('Title').value).toBe('Second talk with Asha');
  await press('button', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect([screen.queryByText(/Interview 2/), document.activeElement?.tagName]).toEqual([null, 'BUTTON']);
});

test('an interview moved elsewhere stays moved: only fields edited here are sent, and the form stays', async () => {
  const shown = await edit('Interview 2');
  await typeInto('Title', 'Second talk');
  await elsewhere(shown, [
    entry('2', '2026-11-20', { ...ofApplication, slot: 'S1300_1400', slotText: '13:00-14:00' }),
    entry('1', '2026-11-25'),
  ]);
  await screen.findByRole('button', { name: 'November 20, 2026, 1 interview' });
  expect(field('Title').value).toBe('Second talk');
  await press('button', 'Update');
  await waitFor(() =>
    expect(shown.askedFor('UpdateInterview')).toEqual([{ id: '2', input: { title: 'Second talk' } }]),
  );
});

test('HSCHED-04 HPROF-10 an open form keeps its text while another day is viewed', async () => {
  await edit('Interview 1');
  await typeInto('Title', 'Half typed');
  await press('button', /^December 2, 2026/);
  await screen.findByRole('button', { name: 'Clear filter' });
  expect(field('Title').value).toBe('Half typed');
  await press('button', 'Edit Interview 2');
  expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('button', 'Discard');
  expect([field('Title').value, screen.queryByRole('button', { name: 'Edit Interview 1' })]).toEqual([
    'Interview 2',
    null,
  ]);
});

test('HSCHED-09 HPROF-10 on a phone typed text survives a look at the calendar, and goes when cancelled', async () => {
  await edit('Interview 1', { isPhone: true });
  await typeInto('Title', 'Half typed');
  await press('tab', 'Calendar');
  expect(screen.queryByRole('form')).toBeNull();
  await press('tab', 'Interviews');
  expect(field('Title').value).toBe('Half typed');
  await press('button', 'Cancel');
  await press('button', 'Edit Interview 1');
  expect(field('Title').value).toBe('Interview 1');
});

/** A reload: the rendered page is gone, the browser's storage is not. */
async function reload({ unmount }: Pick<ReturnType<typeof showScreen>, 'unmount'>, title: string) {
  unmount();
  return edit(title);
}

test('HPROF-10 an unsent new time survives a reload and says so; once sent, it is gone', async () => {
  const first = await edit('Interview 1');
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
  await typeInto('Date', '2026-11-26');
  await screen.findByText('Loading the free times');
  await waitFor(() => expect(screen.getByRole('radio', { name: '16:00-17:00' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('radio', { name: '16:00-17:00' }));
  const second = await reload(first, 'Interview 1');
  expect(screen.getByText('We kept what you typed last time. Cancel throws it away.')).toBeTruthy();
  expect([field('Title').value, field('Date').value, screen.getByRole('radio', { name: '16:00-17:00' })]).toEqual([
    'Interview 1',
    '2026-11-26',
    expect.objectContaining({ checked: true }),
  ]);
  await press('button', 'Edit Interview 2');
  expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('button', 'Keep editing');
  await press('button', 'Update');
  await waitFor(() =>
    expect(second.askedFor('UpdateInterview')).toEqual([
      { id: '1', input: { date: '2026-11-26', slot: 'S1600_1700' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await reload(second, 'Interview 1');
  expect([field('Date').value, screen.queryByText(/^We kept what you typed/)]).toEqual(['2026-11-25', null]);
});

test('HPROF-10 discarded text does not return after a reload, nor does text of another form version', async () => {
  const first = await edit('Interview 1');
  await typeInto('Title', 'Half typed');
  await press('button', 'Edit Interview 2');
  await press('button', 'Discard');
  const second = await reload(first, 'Interview 1');
  expect(field('Title').value).toBe('Interview 1');
  await typeInto('Title', 'Half typed');
  await press('button', 'Cancel');
  const third = await reload(second, 'Interview 1');
  expect(field('Title').value).toBe('Interview 1');
  await typeInto('Title', 'Half typed');
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"title":7}');
  await reload(third, 'Interview 1');
  expect(field('Title').value).toBe('Interview 1');
});

test('HPROF-11 deleting an interview that is already cancelled says so and removes it from the list', async () => {
  showScreen(<HrSchedulePage />, {
    at: '/hire/schedule',
    answers: {
      ...answers(),
      DeleteInterview: new GraphQLError('Interview not found.', { extensions: { code: 'NOT_FOUND' } }),
    },
  });
  await press('button', 'Delete Interview 1');
  entries = entries.slice(1);
  await press('button', 'Cancel interview');
  await waitFor(() => expect(lastToast()).toBe('This interview was cancelled already.'));
  await waitFor(() => expect([screen.queryByRole('dialog'), screen.queryByText('Interview 1')]).toEqual([null, null]));
});

test('OP-113 cancelling promises to notify the candidate only if there is one to notify', async () => {
  showScreen(<HrSchedulePage />, { at: '/hire/schedule', answers: answers() });
  await press('button', 'Delete Interview 1');
  expect(screen.getByRole('dialog').textContent).toContain(
    'Asha Nair, Baker 1, November 25, 2026 at 10:30-11:30. The slot is free again.',
  );
  await press('button', 'Keep it');
  await press('button', 'Delete Interview 2');
  expect(screen.getByRole('dialog').textContent).toContain("We'll tell both of you, and the slot is free again.");
});

test('HPROF-08 the list on the profile follows other windows too', async () => {
  const shown = showScreen(<HrProfilePage />, {
    at: '/hire/hrprofile',
    answers: { ...answers(), HrProfile: 'FAIL', FirstSteps: 'FAIL', JoinRequests: 'FAIL' },
  });
  await screen.findByText('Interview 2');
  await elsewhere(shown, entries.slice(0, 1));
  await waitFor(() => expect(screen.queryByText('Interview 2')).toBeNull());
  expect(screen.getByText('Interview 1')).toBeTruthy();
});

test('returning to this window shows interviews added by hand in another one', async () => {
  const shown = showScreen(<HrSchedulePage />, { at: '/hire/schedule', answers: answers() });
  await screen.findByText('Interview 1');
  entries = [...entries, entry('3', '2026-12-04')];
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText('Interview 3');
  expect(shown.askedFor('RecruiterInterviews')).toHaveLength(2);
});
