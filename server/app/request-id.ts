import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { parseAddress } from '../core/client-address.ts';
import type { Logger } from '../core/logger.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom it acts for, once that is known. */
    actorId: string | null;
    operation: LoggedOperation | null;
  }
}

/** What a GraphQL request asks for. */
export interface LoggedOperation {
  operation: string | null;
  fields: string[];
}

export const requestIdHeader = 'x-request-id';

export const newRequestId = (): string => randomUUID();

const wellFormed = /^[\w.-]{8,128}$/;

/** A trusted proxy has given the request its id already, which stands in the proxy's log too. */
export function requestIdFinder(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return ({ socket, headers }) => {
    const given = headers[requestIdHeader];
    if (typeof given !== 'string' || !wellFormed.test(given)) return newRequestId();
    const peer = parseAddress(socket.remoteAddress ?? '');
    return peer !== null && isTrusted(peer, 0) ? given : newRequestId();
  };
}

/** By which an answer, the lines of the log and what a person reports are found together. */
export function nameRequests(app: FastifyInstance): void {
  app.decorateRequest('actorId', null);
  app.decorateRequest('operation', null);
  app.addHook('onRequest', async ({ id }, reply) => void reply.raw.setHeader(requestIdHeader, id));
}

/** With the route's pattern and not the address, which may hold what a person typed. */
export function logAnswers(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async ({ id, method, routeOptions, actorId, operation }, { statusCode, elapsedTime }) => {
    const answered = { requestId: id, method, route: routeOptions.url, status: statusCode, actorId, ...operation };
    log.info({ ...answered, ms: Math.round(elapsedTime) }, 'Answered');
  });
}

const longestName = 100;
const mostFields = 20;

/** Names only: arguments and variables may hold what a person typed. */
export function loggedOperation({ name, selectionSet }: OperationDefinitionNode): LoggedOperation {
  const fields = selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
  return {
    operation: name?.value.slice(0, longestName) ?? null,
    fields: [...new Set(fields)].slice(0, mostFields),
  };
}
