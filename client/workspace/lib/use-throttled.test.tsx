import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useThrottled } from './use-throttled.ts';

const run = jest.fn();
function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

test('the first call runs at once, and a hundred calls during the pause run once, at its end', () => {
  const { result } = renderHook(() => useThrottled(run, 1000));
  for (let times = 0; times < 101; times += 1) result.current();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
  result.current();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a hidden window runs nothing until it is visible again, then once', () => {
  const { result, unmount } = renderHook(() => useThrottled(run, 1000));
  show('hidden');
  for (const wait of [0, 2000, 2000]) {
    result.current();
    jest.advanceTimersByTime(wait);
  }
  expect(run).not.toHaveBeenCalled();
  show('visible');
  expect(run).toHaveBeenCalledTimes(1);
  result.current();
  unmount();
  jest.advanceTimersByTime(5000);
  show('visible');
  expect(run).toHaveBeenCalledTimes(1);
});
