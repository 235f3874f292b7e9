import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, jest, test } from '@jest/globals';
import { Observable } from 'rxjs';
import { resubscribe } from './resubscribe.ts';

const refusal = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

/** What a subscriber saw, in order, of a subscription that ends with each error in turn and then brings one item. */
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

test('a subscription that the server cannot serve begins again after 5 s, and what was missed is read', () => {
  jest.useFakeTimers();
  const seen = watch(refusal('UNAVAILABLE'), refusal('UNAVAILABLE'));
  jest.advanceTimersByTime(4999);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(5001);
  expect(seen).toEqual(['gap', 'gap', 'item']);
  jest.useRealTimers();
});

test('one that is refused is not', () => {
  expect(watch(refusal('UNAUTHENTICATED'))).toEqual(['error']);
});
