import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as serveGraphqlOver } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { findSessionEnd } from '../identity/sessions/session.queries.ts';
import { sessionEndedTopic } from '../identity/sessions/session.rules.ts';
import type { Actor } from '../core/actor.ts';
import type { CookieJar, RequestContext, Services } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { EarlyRefusals } from './early-refusals.ts';
import { asGraphqlError, formatGraphqlError, retryAfterOf, toAppError } from './error-format.ts';
import { graphqlLimits, limitDocument } from './graphql-limits.ts';
import { createSchema } from './graphql-schema.ts';
import { checkOperation } from './graphql-server.ts';
import { fromAnotherSite, isOriginAllowed } from './origin-check.ts';
import { openRequest } from './request-context.ts';
import { SocketLimits } from './socket-limits.ts';

const maximumFrameBytes = 64 * 1024;
const unauthorized = 4401;
/** Clients come back after it, which they do not after an inner error. */
const tryAgainLater = 1013;
/** Answers that a caller has not read yet; as long as there are more, nothing else is read from them. */
const maximumUnreadBytes = 1024 * 1024;
/** An open socket looks at its session so often, should the news of its end be lost. */
const recheckMs = 60_000;
/** How long a caller may take to answer a close, before the line is cut. */
const closeGraceMs = 1000;
const noCookies: CookieJar = { set: () => undefined, clear: () => undefined, clearStorage: () => undefined };

interface SocketParts {
  services: Services;
  addressOf: (request: IncomingMessage) => string;
  refusals: EarlyRefusals;
}

/**
 * GraphQL over WebSocket (graphql-transport-ws) at /graphql, with the session of the upgrade request's cookie or a
 * bearer token.
 */
export function mountWebSocket(app: FastifyInstance, { services, addressOf, refusals }: SocketParts): void {
  const schema = createSchema();
  const open = (request: IncomingMessage, authorization: unknown): Promise<RequestContext> =>
    openRequest(services, {
      headers: { ...request.headers, ...(typeof authorization === 'string' ? { authorization } : {}) },
      cookies: fastifyCookie.parse(request.headers.cookie ?? ''),
      ipAddress: addressOf(request),
      requestId: randomUUID(),
      cookieJar: noCookies,
    });
  const limits = new SocketLimits(services.traffic, addressOf);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maximumFrameBytes, perMessageDeflate: false });
  acceptUpgrades(app, sockets, limits, { services, addressOf, refusals });

  const server = serveGraphqlOver<Record<string, unknown>>(
    {
      schema,
      context: ({ extra, connectionParams }): Asking => ({
        address: addressOf(extra.request),
        open: () => open(extra.request, authorizationIn(connectionParams)),
      }),
      onConnect: async ({ extra, connectionParams }) => {
        const authorization = authorizationIn(connectionParams);
        const opened = await services.traffic
          .inTurn(addressOf(extra.request), () => open(extra.request, authorization))
          .catch((error: unknown) => toAppError(error, services.log));
        if (opened instanceof AppError) {
          extra.socket.close(tryAgainLater, opened.message);
          return false;
        }
        const { actor } = opened;
        if (!limits.admit(extra.socket, extra.request, actor)) return false;
        if (actor) closeWithSession(services, extra.socket, actor);
        // A client that shows a token means to be signed in: the answers for an anonymous visitor would only mislead.
        else if (authorization || /^bearer /i.test(extra.request.headers.authorization ?? ''))
          extra.socket.close(unauthorized, 'Wrong or expired token');
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        const refusal = limits.refusalOfOperation(extra.socket, Object.keys(subscriptions).length);
        return refusal ? [refusal] : refusalsOf(schema, services, payload, addressOf(extra.request));
      },
      execute: (args) => inTurn(services, args, execute),
      subscribe: (args) => inTurn(services, args, subscribe),
      onError: ({ extra }, _id, _payload, errors) => {
        const refused = errors.map((error) => shown(error, services.log));
        services.log.info(
          { codes: refused.map(({ extensions }) => extensions.code), ipAddress: addressOf(extra.request) },
          'An operation over a socket was refused',
        );
        return refused;
      },
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => shown(error, services.log)) } : undefined,
    },
    sockets,
  );
  app.addHook('preClose', async () => {
    const cut = setTimeout(() => sockets.clients.forEach((ws) => ws.terminate()), closeGraceMs);
    await server.dispose();
    clearTimeout(cut);
  });
}

/** What is refused before it is a socket is answered as a request. */
function acceptUpgrades(
  app: FastifyInstance,
  sockets: WebSocketServer,
  limits: SocketLimits,
  { services, refusals }: SocketParts,
): void {
  sockets.on('wsClientError', (error, socket) =>
    refusals.refuse(socket, new AppError('BAD_USER_INPUT', error.message), {
      headers: { 'sec-websocket-version': '13' },
    }),
  );
  app.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== '/graphql') return refusals.refuse(socket, notFound());
    if (!isOriginAllowed(services, request.headers.origin, undefined))
      return refusals.refuse(socket, fromAnotherSite());
    const admitted = (): void =>
      sockets.handleUpgrade(request, socket, head, (ws) => {
        answerNoFasterThanRead(ws, socket);
        sockets.emit('connection', ws, request);
      });
    limits
      .admitUpgrade(request, socket)
      .then(admitted)
      .catch((error: unknown) => {
        const refusal = toAppError(error, services.log);
        refusals.refuse(socket, refusal, {
          headers: { 'retry-after': String(refusal.details.retryAfterSeconds ?? 1) },
        });
      });
  });
}

/** By its name in any case of letters, as in HTTP. */
const authorizationIn = (params: Readonly<Record<string, unknown>> | undefined): unknown =>
  Object.entries(params ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];

/**
 * A client that asks and does not read is not listened to until it has read; a pong is not heard either, so that the
 * keep-alive ends the sockets of clients that never read.
 */
function answerNoFasterThanRead(ws: WebSocket, line: Duplex): void {
  const pauseIfBehind = (): void => {
    if (ws.bufferedAmount > maximumUnreadBytes && !ws.isPaused) ws.pause();
  };
  ws.on('message', pauseIfBehind);
  ws.on('ping', pauseIfBehind);
  line.on('drain', () => ws.resume());
}

interface Asking {
  address: string;
  open: () => Promise<RequestContext>;
}

/**
 * Finds out who is asking, and answers, when the turn of their address comes, as with requests; a caller whose turn
 * does not come gets an error.
 */
function inTurn<Answer>(
  services: Services,
  args: ExecutionArgs,
  answer: (args: ExecutionArgs) => Answer | Promise<Answer>,
): Promise<Answer | ExecutionResult> {
  const { address, open } = args.contextValue as Asking;
  return services.traffic
    .inTurn<Answer | ExecutionResult>(address, async () => answer({ ...args, contextValue: await open() }))
    .catch((error: unknown) => ({ errors: [asGraphqlError(error, services.log)] }));
}

/**
 * What speaks against an operation, before anything of it runs; it counts as a request, and its cost is counted.
 * Operations that come at once are read a few at a time, and others are served between them.
 */
async function refusalsOf(
  schema: GraphQLSchema,
  services: Services,
  payload: SubscribePayload,
  address: string,
): Promise<readonly GraphQLError[] | undefined> {
  try {
    await services.traffic.countRequest(address);
    return await services.traffic.inTurn(address, async () => validated(schema, services, payload, address));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    return [
      error instanceof AppError
        ? asGraphqlError(error, services.log)
        : new GraphQLError('The document cannot be read.'),
    ];
  }
}

async function validated(
  schema: GraphQLSchema,
  { traffic }: Services,
  { query, variables, operationName }: SubscribePayload,
  address: string,
): Promise<readonly GraphQLError[] | undefined> {
  const document = parse(query, { maxTokens: graphqlLimits.tokens });
  const errors = validate(schema, document, [...specifiedRules, limitDocument]);
  if (errors.length > 0) return errors;
  await traffic.countCost(address, null, checkOperation(schema, document, variables ?? {}, operationName));
  return undefined;
}

/** On a socket no header says how long to wait: the error itself does. */
function shown(error: GraphQLError, log: Logger): GraphQLError {
  const formatted = formatGraphqlError(error.toJSON(), error, log);
  const retryAfter = retryAfterOf(formatted.extensions?.code, formatted.extensions ?? {});
  return {
    ...formatted,
    extensions: { ...formatted.extensions, ...(retryAfter === null ? {} : { retryAfter }) },
  } as GraphQLFormattedError as GraphQLError;
}

/**
 * Closes the socket when its session is ended, on whichever server process that was, or runs out. Each operation looks
 * at the session by itself.
 */
function closeWithSession(
  { database, events, clock }: Services,
  socket: WebSocket,
  { id, sessionId, sessionExpiresAt }: Actor,
): void {
  if (socket.readyState !== socket.OPEN) return;
  let timer: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.terminate(), closeGraceMs);
    socket.close(unauthorized, 'Session ended');
  };
  const waitUntil = (expiresAt: Date) => {
    const leftMs = expiresAt.getTime() - clock.now().getTime();
    if (leftMs <= 0) close();
    else timer = setTimeout(() => void lookAgain(expiresAt), Math.min(leftMs, recheckMs));
  };
  // Requests elsewhere may have moved the end; a socket that only listens does not. A database that is away ends
  // nothing.
  const lookAgain = async (known: Date) => {
    const now = clock.now();
    const expiresAt = await findSessionEnd(database, sessionId, now).then(
      (end) => end ?? now,
      () => known,
    );
    if (socket.readyState === socket.OPEN) waitUntil(expiresAt);
  };
  const stopListening = events.on(sessionEndedTopic, id, ({ subjectId }) => {
    if (subjectId === sessionId) close();
  });
  waitUntil(sessionExpiresAt);
  socket.once('close', () => {
    stopListening();
    clearTimeout(timer);
  });
}
