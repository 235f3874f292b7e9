import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

const isWaiting = sql`kind = 'MAIL' and delivered_at is null`;
const dueAt = sql`coalesce(next_attempt_at, '-infinity')`;

const claimedMail = z.object({
  id: z.string(),
  /** That failed. */
  attempts: z.int(),
  encrypted: z.nullable(z.string()),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
});
export type ClaimedMail = z.infer<typeof claimedMail>;

interface MailboxMail {
  messageId: string;
  to: string;
  about: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** JSON. */
  attachments: string;
}

/** Why a mail was not delivered: null if it was. UNADDRESSED: no account has the address. */
export type MailOutcome = 'REFUSED' | 'ABANDONED' | 'EXPIRED' | 'UNADDRESSED';

/** A mail with which nothing more is to be done. */
export interface SettledMail {
  id: string;
  outcome: MailOutcome | null;
  error: string | null;
  /** It failed and can be sent again: its content stays until the row is swept, encrypted. */
  isRepeatable: boolean;
}

/** Other contents are not needed any more; the address stays for the record until the row is swept. */
const settle = (mail: SettledMail | null): Sql => sql`
  update outbox set delivered_at = now(), outcome = ${mail?.outcome ?? null},
    last_error = coalesce(${mail?.error ?? null}, last_error), attempts = attempts + ${mail?.error ? 1 : 0}::int,
    payload = payload - ${mail?.isRepeatable ? '' : 'sealed'}::text
  where id = ${mail?.id ?? null}`;

export const settleMail = defineStatement({ name: 'mail-settle', sql: settle });

interface Claim {
  /** What its worker has done just now, and is settled in the same statement. */
  done: SettledMail | null;
  now: Date;
  until: Date;
}

/**
 * Codes, which expire, come before all others; else the one that has been due longest. Read off an index in its order:
 * the time depends neither on how many wait nor on statistics.
 */
export const claimMail = defineStatement({
  name: 'mail-claim',
  row: claimedMail,
  sql: ({ done, now, until }: Claim) => sql`
    with settled as (${settle(done)})
    update outbox set next_attempt_at = ${until} where id = (
      select id from outbox where ${isWaiting} and ${dueAt} <= ${now} and id is distinct from ${done?.id ?? null}
      order by (expires_at is null)::int, ${dueAt}, id limit 1 for update skip locked)
    returning id, attempts, payload->>'sealed' as encrypted, created_at as "createdAt", expires_at as "expiresAt"`,
});

/** That are due now; no more than `upTo` are counted. */
export const countWaitingMails = defineStatement({
  name: 'mail-count-waiting',
  row: z.object({ count: z.int() }),
  sql: ({ now, upTo }: { now: Date; upTo: number }) => sql`
    select count(*)::int as count
    from (select from outbox where ${isWaiting} and ${dueAt} <= ${now} limit ${upTo}) waiting`,
});

export const deferMail = defineStatement({
  name: 'mail-defer',
  sql: ({ id, until, error }: { id: string; until: Date; error: string }) => sql`
    update outbox set attempts = attempts + 1, next_attempt_at = ${until}, last_error = ${error} where id = ${id}`,
});

/** No row if it is there already. */
export const putIntoMailbox = defineStatement({
  name: 'mailbox-put',
  row: z.object({ id: z.string() }),
  sql: ({ messageId, to, about, subject, text, html, attachments }: MailboxMail) => sql`
    insert into mailbox_messages (message_id, recipient, about_ids, subject, body_text, body_html, attachments)
    values (${messageId}, ${to}, ${about}::uuid[], ${subject}, ${text}, ${html}, ${attachments}::jsonb)
    on conflict do nothing returning id`,
});

export const trimMailbox = defineStatement({
  name: 'mailbox-trim',
  sql: (count: number) => sql`
    delete from mailbox_messages where id <= (select max(id) - ${count}::int from mailbox_messages)`,
});
