import { i18n } from '@lingui/core';
import {
  addressOf,
  chipsOf,
  criteriaOf,
  filterOf,
  hasSearched,
  noCriteria,
  pageOf,
  type SearchCriteria,
} from './search-criteria.ts';

const everything: SearchCriteria = {
  what: 'React & Node 100%',
  where: 'Navi Mumbai',
  experience: 'Entry-level',
  years: 1.5,
  datePosted: 'LAST_3_DAYS',
  urgentOnly: true,
  type: ['FULL_TIME', 'CONTRACT'],
  workMode: ['HYBRID'],
  leastPay: 25_000,
  sort: 'PAY',
};

test('DATA-14 OP-093 every criterion survives the round trip through the address', () => {
  expect(criteriaOf(new URLSearchParams(addressOf(everything).toString()))).toEqual(everything);
  expect(criteriaOf(addressOf(noCriteria))).toEqual(noCriteria);
});

test('PUB-01 q, location and experience are read from the address', () => {
  expect(criteriaOf(new URLSearchParams('q=nurse&location=Pune&experience=1-2 years'))).toEqual({
    ...noCriteria,
    what: 'nurse',
    where: 'Pune',
    experience: '1-2 years',
  });
});

test('invalid values in the address are dropped', () => {
  const odd = new URLSearchParams(
    `q=${'x'.repeat(500)}&posted=yesterday&type=full-time&type=<script>&mode=&pay=-5&urgent=yes&years=1e3&sort=age`,
  );
  expect(criteriaOf(odd)).toEqual({ ...noCriteria, what: 'x'.repeat(100), type: ['FULL_TIME'] });
  expect(criteriaOf(new URLSearchParams('q=&sort=relevance'))).toEqual(noCriteria);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=1000', 1000],
  ['page=99999999', 1000],
])('page of "%s" is %d', (address, page) => {
  expect(pageOf(new URLSearchParams(address))).toBe(page);
});

test('OP-102 an empty search counts as a search, a bare visit does not', () => {
  expect(hasSearched(new URLSearchParams())).toBe(false);
  expect(hasSearched(addressOf(noCriteria))).toBe(true);
  expect(hasSearched(new URLSearchParams('utm_source=mail'))).toBe(false);
});

test('OP-093 each criterion has a chip that removes only itself', () => {
  const chips = chipsOf(everything, i18n);
  expect(chips.map(({ text }) => text)).toEqual([
    'React & Node 100%',
    'Navi Mumbai',
    'Entry-level',
    '1.5 years of experience',
    'Last 3 days',
    'Urgently hiring',
    'Full Time',
    'Contract',
    'Hybrid',
    'Up to ₹25,000+ per month',
  ]);
  expect(chips[6]?.without).toEqual({ ...everything, type: ['CONTRACT'] });
  expect(chips.reduce((left) => chipsOf(left, i18n)[0]?.without ?? left, everything)).toEqual({
    ...noCriteria,
    sort: 'PAY',
  });
});

test('OP-093 an identical word and place have two distinguishable chips', () => {
  const chips = chipsOf({ ...noCriteria, what: 'pune', where: 'Pune', experience: 'Fresher' }, i18n);
  expect(chips.map(({ text }) => text)).toEqual(['pune', 'Location: Pune', 'Fresher']);
});

test('unset criteria filter nothing', () => {
  expect(filterOf(noCriteria)).toEqual({
    q: null,
    location: null,
    experience: null,
    years: null,
    datePosted: 'ALL',
    urgentOnly: false,
    type: null,
    workMode: null,
    salaryMinMonthly: null,
  });
});
