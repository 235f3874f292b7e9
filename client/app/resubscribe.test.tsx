import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, jest, test } from '@jest/globals';
import { Observable } from 'rxjs';
import { resubscribe } from './resubscribe.ts';

const refusal = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

/**
 * What a subscriber receives, in order, from a subscription that fails with each error in turn and then yields one
 * item.
 */
function watch(...errors: Error[]): string[] {
  const seen: string[] = [];
  const subscription = new Observable<string>((subscriber) => {
    const error = errors.shift();
    if (error) subscriber.error(error);
    else subscriber.next('item');
  });
  subscription
    .pipe(resubscribe(() => seen.push('gap')))
    .subscribe({ next: (item) => seen.push(item), error: () => seen.push('error') });
  return seen;
}

test('a subscription that the server cannot serve restarts after 5 s, and missed data is refetched', () => {
  jest.useFakeTimers();
  const seen = watch(refusal('UNAVAILABLE'), refusal('UNAVAILABLE'));
  jest.advanceTimersByTime(4999);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(5001);
  expect(seen).toEqual(['gap', 'gap', 'item']);
  jest.useRealTimers();
});

test('a refused subscription does not restart', () => {
  expect(watch(refusal('UNAUTHENTICATED'))).toEqual(['error']);
});
