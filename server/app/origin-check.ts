import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import { type AppError, forbidden } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself refuses writes of pages of other sites: what is a write stands in the body. */
    checksWrites?: boolean;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A caller without Origin is no browser page of another site. */
export function isOriginAllowed(
  { config }: Services,
  origin: string | undefined,
  fetchSite: string | undefined,
): boolean {
  if (origin === undefined) return fetchSite !== 'cross-site';
  if (origin === new URL(config.publicUrl).origin) return true;
  return (
    !config.isProduction && [`http://127.0.0.1:${config.port}`, `http://localhost:${config.port}`].includes(origin)
  );
}

/** A page of another site in a browser. It acts for no one: neither a cookie nor a token of its visitor counts. */
export const isForeignPage = (services: Services, { headers }: FastifyRequest): boolean =>
  headers.origin !== undefined && !isOriginAllowed(services, headers.origin, undefined);

export const fromAnotherSite = (): AppError => forbidden('This request came from another site.');

/** Refused or about to be. */
export const logWrite = (log: Logger, request: Record<string, string | undefined>): void =>
  log.warn({ event: 'authorisation', outcome: 'CROSS_SITE', ...request }, 'A write from another site was refused');

/**
 * Cross-site request forgery: every write is checked but the one that acts on no session (`isFromMailPrograms` of
 * RestRoute), and GraphQL's where the operation is known.
 */
export function checkOrigins(
  app: FastifyInstance,
  services: Services,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.addHook('onRequest', async (request) => {
    const { isFromMailPrograms, checksWrites } = request.routeOptions.config;
    if (readMethods.has(request.method) || isFromMailPrograms) return;
    if (checksWrites && isForeignPage(services, request) && request.headers.authorization === undefined) return;
    const site = request.headers['sec-fetch-site'];
    if (!isOriginAllowed(services, request.headers.origin, typeof site === 'string' ? site : undefined)) {
      const {
        method,
        id,
        routeOptions: { url },
      } = request;
      logWrite(services.log, { requestId: id, ipAddress: addressOf(request.raw), method, route: url });
      throw fromAnotherSite();
    }
  });
}
