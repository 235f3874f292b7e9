import type { IncomingMessage } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { clientAddressFinder } from '../core/client-address.ts';
import type { CookieJar, Services } from '../core/context.ts';
import { AppError, type ErrorCode, errorStatuses } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { DevelopmentMailbox } from '../core/mail.ts';
import { uploadLimits } from '../platform/files/file.rules.ts';
import { mountCareers } from './careers.ts';
import { mountClient } from './client-pages.ts';
import { whileClosing } from './closing.ts';
import { mountDownloads } from './downloads.ts';
import { EarlyRefusals } from './early-refusals.ts';
import { bearerChallenge, restErrorBody, retryAfterOf, toAppError } from './error-format.ts';
import { graphqlLimits } from './graphql-limits.ts';
import { mountGraphql } from './graphql-route.ts';
import { mountGuidePages } from './guide-pages.ts';
import { mountMailPages } from './mail-pages.ts';
import { countAnswers, mountOperations } from './operations.ts';
import { checkOrigins, isForeignPage } from './origin-check.ts';
import { PageRenderer } from './page-renderer.ts';
import { mountPlayground } from './playground.ts';
import { type OpenRequest, openRequest } from './request-context.ts';
import { logAnswers, nameRequests, requestIdFinder } from './request-id.ts';
import { mountRestRoutes } from './rest-mount.ts';
import { restRoutes } from './contents.ts';
import { fixedSecurityHeaders, type HostSettings, securityHeaders } from './security-headers.ts';
import { mountSiteFiles } from './site-files.ts';
import { discardUnread, limitSlowBodies, standstillMilliseconds, uploadMilliseconds } from './slow-requests.ts';
import { limitRequests } from './traffic-limits.ts';
import { mountWebSocket } from './websocket.ts';

export interface HttpServerOptions {
  mailbox: DevelopmentMailbox | undefined;
  clientRoot: string;
  isStopping: () => boolean;
}

export async function createHttpServer(
  services: Services,
  { mailbox, clientRoot, isStopping }: HttpServerOptions,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const refusals = new EarlyRefusals(config, log);
  const app = createFastify(services, refusals);
  // An unknown expectation is passed over, as RFC 9110 allows: Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  nameRequests(app);
  readOnlyJson(app);
  logAnswers(app, log);
  keepNoRefusal(app);
  countAnswers(app, services.metrics);
  app.setErrorHandler((error, _request, reply) => answerError(error, reply, log));
  await registerPlugins(app, config);
  const addressOf = guardRequests(app, services);

  const open: OpenRequest = async (request, reply) => {
    const context = await openRequest(services, {
      headers: request.headers,
      // A visitor of another site did not mean to ask as themselves.
      cookies: isForeignPage(services, request) ? {} : request.cookies,
      ipAddress: addressOf(request.raw),
      requestId: request.id,
      cookieJar: cookieJarOf(reply, config.publicUrl),
    });
    request.actorId = context.actor?.id ?? null;
    return context;
  };

  mountOperations(app, services, isStopping);
  if (mailbox) mountMailPages(app, mailbox, services);
  await mountPlayground(app, services);
  await mountGuidePages(app, { publicUrl: config.publicUrl, clientRoot });
  mountRestRoutes(app, restRoutes, open);
  mountDownloads(app, open);
  mountSiteFiles(app, services, addressOf);
  mountCareers(app, services);

  const apollo = await mountGraphql(app, { services, open, addressOf });
  mountWebSocket(app, { services, addressOf, refusals });
  await mountClient(app, { root: clientRoot, services, open, renderer: new PageRenderer(clientRoot, apollo, log) });
  return app;
}

/** Whatever is not there, or not for them, may be tomorrow. */
const keepNoRefusal = (app: FastifyInstance): FastifyInstance =>
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });

async function registerPlugins(app: FastifyInstance, host: HostSettings): Promise<void> {
  await app.register(fastifyCookie);
  // Made once; helmet would put them together for each answer. Pages get theirs, with nonces, on top (`withNonces`).
  const headers = new Map(Object.entries(fixedSecurityHeaders(host) as Record<string, string>));
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(headers));
  await app.register(fastifyHelmet, { global: false, ...securityHeaders(host) });
  await app.register(fastifyMultipart, {
    limits: { fileSize: uploadLimits.largestBytes + 1, files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
  });
  // Pages and site files only: an answer that holds a secret beside what was sent in is never compressed.
  await app.register(fastifyCompress, { global: false });
}

function createFastify({ log, config }: Services, refusals: EarlyRefusals): FastifyInstance {
  // Named by its wider type, as everything that takes a FastifyInstance expects.
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    clientErrorHandler: refusals.answerUnreadable,
    frameworkErrors: refusals.answerUnroutable,
    // Node would refuse those without Host by itself, and without our headers.
    http: { requireHostHeader: false },
    ...whileClosing,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdFinder(config.trustedProxies),
    bodyLimit: graphqlLimits.bodyBytes,
    requestTimeout: uploadMilliseconds,
    connectionTimeout: standstillMilliseconds,
    routerOptions: { maxParamLength: 200 },
  });
}

/** RFC 9112; an old client of HTTP/1.0 may leave it out. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0')
      throw new AppError('BAD_USER_INPUT', 'This request names no Host.');
  });
}

/** As RFC 9110 writes it, without the tabs that it allows: what parsers disagree about is not accepted. */
const jsonType = /^application\/json(?: *;(?: *[\w-]+=(?:[\w.-]+|"[\w .-]*"))?)* *$/i;

/** Returns the function that finds the address of a request. */
function guardRequests(app: FastifyInstance, services: Services): (request: IncomingMessage) => string {
  const addressOf = clientAddressFinder(services.config.trustedProxies);
  refuseWithoutHost(app);
  limitRequests(app, services.traffic, addressOf);
  checkOrigins(app, services, addressOf);
  limitSlowBodies(app);
  discardUnread(app);
  return addressOf;
}

/** A plain-text body would slip past the preflight of a cross-site request. */
function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const type = request.headers['content-type'] ?? '';
    const charset = /charset=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
    if (!jsonType.test(type) || !/^utf-?8$/i.test(charset))
      return done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON as UTF-8.'));
    // The specification sends empty bodies to some paths.
    if (body === '') return done(null, undefined);
    return parse(request, body, done);
  });
  // An empty body has no kind, whatever a client calls it.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
  });
}

function cookieJarOf(reply: FastifyReply, publicUrl: string): CookieJar {
  const shared = { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  return {
    set: (name, value, { isReadable = false, maxAgeSeconds }) =>
      void reply.setCookie(name, value, { ...shared, httpOnly: !isReadable, maxAge: maxAgeSeconds }),
    clear: (name) => void reply.clearCookie(name, shared),
    // Not "cache": Chromium searches the caches of all sites for it (3 s), and what belongs to an account is never
    // cached. Not "cookies": those of other sites of the domain would go too, and the one by which this browser is
    // known.
    clearStorage: () => void reply.header('clear-site-data', '"storage"'),
  };
}

/** Fastify's own refusals (malformed bodies and the like) in the same form as ours. */
const codeByStatus = Object.fromEntries(
  Object.entries(errorStatuses).map(([code, status]) => [status, code as ErrorCode]),
);

function answerError(error: unknown, reply: FastifyReply, log: Logger): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const isClientError = !(error instanceof AppError) && error instanceof Error && status >= 400 && status < 500;
  const shown = isClientError
    ? new AppError(codeByStatus[status] ?? 'BAD_USER_INPUT', error.message)
    : toAppError(error, log, reply.request.id);
  const wait = retryAfterOf(shown.code, shown.details);
  if (wait !== null) reply.header('retry-after', String(wait));
  if (shown.code === 'UNAUTHENTICATED') reply.header('www-authenticate', bearerChallenge);
  return reply.code(isClientError ? status : shown.status).send(restErrorBody(shown));
}
