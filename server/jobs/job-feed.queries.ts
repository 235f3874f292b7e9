import type { Database } from '../core/database.ts';
import type { Job } from './job.entity.ts';
import { searchJobs } from './job-search.queries.ts';

/** Open jobs, newest first, in parts: what machines read is long, and is never whole in memory. */
export async function* readOpenJobs(database: Database, { most, now, part = 200 }: { most: number; now: Date; part?: number }): AsyncGenerator<Job[]> {
  let after: string | null = null;
  for (let read = 0; read < most; read += part) {
    const { items, endCursor } = await searchJobs(database, null, {}, { page: 1, pageSize: Math.min(part, most - read), after }, now);
    yield items;
    if (items.length < part || !endCursor) return;
    after = endCursor;
  }
}

export interface JobAddress extends Record<string, unknown> {
  id: string;
  updatedAt: Date;
}

/** Ids in their own order, which is about that of their making. */
export const listOpenJobAddresses = (database: Database, from: string | null, limit: number): Promise<JobAddress[]> =>
  database.prepared<JobAddress>(
    'open-job-addresses',
    `select id, updated_at as "updatedAt" from jobs where status = 'ACTIVE' and ($1::uuid is null or id >= $1) order by id limit $2`,
    [from, limit],
  );

/** The first id of every `size` open jobs. */
export async function listOpenJobParts(database: Database, size: number): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>(
    'open-job-parts',
    `select id from (select id, row_number() over (order by id) as place from jobs where status = 'ACTIVE') numbered where (place - 1) % $1 = 0 order by id`,
    [size],
  );
  return rows.map(({ id }) => id);
}
