import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
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
  sql: (limit: number) => sql`
    with taken as (
      select id from job_events where not is_sent order by id limit ${limit} for update skip locked
    )
    update job_events e set is_sent = true from taken where e.id = taken.id
    returning e.job_id as "jobId", e.type, e.at`,
});
