import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { interviewModeLabels, interviewSlotLabels, interviewStatusLabels } from './interview.labels.ts';

/** One that is over is completed, a coming one is cancelled. */
export const endInterviews = defineStatement({
  name: 'end-interviews',
  row: z.object({
    id: z.string(),
    applicationId: z.string(),
    title: z.string(),
    candidate: z.string(),
    date: z.string(),
    slot: z.enum(keysOf(interviewSlotLabels)),
    mode: z.nullable(z.enum(keysOf(interviewModeLabels))),
    location: z.nullable(z.string()),
    startsAt: z.date(),
    endsAt: z.date(),
    sequence: z.int(),
    status: z.enum(keysOf(interviewStatusLabels)),
    earlierStatus: z.enum(keysOf(interviewStatusLabels)),
  }),
  sql: ({ applicationIds, now }: { applicationIds: string[]; now: Date }) => sql`
    update interviews i
    set status = case when i.ends_at <= ${now} then 'COMPLETED' else 'CANCELLED' end,
      sequence = i.sequence + 1, updated_at = ${now}
    from (
      select id, status from interviews
      where application_id = any(${applicationIds}::uuid[]) and status in ('SCHEDULED', 'PENDING') for update) earlier
    where i.id = earlier.id
    returning i.id, i.application_id as "applicationId", i.title, i.candidate, i.date::text, i.slot, i.mode, i.location,
      i.starts_at as "startsAt", i.ends_at as "endsAt", i.sequence, i.status, earlier.status as "earlierStatus"`,
});
