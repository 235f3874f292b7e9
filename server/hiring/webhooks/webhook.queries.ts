import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { isVerifiedMember } from '../../companies/company.service.ts';
import { defineStatement } from '../../core/statement.ts';
import { failingDays, webhookLimits } from './webhook.rules.ts';

/** Nothing is sent to webhooks of a suspended company. */
const isSilent = sql`
  exists (select from companies s where s.id = w.company_id and s.suspended_at is not null)`;

interface Queued {
  events: { jobId: string; event: string; wireName: string; body: string }[];
  now: Date;
}

/**
 * To the webhooks that hear of it: of the job's recruiter, and of its company if the recruiter belongs to it. Two
 * lookups, so that each has its index.
 */
export const queueDeliveries = defineStatement({
  name: 'queue-webhook-deliveries',
  row: z.object({ id: z.string() }),
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
    returning id`,
});

export const claimedDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  /** The recruiter or the company. */
  ownerId: z.string(),
  url: z.string(),
  sealedSecret: z.string(),
  body: z.string(),
  /** This one included, since it happened or was last sent by hand. */
  tries: z.number(),
});

interface Claim {
  now: Date;
  /** Until then no other process takes them. */
  until: Date;
  limit: number;
  placesOfOwner: number;
  placesOfWebhook: number;
  /** One entry for each place that is taken. */
  busyWebhooks: string[];
  busyOwners: string[];
}

const ownerOf = sql`coalesce(w.company_id, w.user_id)`;

/**
 * Owners take turns: whoever has the fewest under way comes first, and nobody has more than their places, however many
 * of their deliveries are due. A webhook that fails has one place.
 */
export const claimDeliveries = defineStatement({
  name: 'claim-webhook-deliveries',
  isPlannedAgain: true,
  row: claimedDelivery,
  sql: ({ now, until, limit, placesOfOwner, placesOfWebhook, busyWebhooks, busyOwners }: Claim) => sql`
    with places as (
      select w.id, ${ownerOf} as owner_id,
        case when w.failing_since is null then ${placesOfWebhook}::int else 1 end
          - (select count(*) from unnest(${busyWebhooks}::uuid[]) busy where busy = w.id) as free
      from webhooks w where w.is_active and not ${isSilent}
    ), due as (
      select first.id, first.next_attempt_at,
        row_number() over (partition by places.owner_id order by first.place, first.next_attempt_at, first.id)
          + (select count(*) from unnest(${busyOwners}::uuid[]) busy where busy = places.owner_id) as turn
      from places cross join lateral (
        select d.id, d.next_attempt_at, row_number() over (order by d.next_attempt_at, d.id) as place
        from webhook_deliveries d where d.webhook_id = places.id and d.next_attempt_at <= ${now}
        order by d.next_attempt_at, d.id limit greatest(places.free, 0)
      ) first
    ), chosen as (
      select d.id from webhook_deliveries d join due on due.id = d.id
      where due.turn <= ${placesOfOwner} and d.next_attempt_at <= ${now}
      order by due.turn, due.next_attempt_at, d.id limit ${limit}
      for update of d skip locked
    )
    update webhook_deliveries d set next_attempt_at = ${until}, attempts = d.attempts + 1
    from chosen join webhook_deliveries c on c.id = chosen.id join webhooks w on w.id = c.webhook_id
    where d.id = chosen.id
    returning d.id, w.id as "webhookId", ${ownerOf} as "ownerId", w.url, w.sealed_secret as "sealedSecret", d.body,
      d.attempts - d.attempts_before as tries`,
});

interface Outcome {
  id: string;
  now: Date;
  isTaken: boolean;
  nextAttemptAt: Date | null;
  status: number | null;
  durationMs: number;
  answer: string;
}

const lastTries = `$[last-${webhookLimits.keptTries - 1} to last]`;

/**
 * Switches off a webhook that has failed for too long, which ends its deliveries, and returns it. One that was switched
 * off meanwhile is not tried again.
 */
export const settleDelivery = defineStatement({
  name: 'settle-webhook-delivery',
  row: z.object({ userId: z.nullable(z.string()), companyId: z.nullable(z.string()), url: z.string() }),
  sql: ({ id, now, isTaken, nextAttemptAt, status, durationMs, answer }: Outcome) => sql`
    with earlier as materialized (
      select id, is_active, is_active and (${isTaken}::boolean
        or coalesce(failing_since > ${now}::timestamptz - make_interval(days => ${failingDays}::int), true)) as stays
      from webhooks where id = (select webhook_id from webhook_deliveries where id = ${id})
      for no key update
    ), settled as (
      update webhook_deliveries d set
        delivered_at = case when ${isTaken}::boolean then ${now}::timestamptz else d.delivered_at end,
        next_attempt_at = case when earlier.stays then ${nextAttemptAt}::timestamptz end,
        status = ${status}::int, duration_ms = ${durationMs}::int, answer = ${answer},
        tries = jsonb_path_query_array(d.tries || jsonb_build_object(
          'at', ${now}::timestamptz, 'status', ${status}::int,
          'durationMs', ${durationMs}::int, 'answer', ${answer}::text
        ), ${lastTries}::jsonpath)
      from earlier where d.id = ${id}
    ), updated as (
      update webhooks w set
        failing_since = case when ${isTaken}::boolean then null else coalesce(w.failing_since, ${now}::timestamptz) end,
        is_active = earlier.stays
      from earlier where w.id = earlier.id
      returning w.id, w.user_id, w.company_id, w.url, earlier.is_active and not w.is_active as has_ended
    ), stopped as (
      update webhook_deliveries d set next_attempt_at = null
      from updated where d.webhook_id = updated.id and updated.has_ended and d.next_attempt_at is not null
        and d.id <> ${id}
    ), last as (
      select user_id as "userId", company_id as "companyId", url from updated where has_ended
    )
    select * from last`,
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
  row: z.object({ id: z.string() }),
  sql: ({ webhookId, since, now, limit }: Resent) => sql`
    update webhook_deliveries set next_attempt_at = ${now}, attempts_before = attempts where id in (
      select id from webhook_deliveries
      where webhook_id = ${webhookId} and created_at >= ${since}
        and (next_attempt_at is null or next_attempt_at > ${now}::timestamptz + interval '2 minutes')
        and (attempts = 0 or status is null or status not between 200 and 299)
      order by id limit ${limit} for update)
    returning id`,
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
  isPlannedAgain: true,
  row: z.object({ id: z.string() }),
  sql: ({ before, count }: { before: Date; count: number }) => sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before} order by created_at limit ${count})
    returning id`,
});
