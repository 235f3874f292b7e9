import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StatusText } from './code-step.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('CONST-05 a status hides after 3 s, and something else stands in its place', () => {
  render(<StatusText text="OTP sent to your email.">Nothing came?</StatusText>);
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toBe('OTP sent to your email.');
  act(() => jest.advanceTimersByTime(1));
  expect([screen.queryByRole('status'), screen.queryByText('Nothing came?') !== null]).toEqual([null, true]);
});
