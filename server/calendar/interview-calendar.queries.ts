import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { interviewSlotLabels, interviewStatusLabels } from './interview.labels.ts';

/** One that is over is completed, a coming one is cancelled. */
export const endInterview = defineStatement({
  name: 'end-interview',
  row: z.object({
    id: z.string(),
    title: z.string(),
    candidate: z.string(),
    date: z.string(),
    slot: z.enum(keysOf(interviewSlotLabels)),
    startsAt: z.date(),
    endsAt: z.date(),
    sequence: z.int(),
    status: z.enum(keysOf(interviewStatusLabels)),
  }),
  sql: ({ applicationId, now }: { applicationId: string; now: Date }) => sql`
    update interviews
    set status = case when ends_at <= ${now} then 'COMPLETED' else 'CANCELLED' end,
      sequence = sequence + 1, updated_at = ${now}
    where application_id = ${applicationId} and status in ('SCHEDULED', 'PENDING')
    returning id, title, candidate, date::text, slot, starts_at as "startsAt", ends_at as "endsAt", sequence, status`,
});
