import { type MonoTypeOperatorFunction, retry, tap, throwError, timer } from 'rxjs';
import { failureOf } from '../shared/lib/errors.ts';

/** How long the server asks clients to wait (Retry-After). */
const PAUSE_MS = 5000;

/**
 * Resubscribes after a subscription fell too far behind, or started while the database was down; `onGap` refetches what
 * was missed.
 */
export const resubscribe = <Result>(onGap: () => void): MonoTypeOperatorFunction<Result> =>
  retry({
    delay: (error) =>
      failureOf(error).code === 'UNAVAILABLE' ? timer(PAUSE_MS).pipe(tap(onGap)) : throwError(() => error),
  });
