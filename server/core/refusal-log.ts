import type { RequestContext } from './context.ts';
import type { AppError, ErrorCode } from './errors.ts';

const refusals: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];
const logged = new WeakSet<AppError>();

/**
 * One line, even if the error passes several use cases (ASVS 16.3.2). A wrong code or password, which comes with its
 * counters, has its own (`logAttempt`).
 */
export function logRefusal({ log, actor, ipAddress }: RequestContext, name: string, error: AppError): void {
  const isWrongCredential = error.code === 'UNAUTHENTICATED' && Object.keys(error.details).length > 0;
  if (!refusals.includes(error.code) || isWrongCredential || logged.has(error)) return;
  logged.add(error);
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
