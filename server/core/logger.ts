import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

/** A database error also carries the values of its statement, which are left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint };
}

const secretNames = /^(headers|authorization|cookie|set-cookie|password|oldPassword|newPassword|otp|token|tempToken)$/i;
const deepest = 8;

/** At any depth: libraries log their options too. Objects other than plain ones have serializers. */
function strikeOut<Value>(value: Value, depth = 0): Value {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => strikeOut(part, depth + 1)) as Value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretNames.test(name) ? '[redacted]' : strikeOut<unknown>(part, depth + 1),
    ]),
  ) as Value;
}

/** One JSON line per entry, times in UTC; what could hold a secret is redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { log: (entry) => strikeOut(entry) },
  };
  return destination ? pino(options, destination) : pino(options);
}
