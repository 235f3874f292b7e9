import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

const isWaiting = sql`kind = 'MAIL' and delivered_at is null`;
const isDueAt = (now: Date): Sql => sql`coalesce(next_attempt_at <= ${now}, true)`;

export const queuedMail = z.object({
  id: z.string(),
  isCode: z.boolean(),
  /** It could be recalled, or belongs to a large number that others need not wait for. */
  isHeld: z.boolean(),
  leavesAt: z.nullable(z.date()),
});
/** What its job has to know. */
export type QueuedMail = z.infer<typeof queuedMail>;
export const queuedColumns = sql`
  id, expires_at is not null as "isCode", hold_id is not null as "isHeld", next_attempt_at as "leavesAt"`;

const waitingMail = z.extend(queuedMail, {
  /** Random, and the same at each try. */
  messageId: z.string(),
  /** That failed. */
  attempts: z.int(),
  encrypted: z.nullable(z.string()),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
});
export type WaitingMail = z.infer<typeof waitingMail>;

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
export const settleMail = defineStatement({
  name: 'mail-settle',
  sql: ({ id, outcome, error, isRepeatable }: SettledMail) => sql`
    update outbox set delivered_at = now(), outcome = ${outcome}, last_error = coalesce(${error}, last_error),
      attempts = attempts + ${error ? 1 : 0}::int, payload = payload - ${isRepeatable ? '' : 'sealed'}::text
    where id = ${id}`,
});

/** Codes first, then the oldest; without those that have left, were recalled, or leave later. */
export const readWaitingMails = defineStatement({
  name: 'mail-read-waiting',
  row: waitingMail,
  sql: ({ ids, now }: { ids: string[]; now: Date }) => sql`
    select ${queuedColumns}, message_id as "messageId", attempts, payload->>'sealed' as encrypted,
      created_at as "createdAt", expires_at as "expiresAt"
    from outbox where id = any(${ids}::bigint[]) and ${isWaiting} and ${isDueAt(now)}
    order by expires_at is null, id`,
});

export const listMailsWithoutJob = defineStatement({
  name: 'mail-list-without-job',
  row: queuedMail,
  sql: () => sql`
    select ${queuedColumns} from outbox where ${isWaiting} and id::text not in (
      select data->>'id' from tasks.job where name = 'mails' and state < 'completed')
    order by id`,
});

/** That are due now; no more than `upTo` are counted. */
export const countWaitingMails = defineStatement({
  name: 'mail-count-waiting',
  row: z.object({ count: z.int() }),
  sql: ({ now, upTo }: { now: Date; upTo: number }) => sql`
    select count(*)::int as count
    from (select from outbox where ${isWaiting} and ${isDueAt(now)} limit ${upTo}) waiting`,
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
