import { jest } from '@jest/globals';
import { WithWords } from '../../test/with-words.tsx';
import { act, render, screen } from '@testing-library/react';
import { user } from '../../test/user.ts';
import { toast, toastStore } from '../shared/ui/toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.preset('seeker');
  render(<Toaster />, { wrapper: WithWords });
});

afterEach(() => {
  act(() => toastStore.toasts().forEach(({ id }) => toast.dismiss(id)));
  jest.useRealTimers();
});

const show = (kind: 'success' | 'error' | 'blank' | 'loading' | 'custom', text: string): number => {
  let id = 0;
  act(() => {
    id = toast[kind](text);
  });
  return id;
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
  ['custom', 4000],
] as const)('CONST-06 CONST-07 a seeker toast of kind %s shows for %d ms', (kind, duration) => {
  show(kind, 'Saved');
  wait(duration - 1);
  expect(screen.queryByText('Saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('CONST-06 CONST-07 a loading toast stays until it is dismissed', () => {
  const id = show('loading', 'Uploading');
  wait(600_000);
  expect(screen.queryByText('Uploading')).not.toBeNull();
  act(() => toast.dismiss(id));
  expect(screen.queryByText('Uploading')).toBeNull();
});

test('CONST-08 at most 20 toasts show; the oldest is removed', () => {
  for (let index = 1; index <= 21; index += 1) show('blank', `Toast ${index}.`);
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
  expect(screen.queryByText('Toast 1.')).toBeNull();
});

test('HMISC-13 OP-046 a recruiter toast lasts 5 s, pauses on hover and closes on click', async () => {
  act(() => void toastStore.preset('recruiter'));
  show('success', 'Approved');
  await user.hover(screen.getByText('Approved'));
  wait(60_000);
  await user.unhover(screen.getByText('Approved'));
  wait(4999);
  expect(screen.queryByText('Approved')).not.toBeNull();
  await user.click(screen.getByText('Approved'));
  expect(screen.queryByText('Approved')).toBeNull();
});

test('HMISC-13 a recruiter toast can be swiped away, returns after a short swipe, and has a button', async () => {
  act(() => void toastStore.preset('recruiter'));
  show('success', 'Approved');
  const dragTo = async (to: number) => {
    const text = screen.getByText('Approved');
    const coords = { clientX: to };
    await user.pointer([
      { keys: '[MouseLeft>]', target: text, coords: { clientX: 600 } },
      { target: text, coords },
    ]);
    const place = text.parentElement?.style.transform;
    await user.pointer({ keys: '[/MouseLeft]', target: text, coords });
    return place;
  };
  expect(await dragTo(640)).toBe('translateX(40px)');
  expect(screen.getByText('Approved').parentElement?.style.transform).toBe('');
  await dragTo(720);
  expect(screen.queryByText('Approved')).toBeNull();
  show('success', 'Rejected');
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Rejected')).toBeNull();
});

test('of two actions only the pressed one runs, and the toast closes', async () => {
  const [schedule, undo] = [jest.fn(), jest.fn()];
  const actions = {
    action: { label: 'Schedule interview', onClick: schedule },
    secondAction: { label: 'Undo', onClick: undo },
  };
  act(() => void toast.success('Approved', actions));
  expect(screen.getByRole('button', { name: 'Schedule interview' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undo.mock.calls.length, schedule.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByText('Approved')).toBeNull();
});

test('the action of a toast runs once and closes it', async () => {
  const undo = jest.fn();
  act(() => void toast.success('Rejected', { action: { label: 'Undo', onClick: undo } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rejected')).toBeNull();
});
