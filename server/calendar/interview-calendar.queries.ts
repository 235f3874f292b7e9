import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
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
  }),
  sql: ({ applicationIds, now }: { applicationIds: string[]; now: Date }) => sql`
    update interviews
    set status = case when ends_at <= ${now} then 'COMPLETED' else 'CANCELLED' end,
      sequence = sequence + 1, updated_at = ${now}
    where application_id = any(${applicationIds}::uuid[]) and status in ('SCHEDULED', 'PENDING')
    returning id, application_id as "applicationId", title, candidate, date::text, slot, mode, location,
      starts_at as "startsAt", ends_at as "endsAt", sequence, status`,
});
