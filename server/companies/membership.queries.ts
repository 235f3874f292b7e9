import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { isFounders, isVerifiedMember, speaksFor } from './company.service.ts';
import { JoinRequest } from './membership.types.ts';

const namedCompany = z.object({
  id: z.string(),
  name: z.string(),
  key: z.string(),
  /** Whether the recruiter posts for it: as its member, or as the founder of one that has no members. */
  speaksFor: z.boolean(),
});
export type NamedCompany = z.infer<typeof namedCompany>;

/**
 * The company of this key, then those that one of this key was merged into, and the recruiter's own ones of a key that
 * was made distinct.
 */
export const findNamed = defineStatement({
  name: 'companies-of-name',
  row: namedCompany,
  sql: ({ userId, key }: { userId: string; key: string }) => sql`
    select c.id, c.name::text as name, case when merged.has_key then ${key} else c.name_key end as key,
      ${speaksFor(sql`${userId}`, sql`c.id`)} as "speaksFor"
    from companies c cross join lateral (
      select exists (select from merged_companies where company_id = c.id and name_key = ${key}) as has_key
    ) merged
    where c.name_key = ${key}
      or c.id in (select company_id from merged_companies where name_key = ${key})
      or c.id in (select company_id from company_members where user_id = ${userId} and left_at is null)
      or (c.created_by_id = ${userId} and c.name_key like ${key}::text || '#%')
    order by c.name_key <> ${key}`,
});

const affiliation = z.object({
  /** The name of the company that they name as theirs. */
  named: z.nullable(z.string()),
  membership: z.nullable(z.object({ companyId: z.string(), name: z.string(), isVerified: z.boolean() })),
});
export type Affiliation = z.infer<typeof affiliation>;

export const findAffiliation = defineStatement({
  name: 'recruiter-affiliation',
  row: affiliation,
  sql: (userId: string) => sql`
    select
      n.name::text as named,
      case when c.id is not null then json_build_object(
        'companyId', c.id, 'name', c.name, 'isVerified', c.verified_at is not null) end as membership
    from recruiter_profiles p
      left join companies n on n.id = p.company_id
      left join company_members m on m.user_id = p.user_id and m.left_at is null
      left join companies c on c.id = m.company_id
    where p.user_id = ${userId}`,
});

export const checkSpeaksFor = defineStatement({
  name: 'speaks-for-company',
  row: z.object({ speaksFor: z.boolean() }),
  sql: ({ userId, companyId }: { userId: string; companyId: string }) => sql`
    select ${speaksFor(sql`${userId}::uuid`, sql`${companyId}::uuid`)} as "speaksFor"`,
});

/** An admin has let them in elsewhere since the company was suspended; members cannot. */
const wasLetInSince = (person: Sql, suspendedAt: Sql): Sql => sql`
  exists (
    select from company_members other
    where other.user_id = ${person} and other.left_at is null and other.joined_at >= ${suspendedAt})`;

/** The suspended company that they belong to, belonged to when it was suspended, or look after. */
export const findSuspendedOf = defineStatement({
  name: 'suspended-company-of',
  row: z.object({ id: z.string(), name: z.string() }),
  sql: (userId: string) => sql`
    select c.id, c.name::text as name from company_members m join companies c on c.id = m.company_id
    where m.user_id = ${userId} and c.suspended_at is not null and (m.left_at is null
      or m.left_at >= c.suspended_at and not ${wasLetInSince(sql`m.user_id`, sql`c.suspended_at`)})
    union all
    select founded.id, founded.name::text from companies founded
    where founded.created_by_id = ${userId} and founded.suspended_at is not null and ${isFounders}
      and not ${wasLetInSince(sql`founded.created_by_id`, sql`founded.suspended_at`)}
    limit 1`,
});

/** A row if the recruiter's own, confirmed address is one of the company's. */
export const findCompanyAddress = defineStatement({
  name: 'company-address',
  row: z.object({ domain: z.string() }),
  sql: ({ userId, companyId }: { userId: string; companyId: string }) => sql`
    select d.domain
    from users u join company_domains d on d.domain = lower(split_part(u.email::text, '@', 2))
    where u.id = ${userId} and u.email_verified_at is not null and d.company_id = ${companyId}`,
});

/** Of a company with more people the first ones are notified of a request. */
const mostNotified = 50;

/** The people who let others into the company; none when its founder's account is gone. */
export const listSpeakers = defineStatement({
  name: 'company-speakers',
  row: z.object({ id: z.string() }),
  sql: (companyId: string) => sql`
    with members as (
      select user_id as id from company_members
      where company_id = ${companyId} and left_at is null
      order by joined_at, id limit ${mostNotified}
    )
    select id from members
    union all
    select created_by_id from companies founded
    where id = ${companyId} and created_by_id is not null and ${isFounders}`,
});

const wasPosted = (job: Sql): Sql =>
  sql`exists (select from job_events e where e.job_id = ${job} and e.type = 'POSTED')`;

interface WaitingJobs {
  /** Null for those of everybody, or of every company. */
  userId: string | null;
  companyId: string | null;
  areVerifiedOnly: boolean;
  now: Date;
}

/** Its days begin when it waits no more, unless its recruiter or its limits have closed it. */
const opens = sql`(j.is_wanted and j.expired_at is null)`;

/**
 * The jobs that need not wait any more are open, as if they were posted now if they never were open; a row for each.
 * One with another reason in the way opens without that.
 */
export const openWaitingJobs = defineStatement({
  name: 'open-waiting-jobs',
  row: z.object({ id: z.string() }),
  sql: ({ userId, companyId, areVerifiedOnly, now }: WaitingJobs) => sql`
    with opened as (
      update jobs j set waits_since = null, updated_at = ${now},
        posted_at = case when ${opens} and not ${wasPosted(sql`j.id`)} then ${now} else j.posted_at end,
        opened_at = case when ${opens} then ${now} else j.opened_at end,
        closes_at = case when not ${opens} then j.closes_at when j.auto_stop_enabled then least(
          ${now}::timestamptz + make_interval(days => j.auto_stop_days),
          (j.auto_stop_date + 1)::timestamp at time zone 'Asia/Kolkata') end
      where j.waits_since is not null and j.archived_at is null and j.company_suspended_at is null
        and (${userId}::uuid is null or j.recruiter_id = ${userId}::uuid)
        and (${companyId}::uuid is null or j.company_id = ${companyId}::uuid)
        and case when ${areVerifiedOnly}::boolean then ${isVerifiedMember(sql`j.recruiter_id`, sql`j.company_id`)}
          else ${speaksFor(sql`j.recruiter_id`, sql`j.company_id`)} end
      returning j.id, j.status
    )
    insert into job_events (job_id, type, at)
    select id, case when ${wasPosted(sql`opened.id`)} then 'REOPENED' else 'POSTED' end, ${now}::timestamptz
    from opened where status = 'ACTIVE' returning job_id as id`,
});

const askedRequest = z.object({
  id: z.string(),
  userId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
});
export type AskedRequest = z.infer<typeof askedRequest>;

const requestColumns = sql`
  r.id, r.user_id as "userId", r.company_id as "companyId", c.name::text as "companyName"`;

/** With `speakerId` only one to a company that this person speaks for. */
export const findRequest = defineStatement({
  name: 'join-request',
  row: askedRequest,
  sql: ({ id, speakerId }: { id: string; speakerId: string | null }) => sql`
    select ${requestColumns} from company_join_requests r join companies c on c.id = r.company_id
    where r.id = ${id} and (${speakerId}::uuid is null or ${speaksFor(sql`${speakerId}`, sql`r.company_id`)})`,
});

const mostByDomain = 200;

export const listRequestsOfDomain = defineStatement({
  name: 'join-requests-of-domain',
  row: askedRequest,
  sql: ({ companyId, domain }: { companyId: string; domain: string }) => sql`
    select ${requestColumns}
    from company_join_requests r join companies c on c.id = r.company_id join users u on u.id = r.user_id
    where r.company_id = ${companyId} and r.status = 'PENDING' and u.email_verified_at is not null
      and lower(split_part(u.email::text, '@', 2)) = ${domain}
    order by r.asked_at, r.id limit ${mostByDomain}`,
});

interface RequestFilter {
  speakerId: string | null;
  companyId: string | null;
  page: number;
  pageSize: number;
}

/**
 * The longest wait first: by the companies that this person speaks for, by one company, or by all. The total is in
 * every row, also in the only one of an empty page, which has no `id`.
 */
export const pageRequests = defineStatement({
  name: 'company-join-requests',
  type: JoinRequest,
  row: z.object({ total: z.int() }),
  sql: ({ speakerId, companyId, page, pageSize }: RequestFilter) => sql`
    with waiting as (
      select r.id, r.asked_at, r.user_id, r.company_id from company_join_requests r
      where r.status = 'PENDING'
        and (${companyId}::uuid is null or r.company_id = ${companyId})
        and (${speakerId}::uuid is null or r.company_id in (
          select company_id from company_members where user_id = ${speakerId} and left_at is null
          union all
          select id from companies founded where founded.created_by_id = ${speakerId} and ${isFounders}))
    ), page as (
      select * from waiting order by asked_at, id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.total, page.id, page.company_id as "companyId", c.name::text as "companyName",
      u.name, u.email::text as email, page.asked_at as "askedAt"
    from (select count(*)::int as total from waiting) counted
      left join page on true
      left join users u on u.id = page.user_id
      left join companies c on c.id = page.company_id
    order by page.asked_at, page.id`,
});
