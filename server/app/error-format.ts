import { HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseUnavailable } from '../core/database-errors.ts';
import { AppError, type ErrorCode, type ErrorDetails } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { databaseIsAway } from '../core/use-case.ts';

const hiddenMessage = 'Internal Server';
const requestErrors = new Map<unknown, ErrorCode>([
  [ApolloServerErrorCode.BAD_USER_INPUT, 'BAD_USER_INPUT'],
  [ApolloServerErrorCode.BAD_REQUEST, 'BAD_USER_INPUT'],
  [ApolloServerErrorCode.GRAPHQL_PARSE_FAILED, 'BAD_USER_INPUT'],
  [ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, 'BAD_USER_INPUT'],
]);

/** What the caller may see of an error: an AppError as it is, a database that is away as such, anything else only as INTERNAL. */
export function toAppError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return databaseIsAway();
  log.error({ err: error }, 'Unexpected error');
  return new AppError('INTERNAL', hiddenMessage);
}

/** GraphQL face of the one formatter: `extensions.code`, `fields` and the counters. */
export function formatGraphqlError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) return formatRequestError(formatted, original);
  const { code, message, details } = toAppError(original, log);
  return { message, locations: formatted.locations, path: formatted.path, extensions: { code, ...details } };
}

/** For a request that fails before its document is looked at, so that it has its status and Retry-After too. */
export function asGraphqlError(error: unknown, log: Logger): GraphQLError {
  const { code, message, details, status } = toAppError(error, log);
  const headers = new HeaderMap();
  if (details.retryAfterSeconds !== undefined) headers.set('retry-after', String(details.retryAfterSeconds));
  return new GraphQLError(message, { extensions: { code, ...details, http: { status, headers } } });
}

/** Errors of the document itself (syntax, unknown fields, wrong variables) are safe to show; stack traces and echoed values are not. */
function formatRequestError(formatted: GraphQLFormattedError, original: GraphQLError): GraphQLFormattedError {
  const { code, http: _http, stacktrace: _stacktrace, ...rest } = original.extensions;
  const shown = code ?? formatted.extensions?.code ?? 'BAD_USER_INPUT';
  return { ...formatted, message: withoutValues(formatted.message), extensions: { ...rest, code: requestErrors.get(shown) ?? shown } };
}

/** Ends of graphql-js's sentences that name types and fields only. */
const safeEnding = /; ((?:Field "\w+" (?:is not defined by type "\w+"|of required type "[^"]+" was not provided)|Expected (?:non-nullable )?type "[^"]+" (?:not to be null|to be an object))\..*)$/s;

/** A value of the wrong type may still be a password. */
function withoutValues(message: string): string {
  const [, start] = /^(Variable "\$\w+" got invalid value) /.exec(message) ?? [];
  if (start) return `${start}; ${safeEnding.exec(message)?.[1] ?? 'it does not fit the type.'}`;
  return message.replace(/(cannot represent [^:]*): .*$/s, '$1.');
}

/** Seconds for Retry-After, the same on both faces; null where another try may come at once. */
export function retryAfterOf(code: unknown, { retryAfterSeconds, retryIn, remainingBlockSeconds }: ErrorDetails): number | null {
  if (code === 'BLOCKED') return typeof remainingBlockSeconds === 'number' ? remainingBlockSeconds : null;
  const wait = retryAfterSeconds ?? (code === 'RATE_LIMITED' ? retryIn : null);
  return typeof wait === 'number' ? wait : null;
}

/** REST face: `{ error, …counters }`. */
export const restErrorBody = ({ code, message, details }: AppError): Record<string, unknown> => ({ error: message, code, ...details });
