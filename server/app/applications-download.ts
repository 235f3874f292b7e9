import type { FastifyInstance } from 'fastify';
import { exportApplications } from '../hiring/applications/application-search.service.ts';
import type { OpenRequest } from './request-context.ts';
import { sendTable } from './table-download.ts';

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

/** A table for spreadsheets, written while it is read. */
export function mountApplicationsDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Querystring: Query }>('/applications.csv', async (request, reply) => {
    const chunks = await exportApplications(await open(request, reply), inputOf(request.query));
    return sendTable(request, reply, 'applications.csv', chunks);
  });
}
