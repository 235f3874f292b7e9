import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller } from '../core/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Traffic } from '../core/traffic.ts';
import { trafficMessages } from '../core/traffic.rules.ts';

/** Requested by the operator of the servers, and never made to wait. */
const operations = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Too many requests are refused before any work is done for them; those that came at once take turns. A turn begins
 * when the body has arrived and ends with the answer, so neither a slow sender nor a slow reader holds one. Who hangs
 * up does not free it while the work goes on.
 */
export function limitRequests(
  app: FastifyInstance,
  traffic: Traffic,
  addressOf: (request: IncomingMessage) => string,
): void {
  const endOf = new WeakMap<FastifyRequest, () => void>();
  const isOperation = ({ routeOptions: { url } }: FastifyRequest) => operations.has(url ?? '');
  app.addHook('onRequest', async (request) => {
    if (!isOperation(request)) await traffic.countRequest(addressOf(request.raw));
  });
  app.addHook('preHandler', async (request, reply) => {
    // A request for which a handler finds nothing passes through here once more.
    if (isOperation(request) || endOf.has(request)) return;
    const address = addressOf(request.raw);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    endOf.set(request, end);
    if (request.routeOptions.config.acceptsFiles && request.isMultipart()) {
      const leave = traffic.takePlaceOfAddress('upload', address, traffic.limits.uploads);
      if (!leave) throw new AppError('RATE_LIMITED', trafficMessages.uploads(), { retryAfterSeconds: 5 });
      void ended.then(leave);
    } else {
      await new Promise<void>((begin, refuse) => {
        traffic
          .inTurn(address, () => {
            begin();
            return ended;
          })
          .catch(refuse);
      });
    }
    if (reply.raw.closed) {
      end();
      reply.hijack();
    } else reply.raw.once('close', end);
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function work(request, reply) {
      const answer: unknown = asCaller(addressOf(request.raw), () => handler.call(this, request, reply));
      const end = endOf.get(request);
      if (end && answer instanceof Promise) {
        reply.raw.off('close', end);
        void answer.then(end, end);
      }
      return answer;
    };
  });
  app.addHook('onSend', async (request) => endOf.get(request)?.());
}
