import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Idle connections are closed; requests on the others are answered as ever. */
export const whileClosing = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

const LONGEST_IN_MS = 6000;

/**
 * Goes on as ever for `drainSeconds`, in which a load balancer learns to ask elsewhere. Then waits for what is in
 * flight: an upload, a download. What takes longer is cut off.
 */
export async function closeInTime(app: FastifyInstance, drainSeconds = 0): Promise<void> {
  await delay(drainSeconds * 1000);
  const deadline = setTimeout(() => app.server.closeAllConnections(), LONGEST_IN_MS);
  await app.close().finally(() => clearTimeout(deadline));
}
