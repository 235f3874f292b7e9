import { types } from 'node:util';

interface PostgresError extends Error {
  code: string;
  constraint?: string;
}

/**
 * Connection refused, reset or timed out; Postgres starting up, shutting down, read-only (25006) or out of room (53); a
 * statement (57014) or a lock (55P03) that took too long; not 08P01, an error of ours. To TypeORM a transaction whose
 * connection broke is "released".
 */
const unavailableCodes = new RegExp(
  '^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|' +
    '08(?!P01)...|57P0[123]|57014|53...|55P03|25006|58030)$',
);
const unavailableMessages = new RegExp(
  [
    'connection terminated',
    'timeout exceeded when trying to connect',
    'connection timeout',
    'client has encountered a connection error',
    'not queryable',
    'query runner (was )?already released',
  ].join('|'),
  'i',
);
/** 23503: what the row refers to was deleted meanwhile, which the next try finds out. */
const retryCodes = new Set(['40001', '40P01', '23503']);
const constraintCodes = new Set(['23505', '23P01', '23514', '23503']);

function postgresError(error: unknown): PostgresError | undefined {
  if (!types.isNativeError(error)) return undefined;
  if ('driverError' in error) return postgresError(error.driverError);
  return 'code' in error && typeof error.code === 'string' ? (error as PostgresError) : undefined;
}

export const postgresCode = (error: unknown): string | undefined => postgresError(error)?.code;

/** Name of the unique, exclusion, check or foreign key constraint that refused the statement. */
export function violatedConstraint(error: unknown): string | undefined {
  const found = postgresError(error);
  return found && constraintCodes.has(found.code) ? found.constraint : undefined;
}

/** After a deadlock, a serialization failure or a reference to what is gone a second run may succeed. */
export const isWorthRetrying = (error: unknown): boolean => retryCodes.has(postgresError(error)?.code ?? '');

/** Whether the statement gave up because others hold what it wants to change (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => postgresError(error)?.code === '55P03';

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (unavailableCodes.test(postgresError(error)?.code ?? '')) return true;
  return types.isNativeError(error) && unavailableMessages.test(error.message);
}

/** One of a word or a line, for a log that would hold as many stacks as there are requests. */
export function shortReasonOf(error: unknown): string {
  const found = error instanceof AggregateError ? error.errors[0] : error;
  return postgresCode(found) ?? (found instanceof Error ? found.message : 'unknown');
}
