import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asCaller } from '../core/caller.ts';
import { AppError } from '../core/errors.ts';
import { BeyondLimit, type WindowState, type Traffic } from '../core/traffic.ts';
import { trafficMessages } from '../core/traffic.rules.ts';

/** Requested by the operator of the servers, and never refused. */
const operations = new Set(['/healthz', '/readyz', '/metrics']);

/** Too many requests, and too many at once, are refused before any work is done for them. */
export function limitRequests(
  app: FastifyInstance,
  traffic: Traffic,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (operations.has(request.routeOptions.url ?? '')) return;
    await withLimitHeaders(reply, async () => [await traffic.countRequest(addressOf(request.raw))]);
  });
  app.addHook('onRoute', (route) => {
    const { handler, url } = route;
    if (operations.has(url)) return;
    route.handler = async function work(request, reply) {
      const address = addressOf(request.raw);
      const answer = async (): Promise<unknown> =>
        asCaller(address, () => handler.call(this, request, reply), request.id);
      if (!request.routeOptions.config.acceptsFiles || !request.isMultipart())
        return traffic.withinLimit(address, answer);
      const leave = traffic.takeSlotOfAddress('upload', address, traffic.limits.uploads);
      if (!leave) throw new AppError('RATE_LIMITED', trafficMessages.uploads(), { retryAfterSeconds: 5 });
      return answer().finally(leave);
    };
  });
}

/** Counts, and says in the headers where the caller stands, also who is beyond a limit (decision 0019). */
export async function withLimitHeaders(reply: FastifyReply, count: () => Promise<WindowState[]>): Promise<void> {
  try {
    for (const state of await count()) setLimitHeaders(reply, state);
  } catch (error) {
    if (error instanceof BeyondLimit) setLimitHeaders(reply, error.state);
    throw error;
  }
}

/** Structured fields of draft-ietf-httpapi-ratelimit-headers-10: lists, an item for each limit. */
export function setLimitHeaders(
  reply: FastifyReply,
  { policy, limit, seconds, left, resetInSeconds }: WindowState,
): void {
  append(reply, 'ratelimit-policy', `"${policy}";q=${limit};w=${seconds}`);
  append(reply, 'ratelimit', `"${policy}";r=${left};t=${resetInSeconds}`);
}

function append(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name);
  reply.header(name, before === undefined ? item : `${String(before)}, ${item}`);
}
