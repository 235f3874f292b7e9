import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { PasswordChange } from './password-change.tsx';

test('CHPW-12 OP-064 the change is sent, and the button is busy until the answer', async () => {
  const answer = Promise.withResolvers<object>();
  const me = {
    __typename: 'User',
    id: 's1',
    name: 'Asha Nair',
    email: 'asha@example.in',
    role: 'JOBSEEKER',
    emailVerified: true,
    consentRequired: false,
    deletesAt: null,
  };
  const { askedFor } = showScreen(<PasswordChange signedOutPath="/login" />, {
    answers: { Me: () => ({ me }), ChangePassword: () => answer.promise },
  });
  await fill(await screen.findByLabelText('Old password', { selector: 'input' }), 'Banyan#2741');
  await fill(screen.getByLabelText('New password', { selector: 'input' }), 'Monsoon#7316');
  await fill(screen.getByLabelText('Confirm password', { selector: 'input' }), 'Monsoon#7316');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByRole('button', { name: 'Change Password', busy: true })).toBeTruthy();
  expect(askedFor('ChangePassword')).toEqual([{ oldPassword: 'Banyan#2741', newPassword: 'Monsoon#7316' }]);
  expect(screen.queryByRole('link', { name: 'Go to Student Dashboard' })).toBeNull();
  answer.resolve({ changePassword: { message: 'Done.' } });
  expect(await screen.findByRole('link', { name: 'Go to Student Dashboard' })).toBeTruthy();
});
