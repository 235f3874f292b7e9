import type { FastifyInstance } from 'fastify';

/** Idle connections are closed; requests on the others are answered as ever. */
export const whileClosing = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

const LONGEST_IN_MS = 8000;

/** Waits for what is in flight: an upload, a download. What takes longer is cut off. */
export async function closeInTime(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), LONGEST_IN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
