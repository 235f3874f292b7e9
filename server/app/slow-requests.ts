import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '../files/file.rules.ts';

/** What a phone at the edge of a village sends. */
const slowestBytesPerSecond = 20_000;

/** Milliseconds that a whole request may take: so long does the largest file on the slowest line. */
export const uploadMilliseconds = Math.ceil((uploadLimits.largestBytes / slowestBytesPerSecond) * 1000);

const usualMilliseconds = 60_000;

/** Everything but a form with a file is small: who takes longer to send it only holds the line. */
export function limitSlowBodies(app: FastifyInstance, longestMilliseconds = usualMilliseconds): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return;
    const timer = setTimeout(() => raw.destroy(), longestMilliseconds);
    raw.once('close', () => clearTimeout(timer));
  });
}
