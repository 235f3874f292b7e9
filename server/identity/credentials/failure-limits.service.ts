import { countByAddress, raiseWindow, windowSecondsLeft, windowStart, type WindowState } from '../../core/attempts.ts';
import type { RequestContext } from '../../core/context.ts';
import { addressLimits, overallLimit } from './attempt.rules.ts';

const overallScope = 'overall:failed-login';
const everybody = 'everybody';

export const failuresOfAddress = { scope: 'failure', window: addressLimits.failures } as const;

export const countFailureOfAddress = (request: RequestContext): Promise<WindowState> =>
  countByAddress(request, failuresOfAddress.scope, failuresOfAddress.window);

/** The seconds to wait once a network had too many failures, else null. */
export function waitOfAddress(request: RequestContext, { used, secondsLeft }: WindowState): number | null {
  const { limit } = failuresOfAddress.window;
  if (used === limit + 1) alert(request, 'address', limit, secondsLeft);
  return used > limit ? secondsLeft : null;
}

/** Counts a failed login among those of everybody. */
export async function countFailedLogin(request: RequestContext, now: Date): Promise<void> {
  const { used, secondsLeft } = await raiseWindow(
    request.services.database,
    overallScope,
    Buffer.from(everybody),
    overallLimit,
    now,
  );
  if (used === overallLimit.limit) alert(request, 'overall', used, secondsLeft);
}

/** SQL for the window in which too many logins failed, if there is one; `since` is `overallSince`. Browsers that are not known wait for its end (`waitOfAll`). */
export const fullOverallWindow = (since: string): string => `
  select window_started_at as "stormStartedAt" from attempt_counters
  where scope = '${overallScope}' and subject = '${everybody}' and window_started_at > ${since} and used >= ${overallLimit.limit}`;
export const overallSince = (now: Date): Date => windowStart(now, overallLimit.seconds);
export const waitOfAll = (startedAt: Date, now: Date): number =>
  windowSecondsLeft(startedAt, overallLimit.seconds, now);

/** For whoever watches over the portal: one line a window, at the count that fills it. */
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
