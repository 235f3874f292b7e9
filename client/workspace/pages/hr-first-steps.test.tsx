import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import {
  answers,
  card,
  company,
  known,
  openForms,
  press,
  settle,
  stand,
  startStand,
} from '../../../test/hr-profile-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { HrProfilePage } from './hr-profile-page.tsx';

beforeEach(startStand);
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

async function open(profile: Partial<typeof known>, jobs = 0): Promise<void> {
  stand.profile = { ...known, ...profile };
  stand.jobs = jobs;
  showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  await settle();
}

const nameless = { company: '', role: '', companyDetails: null };
const firstSteps = () => within(card('First steps'));
const ways = () =>
  firstSteps()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a recruiter without a job sees the first steps, each with a link', async () => {
  await open(nameless);
  expect(ways()).toEqual([
    ['Ask us to verify it', '/hire/hrprofile#support'],
    ['Post Job', '/hire/post-job'],
    ['All Applications', '/hire/all-applications'],
  ]);
  expect(firstSteps().queryByText('Done')).toBeNull();
  expect(firstSteps().getByText('Have it verified (optional)')).toBeTruthy();
  await press('Complete HR Details');
  expect(openForms()).toEqual(['HR Details']);
});

test('a finished step is ticked and has no link', async () => {
  await open({ companyDetails: { ...company, verified: true } });
  expect(firstSteps().getAllByText('Done')).toHaveLength(2);
  expect(firstSteps().queryByRole('button', { name: 'Complete HR Details' })).toBeNull();
  expect(ways().map(([name]) => name)).toEqual(['Post Job', 'All Applications']);
});

test('where verification is required, it says that jobs stay hidden until then', async () => {
  await open({ companyDetails: { ...company, verified: false }, jobsWaitForVerification: true });
  expect(firstSteps().getAllByText('Done')).toHaveLength(1);
  expect(firstSteps().getByText('Have it verified')).toBeTruthy();
  expect(firstSteps().getByText('Your jobs stay hidden until your company is verified.')).toBeTruthy();
});

test('an unverified company is told the consequences', async () => {
  const unverified = { companyDetails: { ...company, verified: false } };
  await open(unverified, 1);
  expect(within(card('Company')).getByText(/seekers read “New employer”/)).toBeTruthy();
  stand.profile = { ...stand.profile, jobsWaitForVerification: true };
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
  expect(within(card('Company')).getByText(/^Not verified yet: your jobs stay hidden\./)).toBeTruthy();
});

test.each(['ASKED', 'DECLINED'] as const)('a recruiter who is %s has no company to verify', async (membership) => {
  await open({ membership, companyDetails: null });
  expect(ways().map(([name]) => name)).toEqual(['Post Job', 'All Applications']);
  expect(firstSteps().queryByText(/verified/)).toBeNull();
  expect(screen.queryByText(/Ask us/)).toBeNull();
});

test('with the first job the steps disappear', async () => {
  await open(nameless, 1);
  expect(card('HR Details')).toBeTruthy();
  expect(() => card('First steps')).toThrow();
});
