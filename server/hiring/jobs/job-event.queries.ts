import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import type { RecordedJobEvent } from './job.entity.ts';

const jobEventTypes = [
  'POSTED',
  'EDITED',
  'CLOSED',
  'REOPENED',
  'ARCHIVED',
] as const satisfies RecordedJobEvent['type'][];

export const takeUnsentEvents = defineStatement({
  name: 'unsent-job-events',
  row: z.object({ jobId: z.string(), type: z.enum(jobEventTypes), at: z.date() }),
  sql: (limit: number) => sql`
    update job_events set is_sent = true
    where id in (select id from job_events where not is_sent order by id limit ${limit} for update)
    returning job_id as "jobId", type, at`,
});
