import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

const appEvent = z.object({ topic: z.string(), userIds: z.array(z.string()), subjectId: z.string() });

/** Rows of `Outbox.rows`, which are JSON. */
export const insertIntoOutbox = defineStatement({
  name: 'outbox-insert',
  sql: (rows: string) => sql`
    insert into outbox (kind, topic, payload, expires_at, hold_id, next_attempt_at)
    select kind, topic, payload, expires_at, hold_id, next_attempt_at
    from jsonb_to_recordset(${rows}::jsonb) as row (
      kind text, topic text, payload jsonb, expires_at timestamptz, hold_id uuid, next_attempt_at timestamptz)`,
});

/** Marks the oldest waiting events that no other process is sending as sent, by this transaction. */
export const takeEvents = defineStatement({
  name: 'outbox-events',
  isPlannedAgain: true,
  row: z.object({ id: z.string(), payload: appEvent }),
  sql: (count: number) => sql`
    update outbox set dispatched_at = now(), dispatched_in = pg_current_xact_id() where id in (
      select id from outbox where kind = 'EVENT' and dispatched_at is null
      order by id limit ${count} for update skip locked)
    returning id, payload`,
});

/** Which transactions are visible now, in the notation of Postgres. */
export const findSnapshot = defineStatement({
  name: 'outbox-snapshot',
  row: z.object({ snapshot: z.string() }),
  sql: () => sql`select pg_current_snapshot()::text as snapshot`,
});

const missedEvent = z.object({ id: z.string(), payload: appEvent, transaction: z.string() });
export type MissedEvent = z.infer<typeof missedEvent>;

interface Gap {
  earlier: string;
  later: string;
  after: { transaction: string; id: string };
  count: number;
}

/** Events sent in a transaction that the later snapshot shows and the earlier one does not. */
export const listMissedEvents = defineStatement({
  name: 'outbox-missed-events',
  row: missedEvent,
  sql: ({ earlier, later, after, count }: Gap) => sql`
    select id, payload, dispatched_in::text as transaction from outbox
    where dispatched_in >= pg_snapshot_xmin(${earlier}::pg_snapshot)
      and (dispatched_in, id) > (${after.transaction}::xid8, ${after.id}::bigint)
      and not pg_visible_in_snapshot(dispatched_in, ${earlier}::pg_snapshot)
      and pg_visible_in_snapshot(dispatched_in, ${later}::pg_snapshot)
    order by dispatched_in, id limit ${count}`,
  samples: [{ earlier: '', later: '', after: { transaction: '', id: '' }, count: 1 }],
});

export const removeSent = defineStatement({
  name: 'outbox-remove-sent',
  isPlannedAgain: true,
  row: z.object({ id: z.string() }),
  sql: ({ limit, count }: { limit: Date; count: number }) => sql`
    delete from outbox where id in (
      select id from outbox
      where created_at < ${limit}
        and (case kind when 'EVENT' then dispatched_at else delivered_at end) is not null
      order by id limit ${count})
    returning id`,
});
