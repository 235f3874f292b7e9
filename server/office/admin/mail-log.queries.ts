import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../core/cursor.ts';
import { queuedColumns, queuedMail } from '../../core/mail.queries.ts';
import { defineStatement } from '../../core/statement.ts';
import type { MailFilterValues } from './mail-log.rules.ts';
import { MailRecord } from './mail-log.types.ts';

/** `createdAt` with its microseconds. */
const mailRow = z.object({ listedAt: z.string() });
export type MailRow = Omit<MailRecord, 'isDeferred'> & z.infer<typeof mailRow>;

/** Never the content. */
const columns = sql`
  id::text as id, payload->>'to' as recipient, payload->>'subject' as subject,
  case when delivered_at is null then 'WAITING' else coalesce(outcome, 'SENT') end as state,
  created_at as "createdAt", ${cursorTimeOf(sql`created_at`)} as "listedAt", attempts,
  case when delivered_at is null then next_attempt_at end as "nextAttemptAt", last_error as "lastError",
  delivered_at is not null and outcome is not null and payload ? 'sealed' as "isRepeatable"`;
const isTroubled = sql`(delivered_at is null or outcome in ('REFUSED', 'ABANDONED'))`;

export interface MailPlace {
  filter: MailFilterValues;
  after: { time: string; id: string } | null;
  size: number;
}

/** Newest first, by when they were written: each connection takes its ids from a range of its own. */
export const pageMails = defineStatement({
  name: 'admin-mails',
  type: MailRecord,
  except: ['isDeferred'],
  row: mailRow,
  samples: [
    { filter: {}, after: null, size: 1 },
    {
      filter: { isTroubled: true, recipient: 'a@b.in' },
      after: { time: '2026-11-28T06:30:00.000000Z', id: '1' },
      size: 1,
    },
  ],
  sql: ({ filter, after, size }: MailPlace) => sql`
    select ${columns} from outbox
    where kind = 'MAIL'
      and ${filter.isTroubled ? isTroubled : sql`true`}
      and ${filter.recipient ? sql`lower(payload->>'to') = ${filter.recipient}` : sql`true`}
      and ${after ? sql`(created_at, id) < (${after.time}::timestamptz, ${after.id}::bigint)` : sql`true`}
    order by created_at desc, id desc limit ${size}`,
});

export const findMail = defineStatement({
  name: 'admin-mail',
  type: MailRecord,
  except: ['isDeferred'],
  row: mailRow,
  sql: (id: string) => sql`select ${columns} from outbox where id = ${id}::bigint and kind = 'MAIL' for update`,
});

/** What it has failed so far counts on. */
export const hastenMail = defineStatement({
  name: 'admin-mail-now',
  row: queuedMail,
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    update outbox set next_attempt_at = ${now} where id = ${id}::bigint returning ${queuedColumns}`,
});

/** Its tries are counted from the start, and its three days begin again. */
export const sendMailAgain = defineStatement({
  name: 'admin-mail-again',
  row: queuedMail,
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    update outbox set delivered_at = null, outcome = null, attempts = 0, created_at = ${now}, next_attempt_at = ${now}
    where id = ${id}::bigint returning ${queuedColumns}`,
});
