import type { RequestContext } from './context.ts';
import type { AppError, ErrorCode } from './errors.ts';

const refusals: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];
const told = new WeakSet<AppError>();

/**
 * One line for each call that is refused because of who makes it, whether a use case was called by a person or by another use case (ASVS 16.3.2).
 * A wrong code or password, which comes with its counters, has its own line (`logAttempt`).
 */
export function logRefusal({ log, actor, ipAddress }: RequestContext, name: string, error: AppError): void {
  const isWrongCredential = error.code === 'UNAUTHENTICATED' && Object.keys(error.details).length > 0;
  if (!refusals.includes(error.code) || isWrongCredential || told.has(error)) return;
  told.add(error);
  log.info(
    {
      event: 'authorisation',
      name,
      outcome: error.code,
      actorId: actor?.id ?? null,
      role: actor?.role ?? null,
      ipAddress,
    },
    'A call was refused',
  );
}
