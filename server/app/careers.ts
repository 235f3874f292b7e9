import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { pageInput } from '../core/page.ts';
import { asPublicRead } from '../core/replicas.ts';
import { parseInput } from '../core/use-case.ts';
import { listOpenJobsOfCompany, readOpenCompany } from '../hiring/jobs/job-feed.queries.ts';
import type { Job } from '../hiring/jobs/job.entity.ts';
import { answerBrowsers, preflightPath } from './browser-access.ts';
import { descriptionHtml } from './job-posting.ts';

const usualPageSize = 50;
const number = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text ? Number(text) : null)),
);
const pageSchema = z.object(pageInput(usualPageSize));
const querySchema = z.object({ page: number, pageSize: number });

const path = '/api/companies/:id/jobs.json';

/** The open jobs of a company for its own careers page: read by any site, without cookies, and the same for all. */
export function mountCareers(app: FastifyInstance, { database, config }: Services): void {
  preflightPath(app, path, ['GET', 'HEAD']);
  app.get<{ Params: { id: string } }>(path, { onRequest: answerBrowsers }, async (request, reply) => {
    const { page, pageSize } = parseInput(pageSchema, parseInput(querySchema, request.query));
    const { id } = request.params;
    const body = await asPublicRead(async () => {
      const [company] = isId(id) ? await database.prepared(readOpenCompany(id)) : [];
      if (!company) throw notFound();
      const rows = await listOpenJobsOfCompany(database, { companyId: id, page, pageSize });
      const { total, ...shown } = company;
      const jobs = rows.map((row) => careersJob(row, config.publicUrl));
      return JSON.stringify({ company: shown, jobs, total, page, pageSize });
    });
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, max-age=60').header('etag', tag);
    if (request.headers['if-none-match']?.split(/, */).some((one) => one.replace('W/', '') === tag))
      return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** Named as in GraphQL. */
const careersJob = (job: Job, publicUrl: string) => ({
  id: job.id,
  url: `${publicUrl}/jobs/details/${job.id}`,
  title: job.title,
  location: job.location,
  workMode: job.workMode,
  isRemote: job.isRemote,
  type: job.type,
  experienceLevel: job.experienceLevel,
  minYears: job.minYears,
  maxYears: job.maxYears,
  experienceText: job.experienceText,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  salaryPeriod: job.salaryPeriod,
  salaryText: job.salaryText,
  skills: job.skills,
  openings: job.openings,
  isUrgent: job.isUrgent,
  postedAt: job.postedAt,
  closesAt: job.closesAt,
  description: job.description,
  descriptionHtml: descriptionHtml(job.description),
});
