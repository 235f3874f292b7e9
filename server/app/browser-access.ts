import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

const shownHeaders = ['etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'].join(', ');

/**
 * Pages of other sites may read the answer. Never with their visitor's cookies: browsers refuse `*` for a request that
 * has any, and none is read for a foreign Origin (`isForeignPage`).
 */
export async function answerBrowsers(_request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  raw.setHeader('access-control-allow-origin', '*');
  raw.setHeader('access-control-expose-headers', shownHeaders);
  raw.setHeader('cross-origin-resource-policy', 'cross-origin');
}

const daySeconds = 86_400;

/** What browsers ask first. No `authorization`: a page of another site must not hold a person's token. */
export function preflightPath(app: FastifyInstance, path: string, methods: HTTPMethods[]): void {
  app.options(path, { onRequest: answerBrowsers }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'accept, content-type',
        'access-control-max-age': String(daySeconds),
      })
      .send(),
  );
}
