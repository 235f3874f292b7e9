import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '../platform/files/file.rules.ts';

/** What a phone at the edge of a village sends. */
const slowestBytesPerSecond = 20_000;

/** Milliseconds of a whole request: a third more than the largest file on the slowest line, which pauses. */
export const uploadMilliseconds = Math.ceil((uploadLimits.largestBytes / slowestBytesPerSecond) * (4000 / 3));

/** Milliseconds after which a line on which nothing moves is closed: the caller does not read the answer. */
export const standstillMilliseconds = 120_000;

/** Slow is fine, standing still is not: of each body at least this much arrives in each such time. */
const slowestBody = { bytes: 30_000, milliseconds: 30_000 } as const;

/** Slow senders only hold the line. */
export function limitSlowBodies(
  app: FastifyInstance,
  { bytes, milliseconds }: { bytes: number; milliseconds: number } = slowestBody,
): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    let before = raw.socket.bytesRead;
    // A refused body whose line is then cut has no `close`: its timer must not keep the process alive.
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead;
      if (!raw.complete && now - before < bytes) raw.destroy();
      before = now;
    }, milliseconds).unref();
    raw.once('close', () => clearInterval(timer));
  });
}

/** Of a body whose request has its answer already. */
const mostUnreadBytes = 100 * 1024 * 1024;

/**
 * A connection closed with bytes unread is reset, and the answer with it. So the rest of a refused body is thrown away,
 * within limits of time and size.
 */
export function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || !hasBody(raw)) return;
    reply.removeHeader('connection');
    let left = mostUnreadBytes;
    raw.unpipe().on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) raw.destroy();
    });
    raw.resume();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
