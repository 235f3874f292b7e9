import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Idle connections are closed; requests on the others are answered as ever. */
export const whileClosing = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

const LONGEST_IN_MS = 6000;
/** For requests that are on their way when the last connection is accepted. */
const LAST_REQUESTS_IN_MS = 300;

/**
 * Goes on as ever for `drainSeconds`, in which a load balancer learns to ask elsewhere. Then waits for what is in
 * flight: an upload, a download. What takes longer is cut off.
 */
export async function closeInTime(app: FastifyInstance, drainSeconds = 0): Promise<void> {
  const { server } = app;
  const lastConnection = Promise.withResolvers<void>();
  if (drainSeconds > 0) {
    await delay(drainSeconds * 1000);
    // By then the connections that waited are accepted. Closing the HTTP server would at once close idle ones too, and
    // with them lose a request that a proxy has just sent.
    await nextTurn();
    Server.prototype.close.call(server, () => lastConnection.resolve());
    await delay(LAST_REQUESTS_IN_MS);
  } else lastConnection.resolve();
  const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_IN_MS);
  try {
    await app.close();
    await lastConnection.promise;
  } finally {
    clearTimeout(deadline);
  }
}
