import { nextStepText } from './next-step.ts';
import { shownTab, tabOf } from './applied-tabs.ts';

const applied = { id: 'a', status: 'IN_REVIEW', job: { status: 'ACTIVE' } } as const;
const rejected = { id: 'r', status: 'REJECTED', job: { status: 'ACTIVE' } } as const;

test('OP-012 an application stands in the tab of its status, a withdrawn one in none', () => {
  expect(tabOf(applied)).toBe('APPLIED');
  expect(tabOf(rejected)).toBe('HIRING_DONE');
  expect(tabOf({ ...applied, job: { status: 'INACTIVE' } })).toBe('HIRING_DONE');
  expect(tabOf({ ...applied, status: 'WITHDRAWN' })).toBeNull();
});

test.each([
  ['', 'APPLIED'],
  ['tab=hiring-done', 'HIRING_DONE'],
  ['tab=else', 'APPLIED'],
  ['application=r', 'HIRING_DONE'],
  ['application=a', 'APPLIED'],
  ['application=unknown', 'APPLIED'],
])('OP-095 /applied-jobs?%s opens %s', (address, tab) => {
  expect(shownTab(new URLSearchParams(address), [applied, rejected])).toBe(tab);
});

test('an undecided application to a closed job says that the job closed', () => {
  expect(nextStepText('NEW', 'Tata', true)).toContain('closed before Tata decided');
  expect(nextStepText('NEW', 'Tata', false)).toContain('Tata has your application');
});
