import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const noncePlaceholder = '__CSP_NONCE__';

/** The built client: hashed files for a year, the page itself never cached, every path of the client's router answered with it. */
export async function mountClient(app: FastifyInstance, root: string): Promise<void> {
  const pageFile = join(root, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined;
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/*.{br,gz,map}', 'index.html', '.vite/**'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || page === undefined) return reply.code(404).send({ error: 'Not found.', code: 'NOT_FOUND' });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.replaceAll(noncePlaceholder, reply.cspNonce.style));
  });
}
