import { askedDay, daysShown } from './calendar-days.ts';

test.each([
  ['2026-11', { date: '2026-10-26', until: '2026-12-06' }],
  ['2027-02', { date: '2027-02-01', until: '2027-03-14' }],
  ['2027-01', { date: '2026-12-28', until: '2027-02-07' }],
])('a month shows six whole weeks from Monday', (month, days) => {
  expect(daysShown(month)).toEqual(days);
});

test.each(['2026-02-31', '2026-13-01', '2026-11-31', '20261-01-01', 'tomorrow', '', null])(
  'an address with %p selects no day',
  (text) => {
    expect([askedDay(text), askedDay('2028-02-29')]).toEqual([null, '2028-02-29']);
  },
);
