import { useQuery } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Route, Routes } from 'react-router-dom';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { SeekerProfileDocument } from '../../workspace/profile/profile-documents.ts';
import { studentFields } from '../../workspace/profile/profile-fields.ts';
import { ReturnNote } from '../../workspace/profile/return-note.tsx';
import { SeekerCard } from '../../workspace/profile/seeker-card.tsx';
import { toastStore } from '../ui/toast.ts';
import { ApplyAction } from './apply-action.tsx';

const job: ApplyActionJobFragment = {
  id: 'j1',
  title: 'Weaver',
  status: 'ACTIVE',
  applied: false,
  company: { id: 'c1', name: 'Ravi Mills' },
  viewerCan: { apply: true },
  myApplication: null,
};

const refusals = [
  [{ code: 'CONFLICT', reason: 'DONE_ALREADY' }, ['blank', 'You have applied for this job already.']],
  [{ code: 'CONFLICT' }, ['error', 'As the server says it']],
] as const;

test.each(refusals)(
  'APPL-03 refused with %j: repeating a finished step is no error, and the job is refetched',
  async (...row) => {
    const [extensions, said] = row;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    toastStore.toasts([]);
    const onRefused = jest.fn();
    const ApplyToJob = new GraphQLError('As the server says it', { extensions });
    showScreen(<ApplyAction job={job} isSignedIn label="Apply" onApplied={() => undefined} onRefused={onRefused} />, {
      answers: { ApplicantBasics: () => ({ jobseekerProfile: sampleSeekerProfile }), ApplyToJob },
    });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(toastStore.toasts().map(({ kind, content }) => [kind, content])).toEqual([said]);
  },
);

const phone = '+919876543210';
const resume = sampleSeekerProfile.resume;

const refusal = new GraphQLError('Closed.', { extensions: { code: 'CONFLICT' } });

/** Whether the application was sent shows in the requests: the answer is always an error. */
function showApply(ApplicantBasics: Answers[string], at = '/jobs/details/j1') {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onRefused = jest.fn();
  const apply = <ApplyAction job={job} isSignedIn label="Apply" onApplied={() => undefined} onRefused={onRefused} />;
  return { ...showScreen(apply, { at, answers: { ApplicantBasics, ApplyToJob: refusal } }), onRefused };
}

const asks = [
  ['Apply without a resume and a phone number?', 'resume', { phone: null, resume: null }],
  ['Apply without a resume?', 'resume', { phone, resume: null }],
  ['Apply without a phone number?', 'phone', { phone: null, resume }],
] as const;

test.each(asks)(
  '%s The link to add it leads to the profile and back; or the seeker applies without',
  async (...row) => {
    const [title, section, profile] = row;
    const { askedFor, onRefused } = showApply(() => ({ jobseekerProfile: profile }), '/applied-jobs?tab=withdrawn');
    expect(askedFor('ApplicantBasics')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('link', { name: 'Add it now' }).getAttribute('href')).toBe(
      `/profile?returnTo=%2Fapplied-jobs%3Ftab%3Dwithdrawn#${section}`,
    );
    expect(askedFor('ApplyToJob')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect([screen.queryByRole('dialog'), askedFor('ApplyToJob')]).toEqual([null, []]);

    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(await screen.findByRole('button', { name: 'Apply anyway' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect([screen.queryByRole('dialog'), askedFor('ApplyToJob')]).toEqual([null, [{ jobId: 'j1' }]]);
  },
);

const goesOn: [string, Answers[string]][] = [
  ['has both', () => ({ jobseekerProfile: { phone, resume } })],
  ['cannot be asked, as the network is gone,', 'FAIL'],
  ['cannot be asked, as the server refuses,', new GraphQLError('No.', { extensions: { code: 'INTERNAL' } })],
];

test.each(goesOn)('a seeker whose profile %s applies with one press', async (_, ApplicantBasics) => {
  const { askedFor, onRefused } = showApply(ApplicantBasics);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect([screen.queryByRole('dialog'), askedFor('ApplyToJob')]).toEqual([null, [{ jobId: 'j1' }]]);
});

/** The page a seeker came from to add something, with the current profile. */
function showProfile(had: { phone: string | null; resume: typeof resume }) {
  const profile = { ...sampleSeekerProfile, ...had };
  const saved = () => ({ updateJobseekerProfile: { ...profile, phone } });
  return showScreen(
    <Routes>
      <Route path="/profile" element={<ProfileParts />} />
      <Route path="/jobs/details/j1" element="The job" />
    </Routes>,
    {
      at: '/profile?returnTo=%2Fjobs%2Fdetails%2Fj1',
      answers: { SeekerProfile: () => ({ jobseekerProfile: profile }), UpdateSeekerProfile: saved },
    },
  );
}

function ProfileParts() {
  const profile = useQuery(SeekerProfileDocument).data?.jobseekerProfile;
  return (
    profile && (
      <>
        <ReturnNote profile={profile} />
        <SeekerCard title="Student Details" fields={studentFields} profile={profile} />
      </>
    )
  );
}

async function addPhone(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit Student Details' }));
  await fill(screen.getByLabelText('Phone'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Update' }));
}

test('saving the last missing item leads from the profile back to the job', async () => {
  const { address } = showProfile({ phone: null, resume });
  await screen.findByText('Add your phone number to the student details. Then go back and apply.');
  await addPhone();
  await waitFor(() => expect(address()).toBe('/jobs/details/j1'));
});

test('while something is missing the profile stays and says what; a link leads back any time', async () => {
  const { address } = showProfile({ phone: null, resume: null });
  await screen.findByText('Add your resume and your phone number here. Then go back and apply.');
  await addPhone();
  await screen.findByText('Add your resume here. Then go back and apply.');
  expect(address()).toBe('/profile?returnTo=%2Fjobs%2Fdetails%2Fj1');
  await user.click(screen.getByRole('link', { name: 'Back to the job' }));
  expect(address()).toBe('/jobs/details/j1');
});
