import { t } from '@lingui/core/macro';
/** The closed list of error codes; every answer that fails carries one of them (contract, "GraphQL"). */
export const errorStatuses = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BLOCKED: 423,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Which of several refusals with the same code it is, where callers go on differently. */
export type ErrorReason =
  | 'PASSWORDS_BLOCKED'
  | 'SENDING_BLOCKED'
  | 'CODES_BLOCKED'
  | 'CODE_WRONG'
  | 'CHANGED_MEANWHILE'
  | 'DONE_ALREADY'
  | 'OTHER_INPUT'
  | 'EXTERNAL_ID_TAKEN'
  | 'COMPANY_TAKEN'
  | 'LEAVES_COMPANY'
  | 'COMPANY_NOT_VERIFIED'
  | 'UNVERIFIED_LIMIT';

/** What a caller may read beside code and message, such as the counters of the account operations. */
export interface ErrorDetails {
  fields?: Record<string, string>;
  reason?: ErrorReason;
  retryAfterSeconds?: number;
  [counter: string]: unknown;
}

/** The one error that may be shown to a caller; anything else is logged whole and shown as INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  /** HTTP status of this error, the same over REST and GraphQL (OP-104). */
  get status(): number {
    return errorStatuses[this.code];
  }
}

export const notFound = (message = t`Not found.`): AppError => new AppError('NOT_FOUND', message);
export const unauthenticated = (message = t`Please log in first.`): AppError =>
  new AppError('UNAUTHENTICATED', message);
/** For a caller who sent one, so that it is not looked for elsewhere. */
export const wrongToken = (): AppError =>
  unauthenticated(t`The token in the Authorization header is wrong, has ended or was revoked.`);
export const forbidden = (message = t`You don't have access to that page.`): AppError =>
  new AppError('FORBIDDEN', message);
export const conflict = (message: string, details?: ErrorDetails): AppError =>
  new AppError('CONFLICT', message, details);
export const badInput = (fields: Record<string, string>, details?: ErrorDetails): AppError =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? t`Please check your input.`, { fields, ...details });
