import { payQuestion } from './job-text.rules.ts';
import type { SalaryPeriod } from './job.labels.ts';

test.each<[number, SalaryPeriod, string | null]>([
  [22, 'MONTH', '₹22 per month? That is very little. Please check amount and period.'],
  [999, 'MONTH', '₹999 per month? That is very little. Please check amount and period.'],
  [1000, 'MONTH', null],
  [50_00_000, 'MONTH', null],
  [50_00_001, 'MONTH', '₹50,00,001 per month? That is very much. Please check amount and period.'],
  [25_000, 'HOUR', '₹25,000 per hour? That is very much. Please check amount and period.'],
  [4, 'HOUR', '₹4 per hour? That is very little. Please check amount and period.'],
  [120, 'HOUR', null],
  [600, 'DAY', null],
  [38, 'DAY', '₹38 per day? That is very little. Please check amount and period.'],
  [230, 'WEEK', '₹230 per week? That is very little. Please check amount and period.'],
  [231, 'WEEK', null],
  [25_000, 'YEAR', null],
  [11_999, 'YEAR', '₹11,999 per year? That is very little. Please check amount and period.'],
  [6_00_00_000, 'YEAR', null],
  [0, 'MONTH', null],
  [Number.NaN, 'MONTH', null],
])('of ₹%s %s it asks: %s', (amount, period, question) => {
  expect(payQuestion(amount, period)).toBe(question);
});
