import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { setPhone, showScreen, standStillAt } from '../../../test/screen.tsx';
import { SchedulePage } from './schedule-page.tsx';

afterEach(() => {
  jest.useRealTimers();
  setPhone(false);
});

test('on a phone the calendar opens at the month of the next interview', async () => {
  setPhone(true);
  standStillAt('2026-11-28T05:30:00Z');
  const interview = {
    __typename: 'Interview',
    id: 'i1',
    title: 'Interview for Nurse',
    date: '2026-12-02',
    startsAt: '2026-12-02T03:30:00Z',
    endsAt: '2026-12-02T04:30:00Z',
    slotText: '09:00-10:00',
    status: 'SCHEDULED',
    calendarUrl: '/interviews/i1.ics',
    place: { __typename: 'InterviewPlace', mode: 'IN_PERSON', location: '14 MG Road, Pune' },
    application: null,
  };
  showScreen(<SchedulePage />, {
    answers: {
      Notifications: () => ({ notifications: [], unreadNotificationCount: 0 }),
      SeekerInterviews: () => ({ interviews: [interview] }),
    },
  });
  const next = await screen.findByRole('region', { name: 'Your next interview' });
  expect(within(next).getByText('Interview for Nurse')).toBeTruthy();
  expect(screen.getByText('December 2026')).toBeTruthy();
  expect(screen.getByText('14 MG Road, Pune')).toBeTruthy();
});
