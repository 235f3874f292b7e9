import { HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { type ASTNode, GraphQLError, type GraphQLFormattedError, Kind, print } from 'graphql';
import { currentRequestId } from '../core/caller.ts';
import { isDatabaseUnavailable, shortReasonOf } from '../core/database-errors.ts';
import { AppError, type ErrorCode, type ErrorDetails, errorStatuses } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { databaseIsAway, notServed } from '../core/database-away.ts';

const hiddenMessage = 'Internal Server';
/** Apollo's own codes for a request that it cannot run; to callers all of them are BAD_USER_INPUT. */
const { INTERNAL_SERVER_ERROR: _failure, ...requestErrors } = ApolloServerErrorCode;
const requestErrorCodes = new Set<unknown>(Object.values(requestErrors));

/** An AppError, UNAVAILABLE for a database that is away, else INTERNAL with the id by which the log has it. */
export function toAppError(error: unknown, log: Logger, requestId = currentRequestId()): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    log.warn({ reason: shortReasonOf(error), requestId }, notServed);
    return databaseIsAway();
  }
  log.error({ err: error, requestId }, 'Unexpected error');
  return new AppError('INTERNAL', hiddenMessage, requestId === undefined ? {} : { requestId });
}

/** GraphQL face of the one formatter. */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
  requestId?: string,
): GraphQLFormattedError {
  // What ends a whole subscription has no path, by which Apollo recognizes the errors of resolvers.
  const original =
    error instanceof GraphQLError && error.originalError instanceof AppError
      ? error.originalError
      : unwrapResolverError(error);
  const requestCode = original instanceof GraphQLError ? codeOfRequestError(original, error) : undefined;
  if (original instanceof GraphQLError && requestCode) return formatRequestError(formatted, original, requestCode);
  const { code, message, details } = toAppError(
    original instanceof GraphQLError ? (original.originalError ?? original) : original,
    log,
    requestId,
  );
  return {
    message,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code, ...details, ...retrying(code, details) },
  };
}

/** Undefined where the request is not at fault: a field that cannot be completed, a failure in a library. */
function codeOfRequestError(
  { extensions: { code }, nodes, originalError }: GraphQLError,
  error: unknown,
): ErrorCode | undefined {
  if (typeof code === 'string' && code in errorStatuses) return code as ErrorCode;
  if (code !== undefined) return requestErrorCodes.has(code) ? 'BAD_USER_INPUT' : undefined;
  const isOfField = error instanceof GraphQLError && error.path !== undefined;
  const isWrapped = nodes === undefined && originalError !== undefined;
  return isOfField || isWrapped ? undefined : 'BAD_USER_INPUT';
}

/** For a request that fails before its document is looked at: it has its status and Retry-After too. */
export function asGraphqlError(error: unknown, log: Logger): GraphQLError {
  const { code, message, details, status } = toAppError(error, log);
  const headers = new HeaderMap();
  if (details.retryAfterSeconds !== undefined) headers.set('retry-after', String(details.retryAfterSeconds));
  return new GraphQLError(message, { extensions: { code, ...details, http: { status, headers } } });
}

/** Errors of the document are safe to show; stack traces and echoed values are not. */
function formatRequestError(
  formatted: GraphQLFormattedError,
  { nodes, extensions }: GraphQLError,
  code: ErrorCode,
): GraphQLFormattedError {
  const { http: _http, stacktrace: _stacktrace, ...rest } = extensions;
  return { ...formatted, message: withoutValue(formatted.message, nodes?.[0]), extensions: { ...rest, code } };
}

/** Ends of graphql-js's sentences that name types and fields only. */
const safeEnding = new RegExp(
  [
    '; ((?:Field "\\w+" (?:is not defined by type "\\w+"|of required type "[^"]+" was not provided)',
    '|Expected (?:non-nullable )?type "[^"]+" (?:not to be null|to be an object))\\..*)$',
  ].join(''),
  's',
);

/** A value of the wrong type may be a password: only the variable, the field and the reason are named (C-17). */
function withoutValue(message: string, node: ASTNode | undefined): string {
  const [, start] = /^(Variable "\$\w+" got invalid value) /.exec(message) ?? [];
  if (!start || node?.kind !== Kind.VARIABLE_DEFINITION)
    return message.replace(/(cannot represent [^:]*): .*$/s, '$1.');
  const place = / at "([\w.[\]]+)"; /.exec(message)?.[1];
  const reason = safeEnding.exec(message)?.[1] ?? (place ? '' : `Expected type "${print(node.type)}".`);
  return `${start}${place ? ` at "${place}"` : ''}${reason ? `; ${reason}` : '.'}`;
}

/** Seconds for Retry-After, the same on both faces; null where another try may come at once. */
export function retryAfterOf(
  code: unknown,
  { retryAfterSeconds, retryIn, remainingBlockSeconds }: ErrorDetails,
): number | null {
  if (code === 'BLOCKED') return typeof remainingBlockSeconds === 'number' ? remainingBlockSeconds : null;
  const wait = retryAfterSeconds ?? (code === 'RATE_LIMITED' ? retryIn : null);
  return typeof wait === 'number' ? wait : null;
}

/** Under one name on both faces, beside the counters of the account operations. */
function retrying(code: ErrorCode, details: ErrorDetails): { retryAfterSeconds?: number } {
  const wait = retryAfterOf(code, details);
  return wait === null ? {} : { retryAfterSeconds: wait };
}

/** RFC 9110: an answer of 401 says how to show who one is. */
export const bearerChallenge = 'Bearer realm="Kaamyab"';

/** REST face: `{ error, …counters }`. */
export const restErrorBody = ({ code, message, details }: AppError): Record<string, unknown> => ({
  error: message,
  code,
  ...details,
  ...retrying(code, details),
});
