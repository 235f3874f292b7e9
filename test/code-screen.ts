import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { fill, user } from './user.ts';

/** What the forms of sign-up, login and account get from the server, and what a person does there. */

/** A code that was just sent. */
export const ticket = {
  message: 'OTP sent to your email.',
  tempToken: 'ticket',
  retryIn: 30,
  otpExpiresIn: 300,
  blockDuration: null,
  remainingBlockSeconds: null,
  verifyAttemptsLeft: 3,
};

/** Root fields for `showScreen`, answered a moment after the click has ended. */
export const overNetwork = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      async (given: object): Promise<unknown> => {
        await new Promise((resolve) => setTimeout(resolve, 0));
        return typeof value === 'function' ? value(given) : value;
      },
    ]),
  );

/** For a root field: the server's refusal, with the counters that it carries. */
export const refuse = (message: string, extensions: Record<string, unknown>) => () => {
  throw new GraphQLError(message, { extensions });
};

export const wrongCode = (left: number, message = `Incorrect OTP. Attempts left: ${left}`) =>
  refuse(message, { ...ticket, code: 'UNAUTHENTICATED', reason: 'CODE_WRONG', attemptsLeft: left });

/** Time passes only in steps; call within a test file. */
export function stopTime(): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Less than a second: until an answer is there and antd has drawn it. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(60);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

export async function type(label: string, text: string): Promise<void> {
  await fill(field(label), text);
  await settle();
}

export async function press(name: string | RegExp): Promise<void> {
  await user.click(button(name));
  await settle();
}

export const boxes = () =>
  within(screen.getByRole('group', { name: 'One-time code, 6 digits' })).getAllByRole<HTMLInputElement>('textbox');
export const areBoxesThere = () => screen.queryByRole('group', { name: 'One-time code, 6 digits' }) !== null;
export const codeInBoxes = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

export async function enterCode(code: string): Promise<void> {
  await user.type(boxes()[0] as HTMLElement, code);
  await press('Verify OTP');
}

/** The label and the message of each field with an error. */
export const fieldErrors = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((input) => {
    const [note = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [input.labels?.[0]?.textContent, document.getElementById(note)?.textContent];
  });
