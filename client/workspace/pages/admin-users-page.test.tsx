import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AdminUsersPage } from './admin-users-page.tsx';

const row = {
  __typename: 'UserRecord',
  id: 'u1',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  role: 'HR',
  disabledAt: null as string | null,
  createdAt: '2026-11-18T05:30:00.000Z',
  companyName: 'Kaveri Steel',
};
const person = {
  ...row,
  __typename: 'UserDetails',
  emailVerifiedAt: '2026-11-18T05:30:00.000Z',
  disabledReason: null as string | null,
  openSessions: 2,
  lastSeenAt: '2026-11-18T05:30:00.000Z',
  failedAttempts: 0,
  lockedUntil: null,
  applications: 0,
  jobs: 3,
  openJobs: 1,
  mayChange: true,
};
const show = (at: string, shown: Partial<typeof person> = {}, answers = {}) =>
  showScreen(<AdminUsersPage />, {
    at,
    answers: {
      AdminUsers: () => ({
        adminUsers: { __typename: 'UserSlice', items: [row], endCursor: null },
      }),
      AdminUser: () => ({ adminUser: { ...person, ...shown } }),
      ...answers,
    },
  });

test('a user opens in a drawer, is disabled with a reason, and the list is refetched', async () => {
  const disabled = { ...person, disabledAt: '2026-11-18T06:30:00.000Z', disabledReason: 'Asks for money.' };
  const shown = show('/admin/users?search=ravi', {}, { DisableUser: () => ({ disableUser: disabled }) });
  await user.click(await screen.findByRole('link', { name: 'Ravi Kumar' }));
  expect(shown.address()).toBe('/admin/users?search=ravi&open=u1');
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account of Ravi Kumar?' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await dialog.findByText('Please say why. The person reads it.');
  expect(shown.askedFor('DisableUser')).toEqual([]);
  await fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Asks for money.');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await screen.findByRole('button', { name: 'Enable' });
  expect(shown.askedFor('DisableUser')).toEqual([{ id: 'u1', reason: 'Asks for money.' }]);
  await waitFor(() => expect(shown.askedFor('AdminUsers')).toHaveLength(2));
});

test('accounts that the admin may not change have no buttons; deleted ones are labelled', async () => {
  const shown = show('/admin/users?open=u1', { mayChange: false });
  await screen.findByText('3, 1 of them open');
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  shown.unmount();
  const gone = new GraphQLError('Not found.', { extensions: { code: 'NOT_FOUND' } });
  show('/admin/users?open=u2', {}, { AdminUser: gone });
  await screen.findByText('Account not found.');
});
