import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { applicationOf } from '../../../test/sample-application.ts';
import { sampleCard } from '../../../test/sample-card.ts';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { JobPage } from './job-page.tsx';

const me = {
  id: 'u',
  name: 'Asha Nair',
  email: 'asha@example.in',
  role: 'JOBSEEKER',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
const job = {
  ...sampleCard,
  company: { ...sampleCard.company, viewerReview: null, reviews: { items: [] } },
  title: 'Silk Weaver',
  isUrgent: true,
  openings: 1,
  description: 'You weave.',
  eligibility: null,
  requiredSkills: [],
  attachments: [],
  status: 'ACTIVE',
  viewerCan: { apply: true },
  myApplication: null,
};
const show = (answers: Answers) =>
  showScreen(
    <Routes>
      <Route path="/jobs/details/:id" element={<JobPage />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    { at: '/jobs/details/j1', answers },
  );

test('PUB-18 PUB-21 a visitor sees the facts of a job; Login to Apply returns to it', async () => {
  show({ Me: () => ({ me: null }), PublicJob: () => ({ job }) });
  await screen.findByRole('heading', { level: 1, name: 'Silk Weaver' });
  for (const text of ['Urgent', job.location, job.experienceText, job.salaryText, job.postedText, 'You weave.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Ravi Mills/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Login to Apply' }).getAttribute('href')).toBe(
    '/login?returnTo=%2Fjobs%2Fdetails%2Fj1',
  );
});

test('PUB-20 PUB-22 OP-015 a seeker applies, is confirmed, and then sees the application', async () => {
  const applied = applicationOf('a1', 'Silk Weaver');
  const { address, askedFor } = show({
    Me: () => ({ me }),
    PublicJob: () => ({ job }),
    ApplicantBasics: () => ({ jobseekerProfile: sampleSeekerProfile }),
    ApplyToJob: () => ({ applyToJob: { ...applied, job: { ...applied.job, id: 'j1', myApplication: { id: 'a1' } } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Applied!' }));
  expect(askedFor('ApplyToJob')).toEqual([{ jobId: 'j1' }]);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Application', hidden: true }).getAttribute('href')).toContain('a1');
  await user.click(dialog.getByRole('link', { name: 'See your applications' }));
  expect(address()).toMatch(/^\/applied-jobs/);
});

test.each([
  ['visitor', null],
  ['seeker', me],
])('a closed job says so to a %s', async (_name, viewer) => {
  show({ Me: () => ({ me: viewer }), PublicJob: () => ({ job: { ...job, status: 'INACTIVE' } }) });
  expect(await screen.findByText('This job no longer takes applications.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login to Apply' })).toBeNull();
});

test('PUB-19 OP-096 an unknown job says so, and offers the search', async () => {
  show({ Me: () => ({ me: null }), PublicJob: () => ({ job: null }) });
  await screen.findByRole('heading', { level: 1, name: 'Job not found.' });
  expect(screen.getByRole('link', { name: 'Search jobs' }).getAttribute('href')).toBe('/jobs/search');
});
