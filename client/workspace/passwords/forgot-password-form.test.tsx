import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, Answers[string], string]>([
  [
    'FORGOT-06 the message of the server',
    () => ({ forgotPassword: { message: 'A link is on its way.' } }),
    'A link is on its way.',
  ],
  [
    'FORGOT-07 the refusal of the server',
    new GraphQLError('Please wait 30s before requesting another link.'),
    'Please wait 30s before requesting another link.',
  ],
  ['FORGOT-07 without a word of the server its own text', 'FAIL', 'Failed Resent Link'],
])('FORGOT-03 %s appears as an alert half a second after the answer', async (_what, answer, text) => {
  const { askedFor } = showScreen(<ForgotPasswordForm />, { answers: { ForgotPassword: answer } });
  await fill(screen.getByLabelText('Email'), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect([askedFor('ForgotPassword'), screen.queryByRole('alert')]).toEqual([[{ email: 'asha@example.in' }], null]);
  expect(screen.getByRole('button', { name: 'Sending...', busy: true })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.in');
});
