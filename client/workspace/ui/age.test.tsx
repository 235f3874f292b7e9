import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Age } from './age.tsx';

afterEach(() => jest.useRealTimers());

test('OP-047 new items age while the page is open', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T06:00:00Z') });
  render(<Age at="2026-11-28T05:58:00Z" />);
  expect(screen.getByText('Just now')).toBeTruthy();
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText('1 hour ago')).toBeTruthy();
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText('2 hours ago')).toBeTruthy();
});
