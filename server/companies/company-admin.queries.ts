import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';

const mostMembers = 50;

const record = z.object({
  id: z.string(),
  name: z.string(),
  verifiedAt: z.nullable(z.date()),
  ratingTotal: z.int(),
  reviewCount: z.int(),
  members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), joinedAt: z.string() })),
  domains: z.array(z.string()),
  requests: z.int(),
});
export type RecordRow = z.infer<typeof record>;

const recordColumns = sql`
  c.id, c.name::text as name, c.verified_at as "verifiedAt",
  c.rating_total as "ratingTotal", c.review_count as "reviewCount",
  coalesce((
    select json_agg(
      json_build_object('id', m.id, 'name', u.name, 'email', u.email, 'joinedAt', m.joined_at) order by m.joined_at)
    from (
      select * from company_members where company_id = c.id and left_at is null order by joined_at limit ${mostMembers}
    ) m join users u on u.id = m.user_id
  ), '[]') as members,
  array(select domain from company_domains where company_id = c.id order by domain) as domains,
  (select count(*)::int from company_join_requests where company_id = c.id and status = 'PENDING') as requests`;

/** By name. The total is in every row, also in the only one of an empty page, which has no `id`. */
export const pageCompanies = defineStatement({
  name: 'admin-companies',
  row: z.extend(record, { total: z.int() }),
  sql: ({ pattern, page, pageSize }: { pattern: string; page: number; pageSize: number }) => sql`
    with found as (
      select id, name from companies where lower(name::text) like lower(${pattern})
    ), page as (
      select id from found order by name, id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.total, ${recordColumns}
    from (select count(*)::int as total from found) counted
      left join page on true
      left join companies c on c.id = page.id
    order by c.name, c.id`,
});

export const findRecord = defineStatement({
  name: 'admin-company',
  row: record,
  sql: (id: string) => sql`select ${recordColumns} from companies c where c.id = ${id}`,
});

/** A founder who is no member is no founder from then on: the tick would be theirs, and no one sees them. */
export const setVerified = defineStatement({
  name: 'verify-company',
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    update companies c set verified_at = ${now}, created_by_id = (
      select m.user_id from company_members m
      where m.company_id = c.id and m.user_id = c.created_by_id and m.left_at is null)
    where id = ${id} and verified_at is null`,
});

/** What the audit log keeps of a company: people by their ids. Locked until the end of the transaction. */
export const findAuditedCompany = defineStatement({
  name: 'audited-company',
  row: z.object({
    verifiedAt: z.nullable(z.date()),
    domains: z.array(z.string()),
    members: z.array(z.string()),
    requests: z.array(z.string()),
  }),
  sql: (id: string) => sql`
    select c.verified_at as "verifiedAt",
      array(select domain from company_domains where company_id = c.id order by domain) as domains,
      array(select user_id from company_members where company_id = c.id and left_at is null
        order by joined_at, user_id limit ${mostMembers}) as members,
      array(select user_id from company_join_requests where company_id = c.id and status = 'PENDING'
        order by asked_at, user_id limit ${mostMembers}) as requests
    from companies c where c.id = ${id} for no key update of c`,
});
