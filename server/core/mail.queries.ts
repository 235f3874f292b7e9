import sql, { raw } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

/** Mails that one claim looks through for those that nothing stands before. */
const windowSize = 250;
/** More than are taken: another process may be about to take the same ones. */
const consideredAtOnce = 20;

export interface MailPosition {
  due: Date | number;
  id: string;
}

interface MailClaim {
  now: Date;
  until: Date;
  count: number;
  /** Under way in this process. */
  except: string[];
  after: MailPosition;
}

const isWaiting = sql`kind = 'MAIL' and delivered_at is null`;
const dueAt = sql`coalesce(next_attempt_at, '-infinity')`;
/** 0 for codes, 1 for everything else. */
const rank = sql`(expires_at is null)::int`;
const windowLimit = raw(String(windowSize));

const claimedMail = z.object({
  id: z.string(),
  /** That failed. */
  attempts: z.int(),
  encrypted: z.nullable(z.string()),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
});
export type ClaimedMail = z.infer<typeof claimedMail>;

/** Before the first of those that are due. */
export const firstPosition: MailPosition = { due: Number.NEGATIVE_INFINITY, id: '0' };

/**
 * Read off an index in its order, and no further than a window: the time depends neither on how many wait nor on
 * statistics. Only the first of a person's mails is taken, so that none overtakes an earlier one; codes come before all
 * others.
 */
export const claimMails = defineStatement({
  name: 'mail-claims',
  isPlannedAgain: true,
  row: claimedMail,
  sql: ({ now, until, count, except, after }: MailClaim) => sql`
    with due as (
      (select id, payload->>'to' as recipient from outbox
        where ${isWaiting} and ${rank} = 0 and ${dueAt} <= ${now}
        order by ${dueAt}, id limit ${windowLimit})
      union all
      (select id, payload->>'to' from outbox
        where ${isWaiting} and ${rank} = 1 and ${dueAt} <= ${now}
          and (${dueAt}, id) > (${after.due}::timestamptz, ${after.id}::bigint)
        order by ${dueAt}, id limit ${windowLimit})
    ), free as (
      select id from due where id <> all(${except}::bigint[]) and id = (
        select id from outbox where ${isWaiting} and (payload->>'to', ${rank}, id) >= (due.recipient, 0, 0)
        order by payload->>'to', ${rank}, id limit 1)
      limit ${raw(String(consideredAtOnce))}
    )
    update outbox set next_attempt_at = ${until} where id = any(array(
      select id from outbox
      where id = any(array(select id from free)) and delivered_at is null and ${dueAt} <= ${now}
      order by ${rank}, id limit ${count} for update skip locked))
    returning id, attempts, payload->>'sealed' as encrypted, created_at as "createdAt", expires_at as "expiresAt"`,
  samples: [{ now: new Date(), until: new Date(), count: 1, except: [], after: firstPosition }],
});

/** The last mail that the claim looked through, where it looked through a whole window. */
export const findEndOfWindow = defineStatement({
  name: 'mail-window',
  isPlannedAgain: true,
  row: z.object({ due: z.date(), id: z.string() }),
  sql: ({ now, after }: Pick<MailClaim, 'now' | 'after'>) => sql`
    select ${dueAt} as due, id from outbox
    where ${isWaiting} and ${rank} = 1 and ${dueAt} <= ${now}
      and (${dueAt}, id) > (${after.due}::timestamptz, ${after.id}::bigint)
    order by ${dueAt}, id offset ${raw(String(windowSize - 1))} limit 1`,
  samples: [{ now: new Date(), after: firstPosition }],
});

export const renewClaims = defineStatement({
  name: 'mail-renew-claims',
  sql: ({ ids, until }: { ids: string[]; until: Date }) => sql`
    update outbox set next_attempt_at = ${until} where id = any(${ids}::bigint[]) and delivered_at is null`,
});

/** The content is not needed any more; the address stays for the record until the row is swept. */
export const settleMail = defineStatement({
  name: 'mail-settle',
  sql: (id: string) => sql`update outbox set delivered_at = now(), payload = payload - 'sealed' where id = ${id}`,
});

export const deferMail = defineStatement({
  name: 'mail-defer',
  sql: ({ id, until }: { id: string; until: Date }) => sql`
    update outbox set attempts = attempts + 1, next_attempt_at = ${until} where id = ${id}`,
});

export const trimMailbox = defineStatement({
  name: 'mailbox-trim',
  sql: (count: number) => sql`
    delete from mailbox_messages where id <= (select max(id) - ${count}::int from mailbox_messages)`,
});
