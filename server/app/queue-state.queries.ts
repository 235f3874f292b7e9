import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';

const queue = z.object({ queue: z.string(), waiting: z.int(), oldestSeconds: z.number() });

/** More are not counted. */
const most = 100_000;

/**
 * What waits, and how long the oldest has: a mail since it was written, held ones left out; a webhook and a task since
 * it was due.
 */
export const readQueues = defineStatement({
  name: 'queue-state',
  row: queue,
  noPlanCache: true,
  sql: (now: Date) => sql`
    with waiting as (
      (select 'mails' as queue, created_at as since from outbox
        where kind = 'MAIL' and delivered_at is null and (attempts > 0 or coalesce(next_attempt_at, '-infinity') <= ${now})
        limit ${most})
      union all
      (select 'webhooks', d.next_attempt_at from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.next_attempt_at is not null and w.is_active limit ${most})
      union all
      (select 'tasks', start_after from tasks.job
        where name = 'tasks' and state in ('created', 'retry') and start_after <= ${now} limit ${most})
    )
    select names.queue, count(since)::int as waiting,
      greatest(coalesce(extract(epoch from ${now}::timestamptz - min(since)), 0), 0)::float8 as "oldestSeconds"
    from (values ('mails'), ('webhooks'), ('tasks')) names (queue) left join waiting on waiting.queue = names.queue
    group by names.queue`,
});
