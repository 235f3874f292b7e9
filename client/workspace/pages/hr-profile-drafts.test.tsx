import { screen, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { sampleHrProfile } from '../../../test/sample-hr-profile.ts';
import { fill, user } from '../../../test/user.ts';
import { HrProfilePage } from './hr-profile-page.tsx';

let profile = sampleHrProfile;
const answers = {
  me: {
    id: 'u1',
    name: 'Rekha Rao',
    email: 'rekha@example.in',
    role: 'HR',
    emailVerified: true,
    consentRequired: false,
    deletesAt: null,
  },
  hrProfile: () => profile,
  hrAnalytics: { totalJobs: 1 },
  joinRequests: { items: [], total: 0, totalIsExact: true, page: 1, pageSize: 5, endCursor: null },
  updateHrProfile: ({ input }: { input: Partial<typeof profile> }) => (profile = { ...profile, ...input }),
  interviews: () => [],
};

beforeEach(() => void (profile = sampleHrProfile));
afterEach(() => sessionStorage.clear());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const isKept = () => screen.queryByText('We kept what you typed last time. Cancel throws it away.') !== null;

test('HPROF-05 text typed into a card survives a reload and says so, until saved or cancelled', async () => {
  let shown = showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  const reload = () => void (shown = shown.reopen());
  await press('Edit Profile Details');
  expect(isKept()).toBe(false);
  await fill(field('Location'), 'Thrissur');
  reload();
  await press('Edit HR Details');
  expect(isKept()).toBe(false);
  reload();
  await press('Edit Profile Details');
  expect([isKept(), field('Location').value]).toEqual([true, 'Thrissur']);
  await press('Edit HR Details');
  expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  await press('Update');
  await within(screen.getByRole('region', { name: 'Profile Details' })).findByText('Thrissur', { selector: 'dd' });
  expect(profile).toEqual({ ...sampleHrProfile, location: 'Thrissur' });
  reload();
  await press('Edit HR Details');
  await fill(field('Role'), 'Baker');
  await press('Cancel');
  await press('Discard');
  reload();
  await press('Edit HR Details');
  expect([isKept(), field('Role').value]).toEqual([false, 'Owner']);
});
