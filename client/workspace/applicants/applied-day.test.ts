import { dayText } from './applied-day.ts';

// 00:30 on 21 November in India.
const now = new Date('2026-11-20T19:00:00Z');

test.each([
  ['2026-11-20T18:45:00Z', 'Today'],
  ['2026-11-20T18:15:00Z', 'Yesterday'],
  ['2026-11-19T18:00:00Z', '2 days ago'],
  ['2026-11-14T18:30:00Z', '6 days ago'],
  ['2026-11-14T18:29:00Z', 'November 14, 2026'],
  ['2026-11-20T20:00:00Z', 'Today'],
])('HAPP-37 %s reads %s, in Indian days', (instant, text) => {
  expect(dayText(instant, now)).toBe(text);
});
