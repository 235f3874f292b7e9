import { screen } from '@testing-library/react';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { showScreen } from '../../../test/screen.tsx';
import { CompletenessNote } from './completeness-note.tsx';

const nextStep = () => screen.queryByRole('link', { name: 'Find jobs' })?.getAttribute('href');

test('a resume alone is called enough to apply, with a link to jobs', () => {
  showScreen(<CompletenessNote profile={{ ...sampleSeekerProfile, bio: null }} />);
  expect([nextStep(), screen.queryByText('Still missing: About.') !== null]).toEqual(['/apply-for-jobs', true]);
});

test('without a resume applying is not mentioned, and a complete profile shows no note', () => {
  const { unmount } = showScreen(<CompletenessNote profile={{ ...sampleSeekerProfile, resume: null }} />);
  expect([nextStep(), screen.queryByText('Still missing: Resume.') !== null]).toEqual([undefined, true]);
  unmount();
  showScreen(<CompletenessNote profile={sampleSeekerProfile} />);
  expect(nextStep()).toBeUndefined();
});
