import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { EmailForm } from './email-form.tsx';

const CodePage = () => <p>A code was sent to {(useLocation().state as { email: string }).email}</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['', 'Email is required'],
  ['asha@example', 'Please enter a valid email address.'],
])('PROF-15 PROF-16 PROF-32 %j is reported at the field and not sent', async (email, words) => {
  const form = <EmailForm email="asha@example.in" returnTo="/profile" onClose={() => undefined} />;
  const { asked } = showScreen(form);
  await fill(screen.getByLabelText('New email'), email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText(words)).toBeTruthy();
  expect(asked).toEqual([]);
});

test('PROF-33 PROF-34 OP-089 a toast announces a new address, and 1.5 s later the code step opens', async () => {
  const ticket = {
    __typename: 'CodeTicket',
    message: '',
    tempToken: null,
    retryIn: 30,
    otpExpiresIn: 300,
    blockDuration: null,
    remainingBlockSeconds: null,
    verifyAttemptsLeft: 3,
  };
  const { address } = showScreen(
    <Routes>
      <Route
        path="/profile"
        element={<EmailForm email="asha@example.in" returnTo="/profile" onClose={() => undefined} />}
      />
      <Route path="/verify-email-otp" element={<CodePage />} />
    </Routes>,
    { at: '/profile', answers: { RequestEmailChange: () => ({ requestEmailChange: ticket }) } },
  );
  await fill(screen.getByLabelText('New email'), 'new@example.in');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(toastStore.toasts().at(-1)?.content).toBe('Please verify your new email.');
  const place = async (after: number) => {
    await act(() => jest.advanceTimersByTimeAsync(after));
    return address();
  };
  expect([await place(1499), await place(1)]).toEqual(['/profile', '/verify-email-otp']);
  expect(screen.getByText('A code was sent to new@example.in')).toBeTruthy();
});
