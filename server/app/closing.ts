import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Lines that rest are closed; whatever still arrives on the others is answered as ever. */
export const whileClosing = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/** On a line of what is in flight something has to move within so long, or twice as long if there is something to be read: whoever neither sends nor reads is not waited for. */
const STANDSTILL_IN_MS = 2500;
const LONGEST_IN_MS = 30_000;
const openLines = new WeakMap<FastifyInstance, Set<Socket>>();

/** From the moment on that the server is to stop, each answer tells its caller to open another connection, which leads elsewhere. */
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

/** Closes the server when what is in flight has ended: an upload, a download, anything that still moves. */
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
