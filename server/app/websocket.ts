import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { execute, subscribe } from 'graphql';
import { useServer as serveGraphqlOver } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CookieJar, RequestContext, Services } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { only } from '../core/metrics.ts';
import type { EarlyRefusals } from './early-refusals.ts';
import { toAppError } from './error-format.ts';
import { createSchema } from './graphql-schema.ts';
import { fromAnotherSite, isOriginAllowed } from './origin-check.ts';
import { openRequest } from './request-context.ts';
import { newRequestId, requestIdFinder, requestIdHeader } from './request-id.ts';
import { SocketLimits } from './socket-limits.ts';
import { type Asking, operationOf, shown, withinLimit } from './socket-operations.ts';
import { closeWithSession, unauthorized } from './socket-session.ts';

const settings = {
  noServer: true,
  maxPayload: 64 * 1024,
  perMessageDeflate: false,
  /** Milliseconds that a caller may take to answer a close, before the line is cut. */
  closeTimeout: 1000,
};
/** Clients come back after it, which they do not after an inner error. */
const tryAgainLater = 1013;
/** Answers that a caller has not read yet; while there are more, nothing else is read from them. */
const maximumUnreadBytes = 1024 * 1024;
const noCookies: CookieJar = { set: () => undefined, clear: () => undefined, clearStorage: () => undefined };

interface SocketParts {
  services: Services;
  addressOf: (request: IncomingMessage) => string;
  refusals: EarlyRefusals;
}

/** graphql-transport-ws at /graphql, with the session of the upgrade request's cookie or a bearer token. */
export function mountWebSocket(app: FastifyInstance, { services, addressOf, refusals }: SocketParts): void {
  const schema = createSchema();
  const { log } = services;
  const open = (
    request: IncomingMessage,
    authorization: unknown,
    requestId = newRequestId(),
  ): Promise<RequestContext> =>
    openRequest(services, {
      headers: { ...request.headers, ...(typeof authorization === 'string' ? { authorization } : {}) },
      cookies: fastifyCookie.parse(request.headers.cookie ?? ''),
      ipAddress: addressOf(request),
      requestId,
      cookieJar: noCookies,
    });
  const limits = new SocketLimits(services.traffic, addressOf);
  const sockets = new WebSocketServer(settings);
  countSockets(services, sockets);
  acceptUpgrades(app, sockets, limits, { services, addressOf, refusals });

  const server = serveGraphqlOver<Record<string, unknown>>(
    {
      onConnect: async ({ extra, connectionParams }) => {
        const authorization = authorizationIn(connectionParams);
        const opened = await services.traffic
          .withinLimit(addressOf(extra.request), () => open(extra.request, authorization))
          .catch((error: unknown) => toAppError(error, log));
        if (opened instanceof AppError) extra.socket.close(tryAgainLater, opened.message);
        return opened instanceof AppError ? false : admit(opened, extra, limits, authorization);
      },
      onSubscribe: async ({ extra, connectionParams, subscriptions }, _id, payload) => {
        const refusal = limits.refusalOfOperation(extra.socket, Object.keys(subscriptions).length);
        if (refusal) return [refusal];
        const requestId = newRequestId();
        return operationOf(schema, services, payload, {
          address: addressOf(extra.request),
          requestId,
          open: () => open(extra.request, authorizationIn(connectionParams), requestId),
        });
      },
      execute: (args) => withinLimit(services, args, execute),
      subscribe: (args) => withinLimit(services, args, subscribe),
      onError: ({ extra }, _id, _payload, errors) => {
        const refused = errors.map((error) => shown(error, log));
        const codes = refused.map(({ extensions }) => extensions.code);
        log.info({ codes, ipAddress: addressOf(extra.request) }, 'An operation over a socket was refused');
        return refused;
      },
      onNext: (_context, _id, _payload, { contextValue }, { errors, ...result }) => {
        const { requestId } = contextValue as Asking;
        return errors ? { ...result, errors: errors.map((error) => shown(error, log, requestId)) } : undefined;
      },
    },
    sockets,
  );
  app.addHook('preClose', async () => {
    await server.dispose();
  });
}

function countSockets({ metrics }: Services, sockets: WebSocketServer): void {
  metrics.watch({
    name: 'kaamyab_sockets',
    help: 'Open sockets of this process.',
    read: () => only(sockets.clients.size),
  });
}

/** A socket whose session has ended is closed. */
function admit(
  { actor, services }: RequestContext,
  { socket, request }: { socket: WebSocket; request: IncomingMessage },
  limits: SocketLimits,
  authorization: unknown,
): boolean {
  if (!limits.admit(socket, request, actor)) return false;
  if (actor) closeWithSession(services, socket, actor);
  // A client that shows a token means to be signed in: answers for a visitor would only mislead.
  else if (authorization || /^bearer /i.test(request.headers.authorization ?? ''))
    socket.close(unauthorized, 'Wrong or expired token');
  return true;
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
  const requestIdOf = requestIdFinder(services.config.trustedProxies);
  sockets.on('headers', (headers, request) => headers.push(`${requestIdHeader}: ${requestIdOf(request)}`));
  app.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    socket.on('error', () => socket.destroy());
    const requestId = requestIdOf(request);
    if (request.url?.split('?')[0] !== '/graphql') return refusals.refuse(socket, notFound(), { requestId });
    if (!isOriginAllowed(services, request.headers.origin, undefined))
      return refusals.refuse(socket, fromAnotherSite(), { requestId });
    const admitted = (): void =>
      sockets.handleUpgrade(request, socket, head, (ws) => {
        answerNoFasterThanRead(ws, socket);
        sockets.emit('connection', ws, request);
      });
    limits
      .admitUpgrade(request, socket)
      .then(admitted)
      .catch((error: unknown) => {
        const refusal = toAppError(error, services.log, requestId);
        refusals.refuse(socket, refusal, {
          requestId,
          headers: { 'retry-after': String(refusal.details.retryAfterSeconds ?? 1) },
        });
      });
  });
}

/** By its name in any case of letters, as in HTTP. */
const authorizationIn = (params: Readonly<Record<string, unknown>> | undefined): unknown =>
  Object.entries(params ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];

/** Who asks and does not read is not listened to, not even to a pong, so that the keep-alive ends their socket. */
function answerNoFasterThanRead(ws: WebSocket, line: Duplex): void {
  const pauseIfBehind = (): void => {
    if (ws.bufferedAmount > maximumUnreadBytes && !ws.isPaused) ws.pause();
  };
  ws.on('message', pauseIfBehind);
  ws.on('ping', pauseIfBehind);
  line.on('drain', () => ws.resume());
}
