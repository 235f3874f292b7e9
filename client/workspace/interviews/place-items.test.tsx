import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { interviewAt } from '../../../test/hr-profile-screen.ts';
import { type Answers, showScreen, standStillAt } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { InterviewForm } from './interview-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';

beforeEach(() => standStillAt('2026-11-18T05:30:00Z'));
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const link = 'https://meet.example.in/asha';
const answers: Answers = {
  TakenSlots: () => ({ takenInterviewSlots: [] }),
  ScheduleInterview: new GraphQLError('This slot is already booked.', {
    extensions: { code: 'CONFLICT', fields: { slot: 'This slot is already booked.' } },
  }),
  AddInterview: () => ({ addInterview: interviewAt('i9', '2026-11-25', 'Talk') }),
  UpdateInterview: () => ({ updateInterview: interviewAt('i1', '2026-11-25', 'First round') }),
};
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** The field appears with its mode. */
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function schedule() {
  const shown = showScreen(<ScheduleForm applicationId="a" phone="+919876543210" />, { answers });
  await fill(await field('Date'), '2026-11-25');
  await waitFor(() => expect(screen.getByRole('radio', { name: '10:30-11:30' })).toHaveProperty('disabled', false));
  await choose('10:30-11:30');
  return shown;
}

test('each mode has its one field, and the phone mode shows the number', async () => {
  showScreen(<ScheduleForm applicationId="a" phone="+919876543210" />, { answers });
  const group = screen.getByRole('radiogroup', { name: 'Place' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Not decided yet', 'In person', 'Phone', 'Video call']);
  expect(screen.getByRole('radio', { name: 'Not decided yet' })).toHaveProperty('checked', true);
  await choose('Phone');
  expect(await screen.findByText('You call +91 98765 43210.')).toBeTruthy();
  await choose('In person');
  await fill(await field('Address'), '14 MG Road');
  await choose('Video call');
  expect([(await field('Link')).value, screen.queryByLabelText('Address')]).toEqual(['', null]);
  await choose('In person');
  expect((await field('Address')).value).toBe('14 MG Road');
});

test.each([
  ['Video call', 'Link', '', 'Link is required'],
  ['Video call', 'Link', 'javascript:alert(1)', 'Please enter an https link such as https://meet.example.in/asha.'],
  ['In person', 'Address', '  ', 'Address is required'],
])('%s with the %s %j is refused at the field and not sent', async (mode, label, typed, message) => {
  const { askedFor } = await schedule();
  await choose(mode);
  const input = await field(label);
  if (typed) await fill(input, typed);
  await press('Schedule');
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(askedFor('ScheduleInterview')).toEqual([]);
});

test('typed text stays when the slot was taken meanwhile', async () => {
  const { askedFor } = await schedule();
  await choose('Video call');
  await fill(await field('Link'), link);
  await press('Schedule');
  await screen.findByText('This slot is already booked.');
  expect(askedFor('ScheduleInterview')).toEqual([
    { applicationId: 'a', date: '2026-11-25', slot: 'S1030_1130', place: { mode: 'VIDEO', location: link } },
  ]);
  expect((await field('Link')).value).toBe(link);
});

describe('an existing interview', () => {
  const stored = { ...interviewAt('i1', '2026-11-25', 'First round'), place: { mode: 'VIDEO', location: link } };
  const edit = () =>
    showScreen(<InterviewForm interview={stored as never} onClose={() => undefined} />, { answers }).askedFor;

  test.each([
    ['another place', () => choose('Phone'), { mode: 'PHONE', location: null }],
    ['none any more', () => choose('Not decided yet'), null],
    [
      'another link',
      async () => fill(await field('Link'), 'https://meet.example.in/b'),
      { mode: 'VIDEO', location: 'https://meet.example.in/b' },
    ],
  ])('receives %s, and nothing else is sent', async (_what, change, place) => {
    const askedFor = edit();
    expect((await field('Link')).value).toBe(link);
    await change();
    await press('Update');
    await waitFor(() => expect(askedFor('UpdateInterview')).toEqual([{ id: 'i1', input: { place } }]));
  });

  test('keeps its place when only the time changes', async () => {
    const askedFor = edit();
    await waitFor(() => expect(screen.getByRole('radio', { name: '13:00-14:00' })).toHaveProperty('disabled', false));
    await choose('13:00-14:00');
    await press('Update');
    await waitFor(() =>
      expect(askedFor('UpdateInterview')).toEqual([{ id: 'i1', input: { date: '2026-11-25', slot: 'S1300_1400' } }]),
    );
  });
});
