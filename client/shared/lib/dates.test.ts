import { longDate, longDateTime, notificationAge, shortDate } from './dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('CONST-12 dates are long US dates in Indian time', () => {
  expect(longDate('2026-11-21')).toBe('November 21, 2026');
  expect(longDate('2026-11-20T18:30:00Z')).toBe('November 21, 2026');
  expect(longDateTime('2026-11-20T18:30:00Z')).toBe('November 21, 2026, 12:00 AM');
});

test('CONST-12 the short dates of charts have the same order as the long ones', () => {
  expect(shortDate('2026-11-21')).toBe('Nov 21');
});

test.each([
  ['2026-11-21T11:30:00Z', 'Just now'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', '24 hours ago'],
  ['2026-11-20T11:59:59Z', 'November 20, 2026'],
])('NOTIF-09 NOTIF-10 NOTIF-16 OP-047 a notification of %s reads %s', (createdAt, text) => {
  expect(notificationAge(createdAt, now)).toBe(text);
});
