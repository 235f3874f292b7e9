import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static';
import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:",
  "worker-src 'self' blob:", "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'",
].join('; ');

const exampleQuery = `# The newest jobs for nurses. Every type and field is described under Docs.
{
  jobs(filter: { q: "nurse" }, pageSize: 5) {
    total
    items { title company { name rating } location salaryText postedText }
  }
}
`;

const settings = {
  baseURL: '/playground/',
  endpointURL: '/graphql',
  subscriptionsEndpoint: '/graphql',
  serveInitialOptionsInSeperateRequest: 'start.js',
  initialQuery: exampleQuery,
  disableAccount: true,
};

/** The GraphQL playground, from the files of its package: nothing comes from elsewhere. It writes inline styles, so only its pages allow them. */
export async function mountPlayground(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy).header('cache-control', 'public, max-age=3600');
    });
    const page = renderAltair(settings);
    scope.get('/playground', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    scope.get('/playground/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(renderInitSnippet(settings)));
    await scope.register(fastifyStatic, { root: getDistDirectory(), prefix: '/playground/', decorateReply: false, index: false, cacheControl: false });
  });
}
