import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { SetupPage } from '../pages/setup-page.tsx';

const password = () => screen.getByLabelText('Password', { selector: 'input' });

test('an invalid setup link keeps the typed text; a valid one ends with a link to the login', async () => {
  const answers: Answers = {
    SetUpPortal: new GraphQLError('The link is dead.', {
      extensions: { code: 'BAD_USER_INPUT', fields: { token: 'The link is dead.' } },
    }),
  };
  const { askedFor, address } = showScreen(<SetupPage />, { at: '/setup?token=of-the-server', answers });
  await fill(await screen.findByLabelText('Name'), 'Leela Menon');
  await fill(screen.getByLabelText('Email'), 'leela@example.in');
  await fill(password(), 'weak');
  const send = () => user.click(screen.getByRole('button', { name: 'Create the superadmin' }));
  await send();
  expect(await screen.findByText(/^Password must be 8\+ chars/)).toBeTruthy();
  expect(askedFor('SetUpPortal')).toEqual([]);
  expect(address()).toBe('/setup');

  await fill(password(), 'Banyan#2741');
  await send();
  expect(await screen.findByText('The link is dead.')).toBeTruthy();
  answers.SetUpPortal = () => ({ setUpPortal: { message: 'Done.' } });
  await send();
  expect((await screen.findByRole('link', { name: 'Go to Login' })).getAttribute('href')).toBe('/login');
  const input = { token: 'of-the-server', name: 'Leela Menon', email: 'leela@example.in', password: 'Banyan#2741' };
  expect(askedFor('SetUpPortal')).toEqual([{ input }, { input }]);
});

test('without a link the setup page says where to get one, and has no form', async () => {
  showScreen(<SetupPage />, { at: '/setup' });
  expect(await screen.findByText(/prints a link to this page/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
