import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccessToken } from '../core/secrets.ts';
import { findActor } from '../people/identity/sessions/session.queries.ts';
import { findTokenActor } from '../people/identity/tokens/access-token.queries.ts';
import { proofHeader } from '../people/identity/login/proof-of-work.rules.ts';
import { sessionCookieName } from '../people/identity/sessions/session.rules.ts';
import type { Actor } from '../core/actor.rules.ts';
import type { CookieJar, RequestContext, Services } from '../core/context.ts';

interface RequestParts {
  headers: IncomingMessage['headers'];
  cookies: Record<string, string | undefined>;
  ipAddress: string;
  requestId: string;
  cookieJar: CookieJar;
}

export type OpenRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

const bearerPattern = /^Bearer ([\w-]{20,200})$/i;

/** A request with both takes the bearer token: it was set on purpose, a cookie comes by itself. */
export async function openRequest(services: Services, parts: RequestParts): Promise<RequestContext> {
  const proof = parts.headers[proofHeader];
  const actor = await actorOf(services, parts);
  return {
    services,
    actor,
    ...(!actor && sendsToken(parts) && { hasWrongToken: true }),
    requestId: parts.requestId,
    ipAddress: parts.ipAddress,
    userAgent: (parts.headers['user-agent'] ?? '').slice(0, 300),
    cookies: parts.cookies,
    cookieJar: parts.cookieJar,
    ...(typeof proof === 'string' && { proofOfWork: proof }),
    log: services.log.child({ requestId: parts.requestId }),
  };
}

/** One without `Bearer` before it, too. A password for a proxy in front is none. */
const sendsToken = ({ headers: { authorization = 'Basic ' } }: RequestParts): boolean =>
  !/^Basic /i.test(authorization);

async function actorOf(
  { config, database, clock }: Services,
  { headers, cookies }: RequestParts,
): Promise<Actor | null> {
  const bearer = bearerPattern.exec(headers.authorization ?? '')?.[1];
  if (bearer && isAccessToken(bearer)) return findTokenActor(database, bearer, clock.now());
  if (bearer) return findActor(database, 'bearer', bearer, clock.now());
  const cookie = cookies[sessionCookieName(config.publicUrl)];
  return cookie ? findActor(database, 'cookie', cookie, clock.now()) : null;
}
