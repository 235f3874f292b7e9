import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { speaksFor } from '../../companies/company.service.ts';
import { cursorTimeOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { defineStatement } from '../../core/statement.ts';
import { Job } from './job.entity.ts';
import { jobColumns, jobRow, toJob } from './job.queries.ts';

interface PartOfJobs {
  last: { cursorTime: string; id: string } | undefined;
  limit: number;
}

const openJobs = defineStatement({
  name: 'open-jobs',
  entity: Job,
  row: z.extend(jobRow, { cursorTime: z.string() }),
  sql: ({ last, limit }: PartOfJobs) => sql`
    select ${jobColumns(null)}, ${cursorTimeOf(sql`j.posted_at`)} as "cursorTime"
    from jobs j join companies c on c.id = j.company_id
    where j.status = 'ACTIVE' and (j.posted_at, j.id) < (
      coalesce(${last?.cursorTime}::timestamptz, 'infinity'),
      coalesce(${last?.id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by j.posted_at desc, j.id desc limit ${limit}`,
});

const jobsInPart = 200;

/** Open jobs, newest first, in parts: what machines read is long, and its rows are never all in memory. */
export async function* readOpenJobs(database: Database, most: number): AsyncGenerator<Job[]> {
  let last: PartOfJobs['last'];
  for (let read = 0; read < most; read += jobsInPart) {
    const rows = await database.prepared(openJobs({ last, limit: Math.min(jobsInPart, most - read) }));
    yield rows.map(({ cursorTime: _time, ...row }) => toJob(row));
    if (rows.length < jobsInPart) return;
    last = rows.at(-1);
  }
}

/** No row for one that is not there or is suspended; the total is that of its open jobs. */
export const readOpenCompany = defineStatement({
  name: 'company-of-careers-page',
  row: z.object({ id: z.uuid(), name: z.string(), isVerified: z.boolean(), total: z.int() }),
  sql: (id: string) => sql`
    select c.id, c.name::text as name, c.verified_at is not null as "isVerified",
      (select count(*)::int from jobs j where ${isOpenAt(sql`c.id`)}) as total
    from companies c where c.id = ${id} and c.suspended_at is null`,
});

/** Of the people who speak for it: those of others show its name alone. */
const isOpenAt = (company: Sql): Sql => sql`
  j.company_id = ${company} and j.status = 'ACTIVE' and ${speaksFor(sql`j.recruiter_id`, sql`j.company_id`)}`;

const jobsOfCompany = defineStatement({
  name: 'open-jobs-of-company',
  entity: Job,
  row: jobRow,
  sql: ({ companyId, page, pageSize }: { companyId: string; page: number; pageSize: number }) => sql`
    select ${jobColumns(null)} from jobs j join companies c on c.id = j.company_id
    where ${isOpenAt(sql`${companyId}::uuid`)}
    order by j.posted_at desc, j.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

/** Newest first. */
export const listOpenJobsOfCompany = async (
  database: Database,
  asked: { companyId: string; page: number; pageSize: number },
): Promise<Job[]> => (await database.prepared(jobsOfCompany(asked))).map(toJob);

const lastJobEvent = defineStatement({
  name: 'last-job-event',
  row: z.object({ id: z.uuid() }),
  sql: () => sql`select id from job_events order by id desc limit 1`,
});

/** While it is the same, no job was posted, changed or closed. */
export const findLastJobEvent = async (database: Database): Promise<string | null> =>
  (await database.prepared(lastJobEvent()))[0]?.id ?? null;

const jobAddress = z.object({ id: z.uuid(), updatedAt: z.date() });
export type JobAddress = z.infer<typeof jobAddress>;

const openJobAddresses = defineStatement({
  name: 'open-job-addresses',
  row: jobAddress,
  sql: ({ from, limit }: { from: string | null; limit: number }) => sql`
    select id, updated_at as "updatedAt" from jobs
    where status = 'ACTIVE' and (${from}::uuid is null or id >= ${from}) order by id limit ${limit}`,
});

/** In the order of ids. Long lists wait for their turn among the slow searches, as anyone may request them. */
export const listOpenJobAddresses = (database: Database, from: string | null, limit: number): Promise<JobAddress[]> =>
  database.searched(openJobAddresses({ from, limit }), { isSlow: true });

const openJobParts = defineStatement({
  name: 'open-job-parts',
  row: z.object({ id: z.uuid() }),
  sql: (size: number) => sql`
    select id from (
      select id, row_number() over (order by id) as position from jobs where status = 'ACTIVE'
    ) numbered
    where (position - 1) % ${size} = 0 order by id`,
});

/** The first id of every `size` open jobs. */
export const listOpenJobParts = async (database: Database, size: number): Promise<string[]> =>
  (await database.searched(openJobParts(size), { isSlow: true })).map(({ id }) => id);
