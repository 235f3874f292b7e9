import { countsByDay, nextInterview, shownInterviews, shownNotifications } from './interview-calendar.ts';

// 18:30 UTC is midnight in India.
const evening = { createdAt: '2026-11-20T18:29:00Z' };
const night = { createdAt: '2026-11-20T18:30:00Z' };
const held = { date: '2026-11-20', status: 'COMPLETED' as const };
const coming = { date: '2026-11-21', status: 'SCHEDULED' as const };

test('SCHED-03 days are Indian days', () => {
  expect([...countsByDay([coming], [evening, night])]).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
  ]);
});

test('SCHED-04 a chosen day filters; without one, all notifications and upcoming interviews are shown', () => {
  expect(shownNotifications([night, evening], '2026-11-20')).toEqual([evening]);
  expect(shownNotifications([night, evening], null)).toEqual([night, evening]);
  expect(shownInterviews([coming, held], '2026-11-20', '2026-11-21')).toEqual([held]);
  expect(shownInterviews([coming, held], null, '2026-11-21')).toEqual([coming]);
});

test('the next interview is the first that has not ended', () => {
  const at = (date: string) => ({ date, endsAt: `${date}T04:30:00Z`, status: 'SCHEDULED' as const });
  const [over, next, later] = [at('2026-11-20'), at('2026-12-02'), at('2026-12-09')];
  const now = new Date('2026-11-20T04:30:00Z');
  expect(nextInterview([over, next, later], now)).toBe(next);
  expect(nextInterview([over], now)).toBeUndefined();
});
