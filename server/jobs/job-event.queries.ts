import sql, { empty } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import type { RecordedJobEvent } from './job-event.entity.ts';

const jobEventTypes = [
  'POSTED',
  'EDITED',
  'CLOSED',
  'REOPENED',
  'ARCHIVED',
] as const satisfies RecordedJobEvent['type'][];

/** Each by one server only; the others skip them. */
export const takeUnsentEvents = defineStatement({
  name: 'unsent-job-events',
  row: z.object({ jobId: z.string(), type: z.enum(jobEventTypes), at: z.date() }),
  samples: [
    { jobIds: null, limit: 1 },
    { jobIds: [], limit: 1 },
  ],
  sql: ({ jobIds, limit }: { jobIds: string[] | null; limit: number }) => sql`
    with taken as (
      select id from job_events where not is_sent ${jobIds ? sql`and job_id = any(${jobIds}::uuid[])` : empty}
      order by id limit ${limit} for update skip locked
    ), sent as (
      update job_events e set is_sent = true from taken where e.id = taken.id returning e.id, e.job_id, e.type, e.at
    )
    select job_id as "jobId", type, at from sent order by id`,
});
