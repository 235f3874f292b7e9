import { type MonoTypeOperatorFunction, retry, tap, throwError, timer } from 'rxjs';
import { failureOf } from '../shared/lib/errors.ts';

/** For so long the server asks to be left alone (Retry-After). */
const PAUSE_MS = 5000;

/**
 * Subscribes again after a subscription fell too far behind, or began while the database was away; `onGap` reads what
 * was missed.
 */
export const resubscribe = <Result>(onGap: () => void): MonoTypeOperatorFunction<Result> =>
  retry({
    delay: (error) =>
      failureOf(error).code === 'UNAVAILABLE' ? timer(PAUSE_MS).pipe(tap(onGap)) : throwError(() => error),
  });
