import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext, Services } from '../core/context.ts';
import { sessionCookieName } from '../core/cookie.rules.ts';
import { keep } from '../core/public-answers.ts';
import { asGraphqlError } from './error-format.ts';
import { startGraphqlServer } from './graphql-server.ts';
import type { OpenRequest } from './request-context.ts';
import { tellingStanding, tellStanding } from './traffic-limits.ts';

/** Public reads of people who are not signed in have ready answers, for a second; all else is Apollo's. */
export async function mountGraphql(
  app: FastifyInstance,
  {
    services,
    open,
    addressOf,
  }: { services: Services; open: OpenRequest; addressOf: (raw: FastifyRequest['raw']) => string },
): Promise<ApolloServer<RequestContext>> {
  const apollo = await startGraphqlServer(app.server, services.log);
  const costs = new WeakMap<FastifyRequest, number>();
  const handle = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      const context = await open(request, reply).catch((error: unknown) => {
        throw asGraphqlError(error, services.log);
      });
      return {
        ...context,
        countCost: (cost) =>
          tellingStanding(reply, () => services.traffic.countCost(context.ipAddress, context.actor, cost)),
        onPublicRead: (cost) => void costs.set(request, cost),
      };
    },
  });

  /** Who may not ask for so much any more gets no ready answer, and hears why from Apollo. */
  const mayAsk = (request: FastifyRequest, reply: FastifyReply, cost: number): Promise<boolean> =>
    services.traffic.countCost(addressOf(request.raw), null, cost).then(
      (standings) => {
        for (const standing of standings) tellStanding(reply, standing);
        return true;
      },
      () => false,
    );

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    async handler(request, reply): Promise<unknown> {
      reply.header('cache-control', 'no-store');
      const handled = async (): Promise<unknown> => handle.call(this, request, reply);
      if (request.method !== 'POST' || isPersonal(request, services)) return handled();
      const answers = services.publicAnswers.current();
      const key = JSON.stringify([request.headers.accept, request.body]);
      const ready = answers.get(key);
      if (ready && (await mayAsk(request, reply, ready.cost))) return reply.type(ready.contentType).send(ready.body);
      const body = await handled();
      const cost = costs.get(request);
      if (cost !== undefined && typeof body === 'string')
        keep(answers, key, { body, cost, contentType: String(reply.getHeader('content-type')) });
      return body;
    },
  });
  return apollo;
}

/** Whatever could name a person, valid or not. */
const isPersonal = ({ headers, cookies }: FastifyRequest, { config }: Services): boolean =>
  headers.authorization !== undefined || cookies[sessionCookieName(config.publicUrl)] !== undefined;
