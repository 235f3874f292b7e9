import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { refuseUnknownFields, type RestRoute } from '../core/rest.ts';
import { discardUnstored, receiveForm } from '../platform/files/file.receiver.ts';
import { uploadMessages } from '../platform/files/file.rules.ts';
import type { OpenRequest } from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isFromMailPrograms?: boolean;
    acceptsFiles?: boolean;
  }
}

/** What is not an object counts as no input. */
export function mountRestRoutes(app: FastifyInstance, routes: RestRoute[], open: OpenRequest): void {
  for (const route of routes) {
    if (!route.isFromMailPrograms) {
      mount(app, route, open);
      continue;
    }
    // A scope of its own: nowhere else is a plain form read.
    app.register(async (scope) => {
      readPlainForms(scope);
      mount(scope, route, open);
    });
  }
}

function mount(app: FastifyInstance, route: RestRoute, open: OpenRequest): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { isFromMailPrograms: route.isFromMailPrograms ?? false, acceptsFiles: route.acceptsFiles ?? false },
    handler: async (request, reply) => {
      const context = withIdempotencyKey(await open(request, reply), request);
      const answer = await answerRow(route, context, request);
      return reply
        .code(route.status ?? 200)
        .header('cache-control', 'no-store')
        .send(answer);
    },
  });
}

/** GraphQL has an argument instead: a request may hold several mutations. */
function withIdempotencyKey(context: RequestContext, { headers }: FastifyRequest): RequestContext {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { ...context, idempotencyKey: key } : context;
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const longestForm = 4096;

/** Both kinds that RFC 8058 allows, whole and small. */
function readPlainForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser(formTypes);
  scope.addContentTypeParser<Buffer>(
    formTypes,
    { parseAs: 'buffer', bodyLimit: longestForm },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        const form = await new Response(new Uint8Array(body), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData();
        return Object.fromEntries(form);
      } catch {
        throw new AppError('BAD_USER_INPUT', uploadMessages.unreadable());
      }
    },
  );
}

async function answerRow(route: RestRoute, context: RequestContext, request: FastifyRequest): Promise<unknown> {
  try {
    const received =
      route.acceptsFiles && request.isMultipart()
        ? await receiveForm(context, request.parts(), route.fields ?? [])
        : request.body;
    const body = isRecord(received) ? received : {};
    refuseUnknownFields(route, body);
    return await route.answer(context, {
      body,
      params: request.params as Record<string, string>,
    });
  } finally {
    await discardUnstored(context);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
