import { screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { PasswordChange } from './password-change.tsx';

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
const labels = ['Old password', 'New password', 'Confirm password'] as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

async function open(ChangePassword: Answers[string] = 'FAIL') {
  const shown = showScreen(<PasswordChange signedOutPath="/login" />, {
    answers: { Me: () => ({ me }), ChangePassword },
  });
  await screen.findByLabelText('Old password', { selector: 'input' });
  return shown;
}

async function submit(...values: readonly string[]): Promise<void> {
  for (const [place, label] of labels.entries()) await fill(field(label), values[place] ?? '');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('CHPW-03 CHPW-04 CHPW-05 CHPW-06 asvs-6.2.6 three hidden fields, rated and compared on typing', async () => {
  await open();
  expect(labels.map((label) => [field(label).type, field(label).autocomplete])).toEqual([
    ['password', 'current-password'],
    ['password', 'new-password'],
    ['password', 'new-password'],
  ]);
  expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe(me.email);
  await fill(field('New password'), 'Monsoon#7316');
  await waitFor(() => expect(document.body.textContent).toContain('Password strength: Strong'));
  await user.type(field('Confirm password'), 'Monsoon');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  await user.type(field('Confirm password'), '#7316');
  expect(await screen.findByText('Passwords match')).toBeTruthy();
});

const weak = 'Password must be at least 8 characters with uppercase, lowercase, number, and special character.';
test.each([
  [['', 'weak', 'other'], 'Old password', 'Please enter your old password.'],
  [['Banyan#2741', 'weak', 'other'], 'New password', weak],
  [['Banyan#2741', 'Welcome@123', 'other'], 'New password', 'This password is too common. Choose another one.'],
  [['Banyan#2741', 'Banyan#2741', 'other'], 'Confirm password', 'Passwords do not match.'],
  [['Banyan#2741', 'Banyan#2741', 'Banyan#2741'], 'New password', 'New password must be different from old password.'],
])(
  'CHPW-07 CHPW-08 CHPW-09 CHPW-10 CHPW-11 asvs-6.2.4 of %j only %s has an error, and the focus',
  async (values, label, text) => {
    const { askedFor } = await open();
    await submit(...values);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(labels.filter((each) => field(each).getAttribute('aria-invalid') === 'true')).toEqual([label]);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(askedFor('ChangePassword')).toEqual([]);
  },
);

test('CHPW-12 OP-064 the change is sent, and the button is busy until the answer', async () => {
  const answer = Promise.withResolvers<object>();
  const { askedFor } = await open(() => answer.promise);
  await submit('Banyan#2741', 'Monsoon#7316', 'Monsoon#7316');
  expect(await screen.findByRole('button', { name: 'Change Password', busy: true })).toBeTruthy();
  expect(askedFor('ChangePassword')).toEqual([{ oldPassword: 'Banyan#2741', newPassword: 'Monsoon#7316' }]);
  expect(screen.queryByRole('link', { name: 'Go to Student Dashboard' })).toBeNull();
  answer.resolve({ changePassword: { message: 'Done.' } });
  expect(await screen.findByRole('link', { name: 'Go to Student Dashboard' })).toBeTruthy();
});
