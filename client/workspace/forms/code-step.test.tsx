import { jest } from '@jest/globals';
import { WithWords } from '../../../test/with-words.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { user } from '../../../test/user.ts';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { type CodeCounters, noCounters } from '../lib/code-counters.ts';
import type { CodeRefusal } from '../../shared/lib/errors.ts';
import { CodeStep } from './code-step.tsx';

const words = {
  incomplete: accountMessages.signupCodeIncomplete,
  blocked: accountMessages.signupCodeBlocked,
};
const now = Date.parse('2026-11-21T12:00:00Z');
const inSeconds = (seconds: number) => now + seconds * 1000;
const fresh: CodeCounters = { resendAt: inSeconds(30), expiresAt: inSeconds(300), blockedUntil: null };

const onVerify = jest.fn<(code: string) => Promise<CodeRefusal | null>>();
const onResend = jest.fn<() => Promise<string | null>>();
const onBack = jest.fn();

beforeEach(() => {
  // Fakes only the clock and timers: the answers are promises and the antd inputs load lazily.
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
  onVerify.mockReset().mockResolvedValue(null);
  onResend.mockReset().mockResolvedValue(null);
});
afterEach(() => jest.useRealTimers());

const show = async (counters: CodeCounters) => {
  const props = { email: 'asha@example.in', words, back: 'Back to Signup', onVerify, onResend, onBack };
  const view = render(<CodeStep {...props} counters={counters} />, { wrapper: WithWords });
  await screen.findAllByRole('textbox', {}, { timeout: 5000 });
  return (next: CodeCounters) => view.rerender(<CodeStep {...props} counters={next} />);
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const isFocused = (box: Element) => box === document.activeElement;
const type = (digits: string) => user.type(boxes()[0] as HTMLElement, digits);
const verify = () => user.click(screen.getByRole('button', { name: 'Verify OTP' }));
const isDisabled = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('REG-25 there are six boxes that accept only digits', async () => {
  await show(fresh);
  expect(boxes()).toHaveLength(6);
  await type('a');
  expect(boxes()[0]?.value).toBe('');
  expect(boxes()[0]?.inputMode).toBe('numeric');
  expect(boxes()[0]?.autocomplete).toBe('one-time-code');
});

test('REG-31 an incomplete code is not sent', async () => {
  await show(fresh);
  await type('12345');
  await verify();
  expect(screen.queryByText('Please enter complete OTP.')).not.toBeNull();
  expect(onVerify).not.toHaveBeenCalled();
});

test('the complete code is sent', async () => {
  await show(fresh);
  await type('123456');
  await verify();
  expect(onVerify).toHaveBeenCalledWith('123456');
});

test('OP-083 a pasted code fills all boxes, spaces included', async () => {
  await show(fresh);
  await user.click(boxes()[0] as HTMLElement);
  await user.paste(' 123 456\n');
  await verify();
  expect(onVerify).toHaveBeenCalledWith('123456');
});

test('OP-083 other characters are left out, arrows move, asvs-6.2.7 autofill fills all', async () => {
  await show(fresh);
  const state = () => [
    boxes()
      .map(({ value }) => value || '_')
      .join(''),
    boxes().findIndex(isFocused),
  ];
  await type('1a2');
  expect(state()).toEqual(['12____', 2]);
  for (const [key, ...expected] of [
    ['{ArrowLeft}', '12____', 1],
    ['{ArrowRight}', '12____', 2],
  ] as const) {
    await user.keyboard(key);
    expect(state()).toEqual(expected);
  }
  await user.paste('hello');
  expect(state()[0]).toBe('12____');
  // Like the suggestion above a phone's keyboard: the whole code goes into the first box.
  fireEvent.input(boxes()[0] as HTMLElement, { target: { value: '654321' } });
  expect(state()[0]).toBe('654321');
});

test('a screen reader finds one named group for one-time codes; its error is announced and linked', async () => {
  await show(fresh);
  expect(boxes().map(({ autocomplete, inputMode, ariaLabel }) => [autocomplete, inputMode, ariaLabel])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ['one-time-code', 'numeric', `OTP Input ${number}`]),
  );
  await verify();
  const group = screen.getByRole('group', { name: 'One-time code, 6 digits' });
  const notes = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(notes?.contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Please enter complete OTP.');
});

test('REG-35 REG-36 a wrong code empties the boxes and returns to the first', async () => {
  onVerify.mockResolvedValue({ text: 'Incorrect OTP. Attempts left: 2', keepsCode: false });
  await show(fresh);
  await type('123456');
  await verify();
  expect(screen.queryByText('Incorrect OTP. Attempts left: 2')).not.toBeNull();
  expect(
    boxes()
      .map(({ value }) => value)
      .join(''),
  ).toBe('');
  expect(document.activeElement).toBe(boxes()[0]);
});

test('a code stays in its boxes if the server did not check it', async () => {
  onVerify.mockResolvedValue({ text: 'Internal Server', keepsCode: true });
  await show(fresh);
  await type('123456');
  await verify();
  expect(screen.queryByText('Internal Server')).not.toBeNull();
  expect(
    boxes()
      .map(({ value }) => value)
      .join(''),
  ).toBe('123456');
});

test('REG-32 an expired code is not sent', async () => {
  await show({ ...fresh, expiresAt: inSeconds(1) });
  await type('123456');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText('OTP expired')).not.toBeNull();
  await verify();
  expect(onVerify).not.toHaveBeenCalled();
});

test('REG-33 a block counts down, disables the boxes and ends by itself', async () => {
  await show({ ...fresh, blockedUntil: inSeconds(60) });
  expect(screen.queryByText('Too many attempts. Please wait 60s.')).not.toBeNull();
  expect(boxes()[0]?.disabled).toBe(true);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.queryByText('Too many attempts. Please wait 1s.')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(boxes()[0]?.disabled).toBe(false);
  expect(isDisabled(/Verify OTP/)).toBe(false);
});

test('REG-27 a new code can be requested after the wait', async () => {
  await show(fresh);
  expect(isDisabled(/Resend OTP in/)).toBe(true);
  act(() => jest.advanceTimersByTime(30_000));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(onResend).toHaveBeenCalledTimes(1);
});

test('the back link goes back', async () => {
  await show(noCounters);
  await user.click(screen.getByRole('button', { name: 'Back to Signup' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the message about a code disappears while the next one is checked, so a repeat is announced', async () => {
  onVerify.mockResolvedValue({ text: 'Internal Server', keepsCode: true });
  await show(fresh);
  await type('123456');
  await verify();
  let answer: (refusal: CodeRefusal) => void = () => undefined;
  onVerify.mockReturnValue(new Promise((resolve) => void (answer = resolve)));
  await verify();
  expect(screen.queryByText('Internal Server')).toBeNull();
  await act(async () => answer({ text: 'Internal Server', keepsCode: true }));
  expect(screen.queryByText('Internal Server')).not.toBeNull();
});
