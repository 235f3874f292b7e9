import type { EntityManager } from 'typeorm';
import { countByAddress, raiseWindow, type WindowState } from '../../../core/limits.ts';
import type { RequestContext } from '../../../core/context.ts';
import { addressLimits, overallFailures, overallLimit } from './attempt.rules.ts';

export const countFailureOfAddress = (request: RequestContext, tx?: EntityManager): Promise<WindowState> =>
  countByAddress(request, addressLimits.failures.scope, addressLimits.failures, tx);

/** In seconds, once a network had too many failures; else null. */
export function waitOfAddress(request: RequestContext, { used, secondsLeft }: WindowState): number | null {
  const { limit } = addressLimits.failures;
  if (used === limit + 1) alert(request, 'address', limit, secondsLeft);
  return used > limit ? secondsLeft : null;
}

export async function countFailedLogin(request: RequestContext, now: Date): Promise<void> {
  const { used, secondsLeft } = await raiseWindow(
    request.services.database.prepared,
    overallFailures.scope,
    Buffer.from(overallFailures.subject),
    overallLimit,
    now,
  );
  if (used === overallLimit.limit) alert(request, 'overall', used, secondsLeft);
}

/** For operators: one line a window, at the count that fills it. */
function alert(
  { log, ipAddress }: RequestContext,
  scope: 'address' | 'overall',
  failures: number,
  secondsLeft: number,
): void {
  log.error(
    {
      event: 'authentication-alert',
      scope,
      failures,
      secondsLeft,
      ipAddress: scope === 'address' ? ipAddress : undefined,
    },
    `Too many failed logins: ${scope}`,
  );
}
