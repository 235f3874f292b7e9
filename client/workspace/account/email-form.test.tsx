import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import {
  button,
  field,
  fieldErrors,
  overNetwork,
  pass,
  press,
  refuse,
  settle,
  shows,
  stopTime,
  ticket,
  type,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { toastStore } from '../../shared/ui/toast.ts';
import { EmailForm } from './email-form.tsx';

stopTime();

const CodePage = () => <p>A code was sent to {(useLocation().state as { email: string }).email}</p>;
const email = 'new@example.in';

function open(requestEmailChange: unknown, answers: Answers = {}) {
  return showScreen(
    <Routes>
      <Route
        path="/profile"
        element={<EmailForm email="asha@example.in" returnTo="/profile" onClose={() => undefined} />}
      />
      <Route path="/verify-email-otp" element={<CodePage />} />
    </Routes>,
    { at: '/profile', answers, fields: overNetwork({ requestEmailChange }) },
  );
}

async function send(label: string, text: string): Promise<void> {
  await type(label, text);
  await press('Send code');
}

test.each([
  ['', 'Email is required'],
  ['asha@example', 'Please enter a valid email address.'],
])('PROF-15 PROF-16 PROF-32 %j is reported at the field and not sent', async (text, message) => {
  const { askedFor } = open(ticket);
  await send('New email', text);
  expect([fieldErrors(), askedFor('RequestEmailChange')]).toEqual([[['New email', message]], []]);
});

test('PROF-33 PROF-34 OP-089 a toast announces a new address, and 1.5 s later the code step opens', async () => {
  const { address } = open(ticket);
  await send('New email', email);
  expect(toastStore.toasts().at(-1)?.content).toBe('Please verify your new email.');
  // 240 ms have passed since the answer.
  await pass(1250);
  expect(address()).toBe('/profile');
  await pass(20);
  expect([address(), shows('A code was sent to new@example.in')]).toEqual(['/verify-email-otp', true]);
});

test('asvs-7.5.1 the password is asked for if the server says so; wrong ones count, typed text stays', async () => {
  const ask = (message: string) => refuse(message, { code: 'BAD_USER_INPUT', fields: { password: message } });
  let answer: () => object = ask('Please enter your password.');
  const { askedFor } = open(() => answer());
  await send('New email', email);
  expect([fieldErrors(), document.activeElement, field('New email').value]).toEqual([
    [['Password', 'Please enter your password.']],
    field('Password'),
    email,
  ]);
  answer = ask('Incorrect password. Attempts left: 4');
  await send('Password', 'Wrong#4821');
  expect(fieldErrors()).toEqual([['Password', 'Incorrect password. Attempts left: 4']]);
  answer = () => ticket;
  await send('Password', 'Banyan#2741');
  expect(askedFor('RequestEmailChange').map(({ password }) => password)).toEqual([null, 'Wrong#4821', 'Banyan#2741']);
});

test('without an answer the address stays; a slow one keeps the button busy and is asked for once', async () => {
  const answers: Answers = { RequestEmailChange: 'FAIL' };
  const { promise, resolve } = Promise.withResolvers<object>();
  const { askedFor } = open(() => promise, answers);
  await send('New email', email);
  expect([shows(/^We could not reach the server/), field('New email').value]).toEqual([true, email]);
  delete answers['RequestEmailChange'];
  for (const _ of [1, 2]) await press('Send code');
  expect(button('Send code').getAttribute('aria-busy')).toBe('true');
  resolve(ticket);
  await settle();
  expect(askedFor('RequestEmailChange')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
