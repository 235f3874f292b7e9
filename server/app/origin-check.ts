import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { type AppError, forbidden } from '../core/errors.ts';

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

export const fromAnotherSite = (): AppError => forbidden('This request came from another site.');

/**
 * Cross-site request forgery: every write is checked but the one that acts on no session (`isFromMailPrograms` of
 * RestRoute).
 */
export function checkOrigins(
  app: FastifyInstance,
  services: Services,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.addHook('onRequest', async (request) => {
    if (readMethods.has(request.method) || request.routeOptions.config.isFromMailPrograms) return;
    const site = request.headers['sec-fetch-site'];
    if (!isOriginAllowed(services, request.headers.origin, typeof site === 'string' ? site : undefined)) {
      const {
        method,
        id: requestId,
        routeOptions: { url: route },
      } = request;
      services.log.warn(
        { event: 'authorisation', outcome: 'CROSS_SITE', requestId, ipAddress: addressOf(request.raw), method, route },
        'A write from another site was refused',
      );
      throw fromAnotherSite();
    }
  });
}
