import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { interviewMessages } from '../../../server/hiring/interviews/interview.rules.ts';
import {
  answers,
  card,
  interviewAt,
  type known,
  move,
  press,
  settle,
  stand,
  startStand,
  type,
} from '../../../test/hr-profile-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { HrProfilePage } from './hr-profile-page.tsx';

beforeEach(startStand);
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

async function open(): Promise<void> {
  showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  await settle();
}

test('HPROF-08 HPROF-09 OP-112 interviews from today on are listed, with a link to all', async () => {
  await open();
  const schedule = card('Interview Schedule');
  expect(within(schedule).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/hire/schedule');
  expect(within(schedule).queryByText('First round')).not.toBeNull();
  expect(within(schedule).queryByText('Long over')).toBeNull();
});

test('HPROF-06 HPROF-10 OP-111 an interview is edited in place: title, slot, candidate and date', async () => {
  await open();
  await press('Edit First round');
  const form = screen.getByRole('form', { name: 'Edit First round' });
  await type('Title', '', form);
  await type('Candidate', '', form);
  await press('Update', form);
  await settle();
  expect(within(form).getAllByText(/ is required$/)).toHaveLength(2);
  expect(move).not.toHaveBeenCalled();
  await type('Title', 'Second round', form);
  await type('Candidate', 'Amit Kumar, Head Baker', form);
  await type('Date', '2026-11-20', form);
  await settle();
  expect(within(form).getByLabelText<HTMLInputElement>(/10:30-11:30/).disabled).toBe(true);
  // A slot belongs to its day: another day requires a new one.
  await press('Update', form);
  await settle();
  expect(
    within(form)
      .getAllByText(/ is required$/)
      .map(({ textContent }) => textContent),
  ).toEqual([interviewMessages.slotRequired()]);
  await user.click(within(form).getByLabelText('13:00-14:00'));
  await press('Update', form);
  expect(move).toHaveBeenCalledWith({
    id: 'i1',
    input: { title: 'Second round', candidate: 'Amit Kumar, Head Baker', date: '2026-11-20', slot: 'S1300_1400' },
  });
  expect(within(card('Interview Schedule')).queryByText('Second round')).not.toBeNull();
});

test('HPROF-11 OP-111 deleting an interview asks first', async () => {
  await open();
  await press('Delete First round');
  await press('Keep it', screen.getByRole('dialog', { name: 'Cancel this interview?' }));
  expect(screen.queryByText('First round')).not.toBeNull();
  await press('Delete First round');
  await press('Cancel interview', screen.getByRole('dialog', { name: 'Cancel this interview?' }));
  expect(screen.queryByText('First round')).toBeNull();
  expect(screen.queryByText('No upcoming interviews')).not.toBeNull();
});

test('HPROF-01 HPROF-09 interviews stay in loading state with the profile', async () => {
  let bring = () => undefined as void;
  const askInterviews = jest.fn(() => stand.interviews);
  const late = () => new Promise<typeof known>((done) => void (bring = () => done(stand.profile)));
  showScreen(<HrProfilePage />, {
    at: '/hire/hrprofile',
    fields: { ...answers, hrProfile: late, interviews: askInterviews },
  });
  await settle();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Loading your profile',
    'Loading your HR details',
    'Loading your company and interviews',
  ]);
  expect([screen.queryByRole('region', { name: 'Interview Schedule' }), askInterviews.mock.calls.length]).toEqual([
    null,
    1,
  ]);
  bring();
  await settle();
  expect(within(card('Interview Schedule')).queryByText('First round')).not.toBeNull();
});

test('HPROF-10 an interview pushed off the list or cancelled elsewhere while edited stays until closed', async () => {
  await open();
  await press('Edit First round');
  await type('Title', 'Half typed', screen.getByRole('form'));
  stand.interviews = [
    ...Array.from({ length: 5 }, (_, index) => interviewAt(`e${index}`, '2026-11-18', `Earlier ${index}`)),
    ...stand.interviews,
  ];
  const comeBack = async () => {
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
  };
  await comeBack();
  expect([screen.getAllByText(/^Earlier/).length, screen.getByLabelText<HTMLInputElement>('Title').value]).toEqual([
    5,
    'Half typed',
  ]);
  stand.interviews = stand.interviews.filter(({ id }) => id !== 'i1');
  await comeBack();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half typed');
  await press('Cancel');
  expect([screen.queryByRole('form'), screen.queryByText('First round')]).toEqual([null, null]);
});

test('OP-112 an interview that ends meanwhile is completed, and cannot be moved or cancelled', async () => {
  stand.interviews = [interviewAt('i1', '2026-11-18', 'Today at eleven')].map((each) => ({
    ...each,
    startsAt: '2026-11-18T05:30:00Z',
    endsAt: '2026-11-18T06:30:00Z',
  }));
  await open();
  expect(screen.queryByRole('button', { name: 'Edit Today at eleven' })).not.toBeNull();
  await settle(61 * 60_000);
  expect([screen.queryByText('Completed') !== null, screen.queryByRole('button', { name: /Today at eleven/ })]).toEqual(
    [true, null],
  );
});
