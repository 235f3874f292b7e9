import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { Signup } from './signup.tsx';

const ticket = {
  __typename: 'CodeTicket',
  message: 'OTP sent',
  tempToken: 'ticket',
  retryIn: null,
  otpExpiresIn: 300,
  blockDuration: null,
  remainingBlockSeconds: null,
  verifyAttemptsLeft: 3,
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fill(field(label), text);

test('a visitor from “Hire Now” starts as a recruiter, others as seekers, and both can switch', async () => {
  for (const [at, chosen, other] of [
    ['/register?returnTo=%2Fhire%2Fhrprofile', 'HR', 'User'],
    ['/register?returnTo=%2Fjobs%2Fdetails%2F1', 'User', 'HR'],
  ] as const) {
    const answers = { PendingSignup: () => ({ pendingSignup: null }) };
    const { unmount } = showScreen(
      <Signup>
        <p>Below</p>
      </Signup>,
      { at, answers },
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(chosen);
    expect(screen.queryByText('Resume') !== null).toBe(chosen === 'User');
    await user.click(screen.getByRole('tab', { name: other }));
    await screen.findByRole('tab', { selected: true, name: other });
    unmount();
  }
});

test('REG-26 Back while a new code is being sent stays at the form, with its text', async () => {
  const resent = Promise.withResolvers<object>();
  const { askedFor } = showScreen(
    <Signup>
      <p>Below</p>
    </Signup>,
    {
      answers: {
        PendingSignup: () => ({ pendingSignup: null }),
        Signup: () => ({ signup: ticket }),
        ResendSignupCode: () => resent.promise,
        CancelSignup: () => ({ cancelSignup: true }),
      },
    },
  );
  await user.click(screen.getByRole('tab', { name: 'HR' }));
  await type('Name', 'Ila Menon');
  await type('Email', 'ila@example.in');
  await type('Password', 'Banyan#2741');
  await user.click(screen.getByLabelText('I agree to the privacy notice below.'));
  await user.click(screen.getByLabelText('I am 18 or older.'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(askedFor('ResendSignupCode')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back to Signup' }));
  resent.resolve({ resendSignupCode: { ...ticket, tempToken: 'next', message: 'Another OTP sent' } });
  await waitFor(() => expect(toastStore.toasts().at(-1)?.content).toBe('Another OTP sent'));
  expect([field('Name').value, field('Email').value]).toEqual(['Ila Menon', 'ila@example.in']);
  expect(screen.queryByRole('button', { name: 'Verify OTP' })).toBeNull();
});
