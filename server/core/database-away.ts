import { t } from '@lingui/core/macro';
import type { RequestContext } from './context.ts';
import { shortReasonOf } from './database-errors.ts';
import { AppError } from './errors.ts';

/** The log's line for a request that met a database which is away. */
export const notServed = 'The database did not serve a request';

export const databaseIsAway = (): AppError =>
  new AppError('UNAVAILABLE', t`Kaamyab is taking a short break. Please try again in a moment.`, {
    retryAfterSeconds: 5,
  });

const logged = new WeakSet<RequestContext>();

/**
 * One line for a request, however many of its fields fail, and no stack: while the database is away all say the same.
 */
export function logAbsence(request: RequestContext, name: string, error: unknown): void {
  if (logged.has(request)) return;
  logged.add(request);
  request.log.warn({ name, reason: shortReasonOf(error) }, notServed);
}
