import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportApplications } from '../applications/application-search.service.ts';
import type { RequestContext } from '../core/context.ts';

type Query = Record<string, string | string[] | undefined>;

const textOf = (value: Query[string]): string | null => (Array.isArray(value) ? (value[0] ?? null) : (value ?? null));
const listOf = (value: Query[string]): string[] | null => (value === undefined ? null : [value].flat());
const numberOf = (value: Query[string]): number | null => (textOf(value) ? Number(textOf(value)) : null);

/** The address names what the arguments of `hrApplications` name; `status` and `skills` may come several times. */
const inputOf = (query: Query) => ({
  jobId: textOf(query.jobId),
  list: textOf(query.list) as 'ALL' | null,
  search: textOf(query.search),
  filter: {
    status: listOf(query.status) as 'NEW'[] | null,
    appliedFrom: textOf(query.appliedFrom),
    appliedTo: textOf(query.appliedTo),
    skills: listOf(query.skills),
    experienceMin: numberOf(query.experienceMin),
    experienceMax: numberOf(query.experienceMax),
  },
});

/** A list of the recruiter's applications as a table for spreadsheets, written while it is read. */
export function mountApplicationsDownload(app: FastifyInstance, open: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>): void {
  app.get<{ Querystring: Query }>('/applications.csv', async (request, reply) => {
    const chunks = await exportApplications(await open(request, reply), inputOf(request.query));
    // What goes wrong with the first one is still an answer; later it can only be a download that broke off.
    const first = await chunks.next();
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="applications.csv"')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(resumed(first.value ?? '', chunks)));
  });
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
