import { countByAddress, raiseWindow, readWindow, type WindowState } from '../core/attempts.ts';
import type { RequestContext } from '../core/context.ts';
import { addressLimits, overallLimit } from './attempt.rules.ts';

const overallScope = 'overall:failed-login';
const everybody = Buffer.from('everybody');

export const failuresOfAddress = { scope: 'failure', window: addressLimits.failures } as const;

export const countFailureOfAddress = (request: RequestContext): Promise<WindowState> => countByAddress(request, failuresOfAddress.scope, failuresOfAddress.window);

/** The seconds to wait once a network had too many failures, else null. */
export function waitOfAddress(request: RequestContext, { used, secondsLeft }: WindowState): number | null {
  const { limit } = failuresOfAddress.window;
  if (used === limit + 1) alert(request, 'address', limit, secondsLeft);
  return used > limit ? secondsLeft : null;
}

/** Counts a failed login among those of everybody. */
export async function countFailedLogin(request: RequestContext, now: Date): Promise<void> {
  const { used, secondsLeft } = await raiseWindow(request.services.database, overallScope, everybody, overallLimit, now);
  if (used === overallLimit.limit) alert(request, 'overall', used, secondsLeft);
}

/** Seconds until unknown browsers may try again, or null while they may. */
export async function overallBlockSeconds({ services }: RequestContext, now: Date): Promise<number | null> {
  const open = await readWindow(services.database, overallScope, everybody, overallLimit, now);
  return open && open.used >= overallLimit.limit ? open.secondsLeft : null;
}

/** For whoever watches over the portal: one line a window, at the count that fills it. */
function alert({ log, ipAddress }: RequestContext, scope: 'address' | 'overall', failures: number, secondsLeft: number): void {
  log.error({ event: 'authentication-alert', scope, failures, secondsLeft, ipAddress: scope === 'address' ? ipAddress : undefined }, `Too many failed logins: ${scope}`);
}
