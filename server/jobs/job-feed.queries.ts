import { cursorTimeOf } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import type { Job } from './job.entity.ts';
import { jobColumns, type JobRow, toJob } from './job.queries.ts';

const jobsInPart = 200;
const openJobs = `
  select ${jobColumns}, ${cursorTimeOf('j.posted_at')} as "cursorTime" from jobs j join companies c on c.id = j.company_id
  where j.status = 'ACTIVE' and (j.posted_at, j.id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by j.posted_at desc, j.id desc limit $4`;

/** Open jobs, newest first, in parts: what machines read is long, and its rows are never all in memory. */
export async function* readOpenJobs(database: Database, most: number): AsyncGenerator<Job[]> {
  let last: (JobRow & { cursorTime: string }) | undefined;
  for (let read = 0; read < most; read += jobsInPart) {
    const rows: (JobRow & { cursorTime: string })[] = await database.prepared('open-jobs', openJobs, [
      null,
      last?.cursorTime,
      last?.id,
      Math.min(jobsInPart, most - read),
    ]);
    yield rows.map(({ cursorTime: _time, ...row }) => toJob(row));
    if (rows.length < jobsInPart) return;
    last = rows.at(-1);
  }
}

/** The newest thing that happened to any job: while it is the same, none was posted, changed or closed. */
export async function findLastJobEvent(database: Database): Promise<string | null> {
  const [row] = await database.prepared<{ id: string }>(
    'last-job-event',
    'select id from job_events order by id desc limit 1',
    [],
  );
  return row?.id ?? null;
}

export interface JobAddress extends Record<string, unknown> {
  id: string;
  updatedAt: Date;
}

/**
 * Ids in their own order, which is about that of their creation. Long lists wait for their turn among the slow
 * searches, as anyone may request them.
 */
export const listOpenJobAddresses = (database: Database, from: string | null, limit: number): Promise<JobAddress[]> =>
  database.searched<JobAddress>(
    'open-job-addresses',
    `select id, updated_at as "updatedAt" from jobs where status = 'ACTIVE' and ($1::uuid is null or id >= $1) order by id limit $2`,
    [from, limit],
    { isSlow: true },
  );

/** The first id of every `size` open jobs. */
export async function listOpenJobParts(database: Database, size: number): Promise<string[]> {
  const rows = await database.searched<{ id: string }>(
    'open-job-parts',
    `select id from (select id, row_number() over (order by id) as place from jobs where status = 'ACTIVE') numbered where (place - 1) % $1 = 0 order by id`,
    [size],
    { isSlow: true },
  );
  return rows.map(({ id }) => id);
}
