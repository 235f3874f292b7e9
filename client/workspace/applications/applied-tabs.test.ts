import { nextStepText } from './next-step.ts';
import { searchOfTab, shownTab, tabOf } from './applied-tabs.ts';

const applied = { status: 'IN_REVIEW', job: { status: 'ACTIVE' } } as const;
const rejected = { status: 'REJECTED', job: { status: 'ACTIVE' } } as const;

test('OP-012 D-03 an application is in the tab of its status, a withdrawn one in its own', () => {
  expect(tabOf(applied)).toBe('APPLIED');
  expect(tabOf(rejected)).toBe('HIRING_DONE');
  expect(tabOf({ ...applied, job: { status: 'INACTIVE' } })).toBe('HIRING_DONE');
  expect(tabOf({ ...applied, status: 'WITHDRAWN' })).toBe('WITHDRAWN');
});

test.each([
  ['', null, 'APPLIED'],
  ['tab=hiring-done', null, 'HIRING_DONE'],
  ['tab=withdrawn', null, 'WITHDRAWN'],
  ['tab=else', null, 'APPLIED'],
  ['application=r', rejected, 'HIRING_DONE'],
  ['application=a', applied, 'APPLIED'],
  ['application=unknown', null, 'APPLIED'],
])('OP-095 /applied-jobs?%s opens its tab', (address, inView, tab) => {
  expect(shownTab(new URLSearchParams(address), inView)).toBe(tab);
});

test('the link to a tab names it', () => {
  for (const tab of ['APPLIED', 'HIRING_DONE', 'WITHDRAWN'] as const)
    expect(shownTab(new URLSearchParams(searchOfTab(tab)), null)).toBe(tab);
});

test('an undecided application to a closed job says that the job closed', () => {
  expect(nextStepText('NEW', 'Tata', true)).toContain('closed before Tata decided');
  expect(nextStepText('NEW', 'Tata', false)).toContain('Tata has your application');
});
