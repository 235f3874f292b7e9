import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../core/context.ts';
import { refuseUnknownFields, type RestRoute } from '../core/rest.ts';
import { discardUnkept, receiveForm } from '../files/file.receiver.ts';

/** Mounts the rows of the REST face; whatever is not an object counts as no input. */
export function mountRestRoutes(app: FastifyInstance, routes: RestRoute[], open: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const context = await open(request, reply);
        const answer = await answerRow(route, context, request);
        return reply.code(route.status ?? 200).header('cache-control', 'no-store').send(answer);
      },
    });
  }
}

async function answerRow(route: RestRoute, context: RequestContext, request: FastifyRequest): Promise<unknown> {
  try {
    const received = route.acceptsFiles && request.isMultipart() ? await receiveForm(context, request.parts()) : request.body;
    const body = isRecord(received) ? received : {};
    refuseUnknownFields(route, body);
    return await route.answer(context, {
      body,
      params: request.params as Record<string, string>,
      query: request.query as Record<string, string | undefined>,
    });
  } finally {
    await discardUnkept(context);
    // The rest of a form that was cut off is thrown away: a client that is still sending would otherwise never read the answer.
    if (!request.raw.complete) request.raw.unpipe().resume();
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
