import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A table for spreadsheets, written while it is read. */
export async function sendTable(
  { method }: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
  name: string,
  chunks: AsyncGenerator<string>,
): Promise<FastifyReply> {
  // An error with the first chunk can still be an error response; later only a download that breaks off.
  const first = await chunks.next();
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(method === 'HEAD' ? [] : resumed(first.value ?? '', chunks)));
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
