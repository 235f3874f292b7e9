import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { TokenPanel } from './token-panel.tsx';

const row = {
  __typename: 'AccessToken',
  id: 't1',
  name: 'Payroll',
  scopes: ['APPLICATIONS_WRITE'],
  createdAt: '2026-11-18T05:30:00Z',
  expiresAt: '2099-11-18T05:30:00Z',
  lastUsedAt: null,
};

test('a new token asks for the password if required, is shown once, and then appears in the list', async () => {
  const answers: Answers = {
    AccessTokens: () => ({ accessTokens: [] }),
    CreateAccessToken: new GraphQLError('Please enter your password.', {
      extensions: { code: 'BAD_USER_INPUT', fields: { password: 'Please enter your password.' } },
    }),
  };
  const { asked } = showScreen(<TokenPanel email="asha@example.in" />, { answers });
  await screen.findByText('You have no access tokens.');
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await fill(await screen.findByLabelText('Name'), 'Payroll');
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Applications' })).getByRole('radio', { name: 'Read and change' }),
  );
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await fill(await screen.findByLabelText('Password'), 'Right@123');
  const accessToken = { __typename: 'AccessToken', id: 't1' };
  answers.CreateAccessToken = () => ({
    createAccessToken: { __typename: 'CreatedAccessToken', token: 'kmb_secret', accessToken },
  });
  answers.AccessTokens = () => ({ accessTokens: [row] });
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByDisplayValue('kmb_secret')).toBeTruthy();
  const input = { name: 'Payroll', scopes: ['APPLICATIONS_WRITE'], expiresInDays: 90 };
  expect(asked.filter(({ operation }) => operation === 'CreateAccessToken').map(({ variables }) => variables)).toEqual([
    { input, password: null, idempotencyKey: null },
    { input, password: 'Right@123', idempotencyKey: null },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Applications: read and change')).toBeTruthy();
  expect(screen.queryByDisplayValue('kmb_secret')).toBeNull();
});

test('a retry after a lost answer reuses its key; a changed text gets a new key', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  const answers: Answers = { AccessTokens: () => ({ accessTokens: [] }), CreateAccessToken: 'FAIL' };
  const { askedFor } = showScreen(<TokenPanel email="asha@example.in" />, { answers });
  const send = async (name: string) => {
    const sent = askedFor('CreateAccessToken').length;
    await fill(await screen.findByLabelText('Name'), name);
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(askedFor('CreateAccessToken')).toHaveLength(sent + 1));
    await screen.findByRole('alert');
  };
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.click(
    within(await screen.findByRole('radiogroup', { name: 'Applications' })).getByRole('radio', { name: 'Read' }),
  );
  for (const name of ['Payroll', 'Payroll', 'Payroll 2']) await send(name);
  const keys = askedFor('CreateAccessToken').map(({ idempotencyKey }) => idempotencyKey);
  expect([typeof keys[0], keys[1] === keys[0], keys[2] === keys[0]]).toEqual(['string', true, false]);
  Reflect.deleteProperty(window, 'isSecureContext');
});
