import { askedDay, monthText, shiftMonth, weeksOf } from './calendar-days.ts';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.at(0)).toBe('2026-11-30');
});

test('a February of four weeks has four rows', () => {
  expect(weeksOf('2027-02').map(([monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test.each(['2026-02-31', '2026-13-01', '2026-11-31', '20261-01-01', 'tomorrow', '', null])(
  'an address that asks for %p asks for no day',
  (text) => {
    expect([askedDay(text), askedDay('2028-02-29')]).toEqual([null, '2028-02-29']);
  },
);

test('months step over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(monthText('2027-01')).toBe('January 2027');
});
