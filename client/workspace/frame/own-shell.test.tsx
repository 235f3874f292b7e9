import { screen, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { OwnShell } from './own-shell.tsx';

test.each([
  ['JOBSEEKER', 'Job Applied'],
  ['HR', 'All Jobs'],
  ['ADMIN', 'Admin'],
  ['SUPERADMIN', 'Superadmin'],
])('pages of every account show a %s the own menu with %s, the account and the logout', async (role, entry) => {
  const me = {
    id: 'u1',
    name: 'Asha',
    email: 'a@b.in',
    role,
    emailVerified: true,
    consentRequired: false,
    deletesAt: null,
  };
  const hrProfile = { company: 'Ravi Mills' };
  showScreen(<OwnShell />, { at: '/account', fields: { me, hrProfile, unreadNotificationCount: 0 } });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  expect(await within(menu).findByRole('link', { name: entry, hidden: true })).toBeTruthy();
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
  expect(banner.getByRole('button', { name: 'Logout' })).toBeTruthy();
});
