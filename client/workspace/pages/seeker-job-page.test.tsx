import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Route, Routes } from 'react-router-dom';
import { applicationOf } from '../../../test/sample-application.ts';
import { sampleCard } from '../../../test/sample-card.ts';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { SeekerJobPage } from './seeker-job-page.tsx';

const seeker = {
  id: 'u',
  name: 'Asha Nair',
  email: 'asha@example.in',
  role: 'JOBSEEKER',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
const company = { ...sampleCard.company, viewerReview: null, reviews: { items: [], total: 0 } };
const nurse = {
  ...sampleCard,
  title: 'Ward Nurse',
  company,
  location: 'Chennai',
  salaryText: '₹30,000 - ₹45,000 per month',
  experienceText: '1-2 years',
  workModeText: 'Hybrid',
  typeText: 'Contract',
  openings: 3,
  description: 'You look after one ward.\nNights are shared.',
  eligibility: 'GNM or BSc Nursing',
  requiredSkills: ['State registration'],
  skills: ['ICU', 'Triage', 'Wards', 'Notes', 'Care'],
  attachments: [],
  status: 'ACTIVE',
  saved: false,
  viewerCan: { apply: true, save: true },
  updates: [{ type: 'POSTED', text: 'Job posted', at: '2026-11-18T04:30:00Z' }],
  myApplication: null,
  similarJobs: [{ ...sampleCard, id: 'j2', title: 'Ward Sister' }],
};

let answers: Answers;
beforeEach(() => {
  toastStore.toasts([]);
  answers = {
    Me: () => ({ me: seeker }),
    ApplicantBasics: () => ({ jobseekerProfile: sampleSeekerProfile }),
    SeekerJob: ({ id }) => ({ job: id === 'j1' ? nurse : id === 'j2' ? { ...nurse, title: 'Ward Sister' } : null }),
  };
});
const show = (id = 'j1') =>
  showScreen(
    <Routes>
      <Route path="/apply-for-jobs/job-details/:id" element={<SeekerJobPage />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    { at: `/apply-for-jobs/job-details/${id}`, answers },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const toasts = () => toastStore.toasts().map(({ content }) => content);

test("JOBD-01 JOBD-04 JOBD-05 JOBD-07 every fact, the job's history, and similar jobs", async () => {
  show();
  await heading('Ward Nurse');
  for (const [term, value] of Object.entries({
    Pay: '₹30,000 - ₹45,000 per month',
    Location: 'Chennai',
    Experience: '1-2 years',
    'Work mode': 'Hybrid',
    'Job type': 'Contract',
    Posted: 'Today',
    Openings: '3',
  }))
    expect(screen.getByText(term).parentElement?.textContent).toBe(`${term}${value}`);
  for (const text of [/^Ravi Mills/, /You look after one ward\./, 'GNM or BSc Nursing', 'State registration'])
    expect(screen.getAllByText(text)).not.toEqual([]);
  const skills = within(screen.getAllByRole('list', { name: 'Skills' })[0] as HTMLElement);
  expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(nurse.skills);
  expect(within(screen.getByRole('region', { name: 'Job Updates' })).getByText('Job posted')).toBeTruthy();
  const similar = within(screen.getByRole('region', { name: 'Similar jobs' }));
  expect(similar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ward Sister']);
  await user.click(similar.getByRole('link', { name: 'Ward Sister' }));
  await heading('Ward Sister');
});

test('JOBD-13 OP-096 an unknown job says "Job not found." and links to the others', async () => {
  show('none');
  await heading('Job not found.');
  expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/apply-for-jobs');
});

test.each([
  ['applied to in another window', 'CONFLICT', () => ({ ...nurse, applied: true }), 'View Application'],
  ['deleted', 'NOT_FOUND', () => null, 'Browse Jobs'],
])('APPL-03 APPL-04 applying to a job %s logs the warning and shows its new state', async (...row) => {
  const [, code, job, link] = row;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  await heading('Ward Nurse');
  answers.ApplyToJob = new GraphQLError('No.', { extensions: { code } });
  answers.SeekerJob = () => ({ job: job() });
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  await screen.findByRole('link', { name: link });
  expect(warn.mock.calls).toEqual([['Job already applied or not found']]);
});

test('APPL-02 a late answer to Apply is confirmed and leaves a user who went elsewhere there', async () => {
  const answered = Promise.withResolvers<object>();
  answers.ApplyToJob = () => answered.promise;
  const { router, address, askedFor } = show();
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  await waitFor(() => expect(askedFor('ApplyToJob')).toEqual([{ jobId: 'j1' }]));
  await act(() => router.navigate('/profile'));
  answered.resolve({ applyToJob: applicationOf('a1', 'Ward Nurse') });
  await waitFor(() => expect(toasts()).toEqual(['Applied to Ravi Mills.']));
  expect(address()).toBe('/profile');
});
