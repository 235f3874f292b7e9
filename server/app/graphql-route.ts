import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { RequestContext, Services } from '../core/context.ts';
import { sessionCookieName } from '../people/identity/sessions/session.rules.ts';
import { keep } from '../core/public-answers.ts';
import { answerBrowsers, preflightPath } from './browser-access.ts';
import { asGraphqlError } from './error-format.ts';
import { startGraphqlServer } from './graphql-server.ts';
import { isForeignPage } from './origin-check.ts';
import type { OpenRequest } from './request-context.ts';
import { loggedOperation } from './request-id.ts';
import { withLimitHeaders, setLimitHeaders } from './traffic-limits.ts';

interface GraphqlParts {
  services: Services;
  open: OpenRequest;
  addressOf: (raw: FastifyRequest['raw']) => string;
}

/** Public reads of people who are not signed in have ready answers, for a second; all else is Apollo's. */
export async function mountGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<ApolloServer<RequestContext>> {
  const { services, open } = parts;
  const apollo = await startGraphqlServer(app.server, services.log);
  const costs = new WeakMap<FastifyRequest, number>();
  const handle = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      const context = await open(request, reply).catch((error: unknown) => {
        throw asGraphqlError(error, services.log);
      });
      return {
        ...context,
        isForeign: isForeignPage(services, request),
        countCost: (cost) =>
          withLimitHeaders(reply, () => services.traffic.countCost(context.ipAddress, context.actor, cost)),
        onOperation: (operation) => void (request.operation = loggedOperation(operation)),
        onPublicRead: (cost) => void costs.set(request, cost),
      };
    },
  });

  const answer: RouteHandlerMethod = async function answer(request, reply) {
    reply.header('cache-control', 'no-store');
    const handled = async (): Promise<unknown> => handle.call(this, request, reply);
    if (isPersonal(request, services)) return handled();
    const answers = services.publicAnswers.current();
    const key = JSON.stringify([request.headers.accept, request.url, request.body]);
    const ready = answers.get(key);
    if (ready && (await mayAsk(parts, request, reply, ready.cost))) {
      request.operation = ready.operation;
      return reply.type(ready.contentType).send(ready.body);
    }
    const body = await handled();
    const cost = costs.get(request);
    if (cost === undefined || typeof body !== 'string') return body;
    const contentType = String(reply.getHeader('content-type'));
    keep(answers, key, { body, cost, operation: request.operation, contentType });
    return body;
  };
  preflightPath(app, '/graphql', ['GET', 'HEAD', 'POST']);
  app.post('/graphql', { config: { checksWrites: true }, onRequest: answerBrowsers }, answer);
  app.get('/graphql', { onRequest: answerBrowsers }, answer);
  return apollo;
}

/** Who may not ask for so much any more gets no ready answer, and hears why from Apollo. */
const mayAsk = (
  { services, addressOf }: GraphqlParts,
  request: FastifyRequest,
  reply: FastifyReply,
  cost: number,
): Promise<boolean> =>
  services.traffic.countCost(addressOf(request.raw), null, cost).then(
    (states) => {
      for (const state of states) setLimitHeaders(reply, state);
      return true;
    },
    () => false,
  );

/** Whatever could name a person, valid or not; the cookies of a visitor of another site are not looked at. */
const isPersonal = (request: FastifyRequest, services: Services): boolean =>
  request.headers.authorization !== undefined ||
  (request.cookies[sessionCookieName(services.config.publicUrl)] !== undefined && !isForeignPage(services, request));
