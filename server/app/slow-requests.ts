import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '../files/file.rules.ts';

/** What a phone at the edge of a village sends. */
const slowestBytesPerSecond = 20_000;

/** Milliseconds that a whole request may take: a third more than the largest file takes on the slowest line, as such lines pause. */
export const uploadMilliseconds = Math.ceil((uploadLimits.largestBytes / slowestBytesPerSecond) * (4000 / 3));

/** Milliseconds after which a line is closed on which nothing moves: somebody has asked, and does not read the answer. */
export const standstillMilliseconds = 120_000;

const usualMilliseconds = 60_000;

/** A form with a file may be slow, but not stand still: this much comes within this time, a twentieth of the slowest line. */
const slowestUpload = { bytes: 30_000, milliseconds: 30_000 } as const;

/** Everything but a form with a file is small: who takes longer to send it only holds the line. So does who sends a form and stands still. */
export function limitSlowBodies(
  app: FastifyInstance,
  longestMilliseconds = usualMilliseconds,
  upload: { bytes: number; milliseconds: number } = slowestUpload,
): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (!hasBody(raw)) return;
    const isUpload = headers['content-type']?.startsWith('multipart/form-data');
    // Of a body that was refused, and whose line is then cut, no end is told: what watches it must not keep the process.
    const timer = (
      isUpload ? watchProgress(raw, upload) : setTimeout(() => raw.destroy(), longestMilliseconds)
    ).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/** Looks this often within the time in which something has to come, so that who stands still is not given twice as long. */
const looks = 6;

function watchProgress(
  request: IncomingMessage,
  { bytes, milliseconds }: { bytes: number; milliseconds: number },
): NodeJS.Timeout {
  const read = [request.socket.bytesRead];
  return setInterval(() => {
    const now = request.socket.bytesRead;
    const before = read.length === looks ? read.shift() : undefined;
    read.push(now);
    if (before !== undefined && !request.complete && now - before < bytes) request.destroy();
  }, milliseconds / looks);
}

/** Of a body whose request has its answer already. */
const mostUnreadBytes = 100 * 1024 * 1024;

/**
 * A client that is still sending when it is refused reads the answer only if it may send on: a connection that is closed with bytes unread is reset, and the
 * answer with it. So the rest is thrown away, for as long as a request may take, and up to a size that nobody sends by mistake.
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
