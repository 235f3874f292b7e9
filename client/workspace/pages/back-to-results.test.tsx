import { act, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { ApplyAction } from '../../shared/applying/apply-action.tsx';
import { BackToResults, fromResults } from '../../shared/search/back-to-results.tsx';
import { refetchMe } from '../../shared/lib/me.ts';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

let me: object | null = null;
const seeker = {
  __typename: 'User',
  id: 'u',
  name: 'Asha Nair',
  email: 'asha@example.in',
  role: 'JOBSEEKER',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
const job = {
  __typename: 'Job' as const,
  id: 'j1',
  title: 'Ward Nurse',
  status: 'ACTIVE' as const,
  applied: false,
  company: { __typename: 'Company' as const, id: 'c1', name: 'Ravi Mills' },
  viewerCan: { __typename: 'JobPermissions' as const, apply: false },
  myApplication: null,
};

const Results = () => (
  <Link to="/jobs/details/j1" state={fromResults(useLocation())}>
    Ward Nurse
  </Link>
);
function JobOfVisitor() {
  const navigate = useNavigate();
  return (
    <>
      <BackToResults />
      <ApplyAction job={job} isSignedIn={false} label="Apply" onApplied={() => undefined} onRefused={() => undefined} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back in the browser
      </button>
    </>
  );
}
function open(address: string) {
  return showScreen(
    <Routes>
      <Route path="/jobs/search" element={<Results />} />
      <Route path="/jobs/details/j1" element={<JobOfVisitor />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
    </Routes>,
    { at: address, answers: { Me: () => ({ me }), PendingSignup: () => ({ pendingSignup: null }) } },
  );
}
const back = () => screen.getByRole('link', { name: /All jobs|Back to results/ });
/** Like the login: `me` is refetched. */
async function logIn({ client }: ReturnType<typeof open>): Promise<void> {
  document.cookie = 'userDetails=x';
  me = seeker;
  await act(async () => refetchMe(client));
}

beforeEach(() => void (me = null));
afterEach(() => void (document.cookie = 'userDetails=; max-age=0'));

test.each([
  ['the login', [], '/login'],
  ['the sign-up', ['Sign up'], '/register'],
])('PUB-21 OP-001 the link back to the results survives %s that a job asked for', async (_name, links, path) => {
  const shown = open('/jobs/search?q=nurse&page=2');
  await user.click(screen.getByRole('link', { name: 'Ward Nurse' }));
  expect(back().textContent).toContain('Back to results');
  await user.click(screen.getByRole('link', { name: 'Login to Apply' }));
  for (const name of links) await user.click(await screen.findByRole('link', { name }));
  expect(shown.address()).toBe(`${path}?returnTo=%2Fjobs%2Fdetails%2Fj1`);
  await logIn(shown);
  expect(shown.address()).toBe('/jobs/details/j1');
  expect([back().textContent?.trim(), back().getAttribute('href')]).toEqual([
    'Back to results',
    '/jobs/search?q=nurse&page=2',
  ]);
  await user.click(back());
  expect(shown.address()).toBe('/jobs/search?q=nurse&page=2');
});

test('PUB-21 ROLE-09 without results, a job links to all jobs after the login too', async () => {
  const shown = open('/jobs/details/j1');
  await user.click(screen.getByRole('link', { name: 'Login to Apply' }));
  await logIn(shown);
  expect([back().textContent?.trim(), back().getAttribute('href')]).toEqual(['All jobs', '/jobs/search']);
});
