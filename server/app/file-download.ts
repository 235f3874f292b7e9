import type { FastifyInstance } from 'fastify';
import { readFile } from '../hiring/documents/document.service.ts';
import type { OpenRequest } from './request-context.ts';

interface FileRequest {
  Params: { id: string };
  Querystring: { inline?: string };
}

/** What may be shown in the page; a Word document is only ever downloaded. */
const shownInline = /^(application\/pdf|image\/)/;
/** Even if a browser took the content for a page, it could do nothing. */
const contentSecurityPolicy = "default-src 'none'; sandbox; frame-ancestors 'self'";

export function mountFileDownload(app: FastifyInstance, open: OpenRequest): void {
  // Both by hand: the HEAD that comes with a GET route counts what is sent, which is nothing.
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    handler: async (request, reply) => {
      const context = await open(request, reply);
      const asksInline = request.query.inline === '1';
      const use = request.method === 'HEAD' ? null : asksInline ? 'VIEW' : 'DOWNLOAD';
      const { name, mediaType, size, storageKey } = await readFile(context, { id: request.params.id, use });
      const isInline = asksInline && shownInline.test(mediaType);
      reply
        .type(mediaType)
        .header('content-length', size)
        .header('content-disposition', contentDisposition(isInline ? 'inline' : 'attachment', name))
        .header('content-security-policy', contentSecurityPolicy)
        .header('cache-control', 'private, no-store');
      return request.method === 'HEAD' ? reply.send() : reply.send(await context.services.storage.read(storageKey));
    },
  });
}

/** RFC 6266: an ASCII name for old clients, the real one percent-encoded (RFC 8187). */
function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
