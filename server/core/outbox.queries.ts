import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { queuedColumns, queuedMail } from './mail.queries.ts';
import { defineStatement } from './statement.ts';

const appEvent = z.object({ topic: z.string(), userIds: z.array(z.string()), subjectId: z.string() });

/** Rows of `Outbox.rows`, which are JSON. */
export const insertIntoOutbox = defineStatement({
  name: 'outbox-insert',
  row: z.extend(queuedMail, { kind: z.enum(['MAIL', 'EVENT']) }),
  sql: (rows: string) => sql`
    insert into outbox (kind, topic, payload, about_ids, expires_at, hold_id, next_attempt_at)
    select kind, topic, payload, about_ids, expires_at, hold_id, next_attempt_at
    from jsonb_to_recordset(${rows}::jsonb) as row (
      kind text, topic text, payload jsonb, about_ids uuid[], expires_at timestamptz, hold_id uuid,
      next_attempt_at timestamptz)
    returning kind, ${queuedColumns}`,
});

/** Of the latest outbox row and so many before it, and of all later ones. */
export const listLatestEvents = defineStatement({
  name: 'outbox-latest-events',
  row: z.object({ id: z.string(), payload: appEvent }),
  sql: ({ latest, before }: { latest: string | null; before: number }) => sql`
    select id, payload from outbox
    where kind = 'EVENT' and id > coalesce(${latest}, (select max(id) from outbox)) - ${before}::int
    order by id`,
});

export const removeSent = defineStatement({
  name: 'outbox-remove-sent',
  noPlanCache: true,
  row: z.object({ id: z.string() }),
  sql: ({ limit, count }: { limit: Date; count: number }) => sql`
    delete from outbox where id in (
      select id from outbox
      where created_at < ${limit}
        and (kind = 'EVENT' or delivered_at is not null)
      order by id limit ${count})
    returning id`,
});

/** To an address that was theirs: when they have another one, the address alone would not lead to them. */
export const keepMailsOf = defineStatement({
  name: 'outbox-keep-mails-of-person',
  sql: ({ userId, email }: { userId: string; email: string }) => sql`
    update outbox set about_ids = array_append(coalesce(about_ids, '{}'), ${userId}::uuid)
    where kind = 'MAIL' and lower(payload->>'to') = lower(${email})
      and ${userId}::uuid <> all (coalesce(about_ids, '{}'))`,
});

/** Mails that are held under one of these ids, until later than now. */
export const recallHeldMails = defineStatement({
  name: 'outbox-recall-held-mails',
  sql: ({ holdIds, now }: { holdIds: string[]; now: Date }) => sql`
    delete from outbox
    where hold_id = any(${holdIds}::uuid[]) and delivered_at is null and next_attempt_at > ${now}`,
});

/** Mails that were to be held under one of these ids and have not left, also those that are due. */
export const recallMails = defineStatement({
  name: 'outbox-recall-mails',
  sql: (holdIds: string[]) => sql`
    delete from outbox where hold_id = any(${holdIds}::uuid[]) and delivered_at is null`,
});
