import { jest } from '@jest/globals';
import { WithWords } from '../../../test/with-words.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { user } from '../../../test/user.ts';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import type { CodeRefusal } from '../../shared/lib/errors.ts';
import { CodeStep } from './code-step.tsx';

const words = {
  incomplete: accountMessages.signupCodeIncomplete,
  blocked: accountMessages.signupCodeBlocked,
};
const onVerify = jest.fn<(code: string) => Promise<CodeRefusal | null>>();

beforeEach(() => {
  onVerify.mockReset().mockResolvedValue(null);
  render(
    <CodeStep
      email="asha@example.in"
      counters={{ resendAt: null, expiresAt: Date.now() + 300_000, blockedUntil: null }}
      words={words}
      back="Back to Signup"
      onVerify={onVerify}
      onResend={() => Promise.resolve(null)}
      onBack={() => undefined}
    />,
    { wrapper: WithWords },
  );
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const isFocused = (box: Element) => box === document.activeElement;
const type = (digits: string) => user.type(boxes()[0] as HTMLElement, digits);
const verify = () => user.click(screen.getByRole('button', { name: 'Verify OTP' }));

test('OP-083 a pasted code fills all boxes, spaces included', async () => {
  await user.click(boxes()[0] as HTMLElement);
  await user.paste(' 123 456\n');
  await verify();
  expect(onVerify).toHaveBeenCalledWith('123456');
});

test('OP-083 other characters are left out, arrows move, asvs-6.2.7 autofill fills all', async () => {
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

test('REG-31 a screen reader finds one group for one-time codes; an incomplete one is announced, not sent', async () => {
  expect(boxes().map(({ autocomplete, inputMode, ariaLabel }) => [autocomplete, inputMode, ariaLabel])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ['one-time-code', 'numeric', `OTP Input ${number}`]),
  );
  await verify();
  const group = screen.getByRole('group', { name: 'One-time code, 6 digits' });
  const notes = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(notes?.contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Please enter complete OTP.');
  expect(onVerify).not.toHaveBeenCalled();
});

test('the message about a code disappears while the next one is checked, so a repeat is announced', async () => {
  onVerify.mockResolvedValue({ text: 'Internal Server', keepsCode: true });
  await type('123456');
  await verify();
  let answer: (refusal: CodeRefusal) => void = () => undefined;
  onVerify.mockReturnValue(new Promise((resolve) => void (answer = resolve)));
  await verify();
  expect(screen.queryByText('Internal Server')).toBeNull();
  await act(async () => answer({ text: 'Internal Server', keepsCode: true }));
  expect(screen.queryByText('Internal Server')).not.toBeNull();
});
