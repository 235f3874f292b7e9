import { useQuery } from '@apollo/client/react';
import { overNetwork, press, refuse, settle, shows, stopTime, ticket, type } from '../../../test/code-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { MeDocument } from '../../shared/lib/me.ts';
import { sessionExpired } from '../../shared/lib/session.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { LoginAgainDialog } from './login-again-dialog.tsx';

stopTime();

const email = 'asha@example.in';
const me = { id: 'u1', name: 'Asha', email, role: 'HR', emailVerified: true, consentRequired: false, deletesAt: null };
const { tempToken: _, ...counters } = ticket;

const Page = () => (useQuery(MeDocument), (<LoginAgainDialog />));

test('the password renews the session over the page, and what failed is read again', async () => {
  sessionExpired(true);
  let answer: () => object = refuse('Incorrect email or password. Attempts left: 4', { code: 'UNAUTHENTICATED' });
  const { askedFor } = showScreen(<Page />, { fields: overNetwork({ me, loginWithPassword: () => answer() }) });
  await settle();
  await type('Password', 'Wrong#12345');
  await press('Login');
  expect([shows('Incorrect email or password. Attempts left: 4'), sessionExpired()]).toEqual([true, true]);
  answer = () => ({ message: '', codeRequired: true, counters });
  await press('Login');
  expect([shows('This account also needs a code. Please log in on the login page.'), sessionExpired()]).toEqual([
    true,
    true,
  ]);
  answer = () => ({ message: '', codeRequired: false, counters });
  await type('Password', 'Banyan#2741');
  await press('Login');
  expect([askedFor('LoginWithPassword').at(-1), sessionExpired(), toastStore.toasts().at(-1)?.content]).toEqual([
    { email, password: 'Banyan#2741' },
    false,
    'You are logged in again.',
  ]);
  expect(askedFor('Me')).toHaveLength(2);
});
