import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

/** Subjects of a counter of which the fullest decides; the count of a wide network is divided by its width. */
export interface Networks {
  subjects: Buffer[];
  widths: number[];
}

export const noNetworks: Networks = { subjects: [], widths: [] };

interface Events {
  /** One for each subject. */
  scopes: string[];
  subjects: Buffer[];
  /** How many of each. */
  counts: number[];
  /** A window that is still open began after it. */
  since: Date;
  now: Date;
}

/**
 * Counts the events of each subject in its window, which begins with the first event after the last window. Answers
 * them in the order in which they were given.
 */
export const countInWindows = defineStatement({
  name: 'count-in-windows',
  row: z.object({ used: z.int(), startedAt: z.date() }),
  sql: ({ scopes, subjects, counts, since, now }: Events) => sql`
    with events as (
      select * from unnest(${scopes}::text[], ${subjects}::bytea[], ${counts}::int[])
        with ordinality event (scope, subject, count, position)
    ), counted as (
      insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
      select scope, subject, count, ${now}::timestamptz, ${now}::timestamptz from events order by position
      on conflict (scope, subject) do update
      set (used, window_started_at, last_attempt_at) = (
        select case when is_over then excluded.used else counter.used + excluded.used end,
          case when is_over then ${now} else counter.window_started_at end, ${now}::timestamptz
        from (select counter.window_started_at <= ${since} as is_over) last)
      returning scope, subject, used, window_started_at
    )
    select used, window_started_at as "startedAt" from counted join events using (scope, subject) order by position`,
});
