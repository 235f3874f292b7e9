import { typedYears, yearsOf } from './typed-years.ts';

test.each([
  ['2', '2'],
  ['2.5', '2.5'],
  ['2.', '2.'],
  ['.5', '.5'],
  ['1.2.3', '1.23'],
  ['two years', ''],
  ['-3 yrs', '3'],
  ['1e9', '19'],
  ['', ''],
])('JOBS-06 "%s" typed into experience leaves "%s"', (typed, left) => {
  expect(typedYears(typed)).toBe(left);
});

test.each([
  ['', null],
  ['.', null],
  ['2.', 2],
  ['.5', 0.5],
  ['0', 0],
  ['9999', 60],
])('OP-092 "%s" searches for %s years', (typed, years) => {
  expect(yearsOf(typed)).toBe(years);
});
