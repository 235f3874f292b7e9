import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

/** Subjects of a counter of which the fullest decides; the count of a wide network is divided by its width. */
export interface Networks {
  subjects: Buffer[];
  widths: number[];
}

export const noNetworks: Networks = { subjects: [], widths: [] };

interface Event {
  scope: string;
  networks?: Networks;
  /** A window that is still open began after it. */
  since: Date;
  now: Date;
}

/** Counts one event in its window, which begins with the first event after the last window. */
export const countInWindow = defineStatement({
  name: 'count-in-window',
  row: z.object({ used: z.int(), startedAt: z.date() }),
  sql: ({ scope, networks: { subjects, widths } = noNetworks, since, now }: Event) => sql`
    with networks as (
      select * from unnest(${subjects}::bytea[], ${widths}::int[]) network (subject, width)
    ), counted as (
      insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
      select ${scope}, subject, 1, ${now}::timestamptz, ${now}::timestamptz from networks
      on conflict (scope, subject) do update
      set (used, window_started_at, last_attempt_at) = (
        select case when is_over then 1 else counter.used + 1 end,
          case when is_over then ${now} else counter.window_started_at end, ${now}::timestamptz
        from (select counter.window_started_at <= ${since} as is_over) last)
      returning subject, used, window_started_at
    )
    select ceil(used / width::numeric)::int as used, window_started_at as "startedAt"
    from counted join networks using (subject) order by 1 desc limit 1`,
});
