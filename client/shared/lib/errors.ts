import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';

export type FieldMessages = Readonly<Record<string, string>>;

/**
 * The error of an operation, in one shape for all screens. `text` is the server's message; null when there was no
 * answer.
 */
export interface Failure {
  readonly code: string | null;
  /** The reason within the error code (`ErrorReason` of the server). */
  readonly reason: string | null;
  readonly text: string | null;
  readonly fields: FieldMessages;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const isFieldMessages = (value: unknown): value is FieldMessages =>
  typeof value === 'object' && value !== null && Object.values(value).every((message) => typeof message === 'string');

/** A server failure has an id by which operators find it in the log. */
const withReference = (text: string, details: object): string =>
  'requestId' in details && typeof details.requestId === 'string' ? t`${text} (reference ${details.requestId})` : text;

/** The message of a REST answer, or of one from before GraphQL ran ("error": too many requests). */
export const textOfAnswer = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
    ? withReference(answer.error, answer)
    : null;

function textOf(body: string): string | null {
  try {
    return textOfAnswer(JSON.parse(body));
  } catch {
    return null;
  }
}

export function failureOf(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first)
    return {
      code: null,
      reason: null,
      text: ServerError.is(error) ? textOf(error.bodyText) : null,
      fields: {},
      extensions: {},
    };
  const extensions = first.extensions ?? {};
  return {
    code: typeof extensions.code === 'string' ? extensions.code : null,
    reason: typeof extensions.reason === 'string' ? extensions.reason : null,
    text: withReference(first.message, extensions),
    fields: isFieldMessages(extensions.fields) ? extensions.fields : {},
    extensions,
  };
}

/** The browser's catalogue is the global one; the server renders no errors. */
export const unreachableText = (): string => t`We could not reach the server. Check your connection and try again.`;

/** The message for a toast or an error state: the server's text as given (ERR-01), else the fallback. */
export const errorText = (error: unknown, fallback?: string): string =>
  failureOf(error).text ?? fallback ?? unreachableText();

/** A refused code, for the screen that asked for it. */
export interface CodeRefusal {
  /** Null when a countdown already says it. */
  readonly text: string | null;
  /** The code was not checked (the server was unreachable or overloaded), so it stays in the field. */
  readonly keepsCode: boolean;
}

const answeredCodes = new Set(['UNAUTHENTICATED', 'BLOCKED', 'BAD_USER_INPUT']);

export function codeRefusalOf(error: unknown, fallback: string): CodeRefusal {
  const isCountedDown = failureOf(error).reason === 'CODES_BLOCKED';
  return {
    text: isCountedDown ? null : errorText(error, fallback),
    keepsCode: !answeredCodes.has(failureOf(error).code ?? ''),
  };
}

/** The messages of an error for the named fields, and the remaining message for the form as a whole. */
export function fieldErrors<Field extends string>(error: unknown, names: readonly Field[], fallback?: string) {
  const { fields, text } = failureOf(error);
  const known = names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  const isAllAtFields = known.length > 0 && known.length === Object.keys(fields).length;
  return {
    fields: Object.fromEntries(known) as Partial<Record<Field, string>>,
    formText: isAllAtFields ? null : (text ?? fallback ?? unreachableText()),
  };
}
