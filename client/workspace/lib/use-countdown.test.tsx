import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { countdownText, useCountdown } from './use-countdown.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('REG-30 a countdown ticks once a second and stops at zero', () => {
  const deadline = Date.now() + 2000;
  const { result } = renderHook(() => useCountdown(deadline));
  const seen = [result.current];
  for (let second = 0; second < 3; second += 1) {
    act(() => jest.advanceTimersByTime(1000));
    seen.push(result.current);
  }
  expect(seen).toEqual([2, 1, 0, 0]);
});

test('a second that has started still counts, so that nothing opens too early', () => {
  const deadline = Date.now() + 1400;
  expect(renderHook(() => useCountdown(deadline)).result.current).toBe(2);
});

test('a countdown follows the clock even when the tab slept', () => {
  const deadline = Date.now() + 30_000;
  const { result } = renderHook(() => useCountdown(deadline));
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(29);
  act(() => {
    jest.setSystemTime(deadline + 60_000);
    jest.advanceTimersByTime(1000);
  });
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a new deadline restarts the countdown', () => {
  const { result, rerender } = renderHook(({ deadline }: { deadline: number | null }) => useCountdown(deadline), {
    initialProps: { deadline: null as number | null },
  });
  expect(result.current).toBe(0);
  rerender({ deadline: Date.now() + 5000 });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(4);
});

test.each([
  [45, '45s'],
  [60, '1:00'],
  [245, '4:05'],
  [3661, '1:01:01'],
])('%d seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
