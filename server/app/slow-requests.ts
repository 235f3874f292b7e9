import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '../files/file.rules.ts';

/** What a phone at the edge of a village sends. */
const slowestBytesPerSecond = 20_000;

/** Milliseconds of a whole request: a third more than the largest file on the slowest line, which pauses. */
export const uploadMilliseconds = Math.ceil((uploadLimits.largestBytes / slowestBytesPerSecond) * (4000 / 3));

/** Milliseconds after which a line on which nothing moves is closed: the caller does not read the answer. */
export const standstillMilliseconds = 120_000;

const usualMilliseconds = 60_000;

/** Slow is fine, standing still is not: at least this much arrives in this time. */
const slowestUpload = { bytes: 30_000, milliseconds: 30_000 } as const;

/** Slow senders only hold the line. All bodies but forms with files are small. */
export function limitSlowBodies(
  app: FastifyInstance,
  longestMilliseconds = usualMilliseconds,
  upload: { bytes: number; milliseconds: number } = slowestUpload,
): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (!hasBody(raw)) return;
    const isUpload = headers['content-type']?.startsWith('multipart/form-data');
    // A refused body whose line is then cut has no `close`: its timer must not keep the process alive.
    const timer = (
      isUpload ? watchProgress(raw, upload) : setTimeout(() => raw.destroy(), longestMilliseconds)
    ).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/** So that a sender who stands still does not get twice as long. */
const checks = 6;

function watchProgress(
  request: IncomingMessage,
  { bytes, milliseconds }: { bytes: number; milliseconds: number },
): NodeJS.Timeout {
  const read = [request.socket.bytesRead];
  return setInterval(() => {
    const now = request.socket.bytesRead;
    const before = read.length === checks ? read.shift() : undefined;
    read.push(now);
    if (before !== undefined && !request.complete && now - before < bytes) request.destroy();
  }, milliseconds / checks);
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
