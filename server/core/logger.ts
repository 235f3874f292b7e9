import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** What of an error may be written down. A database error also carries the values of its statement: those stay out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint };
}

/** Structured log on standard output, one JSON line an entry; what could hold a secret is struck out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['req.headers', 'res.headers', '*.password', '*.otp', '*.token', '*.tempToken', '*.cookie', '*.authorization'],
      censor: '[redacted]',
    },
  });
}
