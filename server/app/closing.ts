import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Idle connections are closed; requests on the others are answered as ever. */
export const whileClosing = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/** A connection in flight is cut after so long without a byte, or twice as long while an answer is unread. */
const STANDSTILL_IN_MS = 2500;
const LONGEST_IN_MS = 30_000;
const openLines = new WeakMap<FastifyInstance, Set<Socket>>();

/** Each answer asks for another connection, which leads to another server. */
export function sendElsewhere(app: FastifyInstance, isStopping: () => boolean): void {
  const lines = new Set<Socket>();
  openLines.set(app, lines);
  app.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}

/** Waits for what is in flight: an upload, a download, anything that still moves. */
export async function closeInTime(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  for (const line of openLines.get(app) ?? []) line.setTimeout(STANDSTILL_IN_MS, () => line.destroy());
  const deadline = setTimeout(() => app.server.closeAllConnections(), LONGEST_IN_MS);
  try {
    await closed;
  } finally {
    clearTimeout(deadline);
  }
}
