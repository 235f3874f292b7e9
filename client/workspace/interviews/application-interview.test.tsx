import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { applicationOf } from '../../../test/applicants-screen.tsx';
import { type Answers, showScreen, standStillAt } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { ApplicationInterview } from './application-interview.tsx';

beforeEach(() => standStillAt('2026-11-18T05:30:00Z'));
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const interview: NonNullable<ApplicationInterviewFragment['interview']> = {
  id: 'i',
  date: '2026-11-25',
  slot: 'S1030_1130',
  slotText: '10:30-11:30',
  status: 'SCHEDULED',
  place: null,
};
const application = (own: Partial<ApplicationInterviewFragment> = {}, scheduleInterview = true) => ({
  id: 'a',
  applicant: { name: 'Asha', phone: '+919876543210' },
  interview: null,
  ...own,
  viewerCan: { scheduleInterview },
});
/** The server's answer when an interview is scheduled. */
const scheduled = (applicationId: string) => ({
  scheduleInterview: {
    ...interview,
    title: 'Baker',
    candidate: 'Asha',
    startsAt: '2026-11-25T05:00:00Z',
    endsAt: '2026-11-25T06:00:00Z',
    calendarUrl: '/interviews/i.ics',
    application: applicationOf({
      id: applicationId,
      name: 'Asha',
      status: 'APPROVED',
      movedAt: '2026-11-18T05:30:00Z',
      jobId: 'j1',
    }),
  },
});
const answers: Answers = {
  TakenSlots: ({ date }) => ({
    takenInterviewSlots: date === '2026-11-18' ? ['S0900_1000', 'S1030_1130'] : ['S1300_1400'],
  }),
};
const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const slots = () =>
  within(screen.getByRole('radiogroup', { name: 'Time slot' })).getAllByRole<HTMLInputElement>('radio');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' });
async function choose(index: number): Promise<void> {
  await waitFor(() => expect(slots()[index]?.disabled).toBe(false));
  await user.click(slots()[index] ?? document.body);
  await waitFor(() => expect(button().disabled).toBe(false));
}

test('HINT-01 HINT-02 the form is shown only where an interview can be scheduled and none is', () => {
  showScreen(<ApplicationInterview application={application({}, false)} />, { answers });
  expect(screen.queryByRole('form')).toBeNull();
  showScreen(<ApplicationInterview application={application({ interview })} />, { answers });
  expect(screen.queryByRole('form')).toBeNull();
  showScreen(<ApplicationInterview application={application()} elsewhere={<p>In the approved list.</p>} />, {
    answers,
  });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('In the approved list.')).toBeTruthy();
  showScreen(<ApplicationInterview application={application()} />, { answers });
  expect(screen.getByRole('form', { name: 'Schedule an interview' })).toBeTruthy();
});

test('HINT-03 the date range starts today, in India, and ends two years later', () => {
  showScreen(<ApplicationInterview application={application()} />, { answers });
  expect([date().type, date().min, date().max]).toEqual(['date', '2026-11-18', '2028-11-18']);
});

test('HINT-04 HINT-05 Schedule requires a date and one of the five slots, and says what is missing', async () => {
  const { askedFor } = showScreen(<ApplicationInterview application={application()} />, {
    answers: {
      ...answers,
      ScheduleInterview: () => scheduled('a'),
    },
  });
  expect(slots().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    '09:00-10:00',
    '10:30-11:30',
    '13:00-14:00',
    '14:30-15:30',
    '16:00-17:00',
  ]);
  expect([button().disabled, slots().every(({ disabled }) => disabled)]).toEqual([true, true]);
  expect(screen.getByText('Choose a date, then a time.')).toBeTruthy();
  await fill(date(), '2026-11-25');
  expect(button().disabled).toBe(true);
  await screen.findByText('Wednesday, November 25, 2026');
  await screen.findByText('Choose a time.');
  await waitFor(() => expect(slots().map(({ disabled }) => disabled)).toEqual([false, false, true, false, false]));
  expect(slots()[2]?.labels?.[0]?.textContent).toBe('13:00-14:00 Booked');
  await choose(1);
  expect(askedFor('ScheduleInterview')).toEqual([]);
});

test('HINT-10 OP-113 slots of today that have started are disabled and say why', async () => {
  showScreen(<ApplicationInterview application={application()} />, { answers });
  await fill(date(), '2026-11-18');
  await waitFor(() => expect(slots().map(({ disabled }) => disabled)).toEqual([true, true, false, false, false]));
  expect(
    slots()
      .slice(0, 2)
      .map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(['09:00-10:00 Over', '10:30-11:30 Over']);
});

test('HINT-07 HINT-08 HINT-09 afterwards the badge and the time are shown, without a button', () => {
  showScreen(<ApplicationInterview application={application({ interview }, false)} />, { answers });
  expect(screen.getByText('Interview Scheduled')).toBeTruthy();
  expect(screen.getByText('Interview scheduled for November 25, 2026 at 10:30-11:30')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

/** The computer wakes up; the window becomes visible. */
async function comeBackAt(instant: string): Promise<void> {
  jest.setSystemTime(new Date(instant));
  await act(async () => void window.dispatchEvent(new Event('focus')));
}

test('HINT-04 HINT-10 a slot that starts before it is sent cannot be sent, nor any slot of a past day', async () => {
  const { askedFor } = showScreen(<ApplicationInterview application={application()} />, {
    answers: {
      TakenSlots: () => ({ takenInterviewSlots: [] }),
    },
  });
  await fill(date(), '2026-11-18');
  await choose(2);
  await comeBackAt('2026-11-18T07:30:00Z');
  expect([slots()[2]?.disabled, slots()[2]?.labels?.[0]?.textContent, button().disabled]).toEqual([
    true,
    '13:00-14:00 Over',
    true,
  ]);
  expect(screen.getByText('Choose a time.')).toBeTruthy();
  await comeBackAt('2026-11-18T18:30:00Z');
  expect([date().min, slots().every(({ disabled }) => disabled), askedFor('ScheduleInterview')]).toEqual([
    '2026-11-19',
    true,
    [],
  ]);
});

test('OP-112 an interview that ends while the page is open counts as held', async () => {
  showScreen(<ApplicationInterview application={application({ interview: { ...interview, date: '2026-11-18' } })} />, {
    answers,
  });
  expect(screen.getByText('Interview scheduled for November 18, 2026 at 10:30-11:30')).toBeTruthy();
  await comeBackAt('2026-11-18T06:00:00Z');
  expect(screen.getByText('Interview held on November 18, 2026 at 10:30-11:30')).toBeTruthy();
});

test('a slot taken meanwhile shows an error at the slots; the date stays', async () => {
  const own: Answers = {
    ...answers,
    ScheduleInterview: new GraphQLError('This slot is already booked.', {
      extensions: { code: 'CONFLICT', fields: { slot: 'This slot is already booked.' } },
    }),
  };
  const { askedFor } = showScreen(<ApplicationInterview application={application()} />, { answers: own });
  await fill(date(), '2026-11-25');
  await choose(0);
  await user.click(button());
  await waitFor(() =>
    expect(askedFor('ScheduleInterview')).toEqual([
      { applicationId: 'a', date: '2026-11-25', slot: 'S0900_1000', place: null },
    ]),
  );
  const group = await screen.findByRole('radiogroup', {
    name: 'Time slot',
    description: 'This slot is already booked.',
  });
  expect([date().value, document.activeElement, slots()[0]?.checked]).toEqual(['2026-11-25', group, false]);
  await waitFor(() => expect(askedFor('TakenSlots')).toHaveLength(2));
  await user.click(slots()[1] ?? document.body);
  await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
});

test('without an answer from the server, the chosen date and time stay for a retry', async () => {
  showScreen(<ApplicationInterview application={application()} />, {
    answers: { ...answers, ScheduleInterview: 'FAIL' },
  });
  await fill(date(), '2026-11-25');
  await choose(0);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
  expect([date().value, slots()[0]?.checked, button().disabled]).toEqual(['2026-11-25', true, false]);
});

test('OP-113 while booked slots load, none is offered; if they fail to load, the server decides', async () => {
  let answer = (_taken: object) => undefined as void;
  const own: Answers = { TakenSlots: () => new Promise<object>((give) => void (answer = give)) };
  showScreen(<ApplicationInterview application={application()} />, { answers: own });
  expect(screen.queryByRole('status')?.textContent).not.toBe('Loading the free times');
  await fill(date(), '2026-11-25');
  expect((await screen.findByText('Loading the free times')).tagName).toBe('OUTPUT');
  expect(slots().map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
  answer({ takenInterviewSlots: ['S0900_1000'] });
  await waitFor(() => expect(slots().map(({ disabled }) => disabled)).toEqual([true, false, false, false, false]));
  expect(screen.queryByText('Loading the free times')).toBeNull();
  own.TakenSlots = 'FAIL';
  await fill(date(), '2026-11-26');
  await waitFor(() => expect(slots().map(({ disabled }) => disabled)).toEqual([false, false, false, false, false]));
});
