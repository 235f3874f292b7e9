import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { field, overNetwork, press, settle, stopTime, type } from '../../test/code-screen.ts';
import { sampleSeekerProfile } from '../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../test/screen.tsx';
import { AccountPage } from '../workspace/pages/account-page.tsx';
import { ProfilePage } from '../workspace/pages/profile-page.tsx';
import { RequireRole } from './require-role.tsx';

stopTime();

const me = {
  id: 'u1',
  name: 'Asha Verma',
  email: 'asha@example.in',
  role: 'JOBSEEKER',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};

test.each([
  ['/account', 'Change name', 'Full name'],
  ['/profile', 'Edit Parent Details', 'Parent name'],
])('on %s a form stays when the page is read again and no one answers', async (at, opens, label) => {
  let isDown = false;
  const answers = new Proxy<Answers>({}, { get: () => (isDown ? 'FAIL' : undefined) });
  const { client, asked } = showScreen(
    <Routes>
      <Route element={<RequireRole is={['JOBSEEKER']} />}>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/profile" element={<ProfilePage />} />
      </Route>
    </Routes>,
    { at, answers, fields: overNetwork({ me, jobseekerProfile: sampleSeekerProfile, sessions: [], consents: [] }) },
  );
  await settle();
  await press(opens);
  await type(label, 'Ravi Devi');
  isDown = true;
  const before = asked.length;
  await act(async () => void client.refetchQueries({ include: 'active' }).catch(() => undefined));
  await settle();
  expect(asked.slice(before).map(({ operation }) => operation)).toContain('Me');
  expect([field(label).value, screen.queryByText('This page could not be opened.')]).toEqual(['Ravi Devi', null]);
});
