import { renderHook } from '@testing-library/react';
import { useShownAnswer } from './shown-answer.ts';

interface Asked {
  data?: string;
  loading: boolean;
  page: number;
}

test('the last answer stays while the next one loads and goes if that fails; an answer to the same query stays', () => {
  const initialProps: Asked = { loading: true, page: 1 };
  const { result, rerender } = renderHook(
    ({ page, ...answer }: Asked) => useShownAnswer({ data: undefined, ...answer }, { page }),
    { initialProps },
  );
  const after = (asked: Asked) => {
    rerender(asked);
    return [result.current.shown, result.current.isStale];
  };
  expect([result.current.shown, result.current.isStale]).toEqual([undefined, false]);
  expect(after({ data: 'one', loading: false, page: 1 })).toEqual(['one', false]);
  expect(after({ data: 'one', loading: true, page: 1 })).toEqual(['one', false]);
  expect(after({ loading: false, page: 1 })).toEqual(['one', false]);
  expect(after({ loading: true, page: 2 })).toEqual(['one', true]);
  expect(after({ loading: false, page: 2 })).toEqual([undefined, false]);
  expect(after({ data: 'two', loading: false, page: 2 })).toEqual(['two', false]);
});
