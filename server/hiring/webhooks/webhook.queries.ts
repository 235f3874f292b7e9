import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { isVerifiedMember } from '../../companies/company.service.ts';
import { defineStatement } from '../../core/statement.ts';

/** Nothing is sent to webhooks of a suspended company. */
const isSilent = sql`
  exists (select from companies s where s.id = w.company_id and s.suspended_at is not null)`;

interface Queued {
  events: { jobId: string; event: string; wireName: string; body: string }[];
  now: Date;
}

/** The recruiter or the company. */
const ownerOf = sql`coalesce(w.company_id, w.user_id)`;
export const queuedDelivery = z.object({ id: z.string(), ownerId: z.string() });
const queuedColumns = sql`id, (select ${ownerOf} from webhooks w where w.id = webhook_id) as "ownerId"`;

/**
 * To the webhooks that hear of it: of the job's recruiter, and of its company if the recruiter belongs to it. Two
 * lookups, so that each has its index.
 */
export const queueDeliveries = defineStatement({
  name: 'queue-webhook-deliveries',
  row: queuedDelivery,
  samples: [{ events: [], now: new Date(0) }],
  sql: ({ events, now }: Queued) => sql`
    insert into webhook_deliveries (webhook_id, event, body, created_at, next_attempt_at)
    select hearing.id, happened."wireName", happened.body, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) happened (
        "jobId" uuid, event text, "wireName" text, body text)
      join jobs j on j.id = happened."jobId"
      cross join lateral (
        select w.id from webhooks w
        where w.user_id = j.recruiter_id and w.is_active and happened.event = any(w.events)
        union all
        select w.id from webhooks w
        where w.company_id = j.company_id and w.is_active and happened.event = any(w.events)
          and ${isVerifiedMember(sql`j.recruiter_id`, sql`w.company_id`)} and not ${isSilent}
      ) hearing
    returning ${queuedColumns}`,
});

export const dueDelivery = z.extend(queuedDelivery, {
  webhookId: z.string(),
  url: z.string(),
  sealedSecret: z.string(),
  body: z.string(),
  /** Of the next try, since it happened or was last sent by hand. */
  tryNumber: z.number(),
});

const isDueAt = (now: Date) => sql`d.next_attempt_at <= ${now} and w.is_active and not ${isSilent}`;

/** No row if it is tried later or not any more. */
export const readDueDelivery = defineStatement({
  name: 'due-webhook-delivery',
  row: dueDelivery,
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    select d.id, w.id as "webhookId", ${ownerOf} as "ownerId", w.url, w.sealed_secret as "sealedSecret", d.body,
      d.attempts - d.attempts_before + 1 as "tryNumber"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and ${isDueAt(now)}`,
});

/** Of a restored database, or of a company whose suspension was lifted. */
export const listDeliveriesWithoutJob = defineStatement({
  name: 'webhook-deliveries-without-job',
  row: queuedDelivery,
  noPlanCache: true,
  sql: (now: Date) => sql`
    select d.id, ${ownerOf} as "ownerId" from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where ${isDueAt(now)} and d.id::text not in (
      select data->>'id' from tasks.job where name = 'webhooks' and state < 'completed')
    order by d.next_attempt_at, d.id`,
});

interface Resent {
  webhookId: string;
  since: Date | '-infinity';
  now: Date;
  limit: number;
}

/** What is under way, or tried again within two minutes, is not touched. */
export const resendFailed = defineStatement({
  name: 'resend-failed-deliveries',
  row: queuedDelivery,
  sql: ({ webhookId, since, now, limit }: Resent) => sql`
    update webhook_deliveries set next_attempt_at = ${now}, attempts_before = attempts where id in (
      select id from webhook_deliveries
      where webhook_id = ${webhookId} and created_at >= ${since}
        and (next_attempt_at is null or next_attempt_at > ${now}::timestamptz + interval '2 minutes')
        and (attempts = 0 or status is null or status not between 200 and 299)
      order by id limit ${limit} for update)
    returning ${queuedColumns}`,
});

/** Of webhooks that are on. */
export const countWaitingDeliveries = defineStatement({
  name: 'count-waiting-webhook-deliveries',
  row: z.object({ count: z.int() }),
  sql: () => sql`
    select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.next_attempt_at is not null and w.is_active`,
});

export const removeOldDeliveries = defineStatement({
  name: 'remove-webhook-deliveries',
  noPlanCache: true,
  row: z.object({ id: z.string() }),
  sql: ({ before, count }: { before: Date; count: number }) => sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before} order by created_at limit ${count})
    returning id`,
});
