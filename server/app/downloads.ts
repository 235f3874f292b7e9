import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportApplications } from '../hiring/applications/application-search.service.ts';
import { readFile } from '../hiring/documents/document.service.ts';
import { readInterviewCalendar } from '../hiring/interviews/interview-reads.service.ts';
import { exportAuditLog } from '../office/admin/audit.service.ts';
import type { OpenRequest } from './request-context.ts';

export function mountDownloads(app: FastifyInstance, open: OpenRequest): void {
  mountFileDownload(app, open);
  mountCalendarDownload(app, open);
  mountApplicationsDownload(app, open);
  mountAuditDownload(app, open);
}

/** A table for spreadsheets, written while it is read. */
async function sendTable(
  { method }: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
  name: string,
  chunks: AsyncGenerator<string>,
): Promise<FastifyReply> {
  // An error with the first chunk can still be an error response; later only a download that breaks off.
  const first = await chunks.next();
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(method === 'HEAD' ? [] : resumed(first.value ?? '', chunks)));
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

type Query = Record<string, string | string[] | undefined>;

/** Empty values, as forms send them, are left out. */
const listOf = (value: Query[string]): string[] => [value ?? []].flat().filter((text) => text !== '');
const textOf = (value: Query[string]): string | null => listOf(value)[0] ?? null;
const numberOf = (value: Query[string]): number | null => (textOf(value) === null ? null : Number(textOf(value)));

/**
 * Under the names of the arguments of `hrApplications`; `status` and `skills` may come several times. Others are passed
 * on, to be refused.
 */
const inputOf = ({
  jobId,
  list,
  search,
  status,
  appliedFrom,
  appliedTo,
  skills,
  experienceMin,
  experienceMax,
  withdrawn,
  ...others
}: Query) => ({
  ...others,
  jobId: textOf(jobId),
  list: textOf(list) as 'ALL' | null,
  search: textOf(search),
  filter: {
    status: listOf(status) as 'NEW'[],
    appliedFrom: textOf(appliedFrom),
    appliedTo: textOf(appliedTo),
    skills: listOf(skills),
    experienceMin: numberOf(experienceMin),
    experienceMax: numberOf(experienceMax),
    withdrawn: textOf(withdrawn) === 'true',
  },
});

function mountApplicationsDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Querystring: Query }>('/applications.csv', async (request, reply) => {
    const chunks = await exportApplications(await open(request, reply), inputOf(request.query));
    return sendTable(request, reply, 'applications.csv', chunks);
  });
}

/** Under the names of the fields of `AuditFilter`; empty values, as forms send them, are left out. */
function mountAuditDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Querystring: Record<string, string> }>('/audit.csv', async (request, reply) => {
    const filter = Object.fromEntries(Object.entries(request.query).filter(([, value]) => value !== ''));
    return sendTable(request, reply, 'audit.csv', await exportAuditLog(await open(request, reply), { filter }));
  });
}

function mountCalendarDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Params: { id: string } }>('/interviews/:id.ics', async (request, reply) => {
    const content = await readInterviewCalendar(await open(request, reply), { id: request.params.id });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}

interface FileRequest {
  Params: { id: string };
  Querystring: { inline?: string };
}

/** What may be shown in the page; a Word document is only ever downloaded. */
const shownInline = /^(application\/pdf|image\/)/;
/** Even if a browser took the content for a page, it could do nothing. */
const contentSecurityPolicy = "default-src 'none'; sandbox; frame-ancestors 'self'";

function mountFileDownload(app: FastifyInstance, open: OpenRequest): void {
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
