import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { contains } from '../../core/like-pattern.ts';
import { exactTotalLimit } from '../../core/product.rules.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { type CompanyState, companyStateLabels } from './company-admin.labels.ts';

const mostMembers = 50;
/** Of those that a search finds: so many ids go through an index or are compared with each name on the way. */
const mostDomains = 200;

const record = z.object({
  id: z.string(),
  name: z.string(),
  verifiedAt: z.nullable(z.date()),
  ratingTotal: z.int(),
  reviewCount: z.int(),
  state: z.enum(keysOf(companyStateLabels)),
  suspendedAt: z.nullable(z.date()),
  suspensionReason: z.nullable(z.string()),
  members: z.array(
    z.object({ id: z.string(), userId: z.string(), name: z.string(), email: z.string(), joinedAt: z.string() }),
  ),
  domains: z.array(z.string()),
  requests: z.int(),
  openJobs: z.int(),
});
export type RecordRow = z.infer<typeof record>;

const recordColumns = sql`
  c.id, c.name::text as name, c.verified_at as "verifiedAt",
  c.rating_total as "ratingTotal", c.review_count as "reviewCount",
  c.suspended_at as "suspendedAt", c.suspension_reason as "suspensionReason",
  case when c.suspended_at is not null then 'SUSPENDED' when c.verified_at is null then 'UNVERIFIED'
    else 'VERIFIED' end as state,
  coalesce((
    select json_agg(json_build_object(
      'id', m.id, 'userId', m.user_id, 'name', u.name, 'email', u.email, 'joinedAt', m.joined_at) order by m.joined_at)
    from (
      select * from company_members where company_id = c.id and left_at is null order by joined_at limit ${mostMembers}
    ) m join users u on u.id = m.user_id
  ), '[]') as members,
  array(select domain from company_domains where company_id = c.id order by domain) as domains,
  (select count(*)::int from company_join_requests where company_id = c.id and status = 'PENDING') as requests,
  (select count(*)::int from jobs where company_id = c.id and status = 'ACTIVE') as "openJobs"`;

/** As the partial indexes have it. */
const inState: Record<CompanyState, Sql> = {
  UNVERIFIED: sql`c.verified_at is null and c.suspended_at is null`,
  VERIFIED: sql`c.verified_at is not null and c.suspended_at is null`,
  SUSPENDED: sql`c.suspended_at is not null`,
};

interface CompaniesPlace {
  search: string | null;
  state: CompanyState | undefined;
  after: string | null;
  page: number;
  size: number;
}

/**
 * By name, which no two share, after that of one company or as a numbered page. The total, counted up to a limit, is in
 * every row, also in the only one of an empty page, which has no `id`. Planned for its values, as lists of admins are.
 */
export const pageCompanies = defineStatement({
  name: 'admin-companies',
  row: z.extend(record, { total: z.int() }),
  samples: [undefined, ...keysOf(companyStateLabels)].flatMap((state) =>
    [null, 'as', 'asha'].map((search) => ({ search, state, after: null, page: 1, size: 1 })),
  ),
  sql: ({ search, state, after, page, size }: CompaniesPlace) => {
    const found = sql`
      from companies c
      where ${state ? inState[state] : sql`true`} and ${search ? isNamed(search) : sql`true`}`;
    const place = sql`(${after}::uuid is null or c.name > (select name from companies where id = ${after}::uuid))`;
    const part = sql`limit ${size} + 1 offset ${after === null ? (page - 1) * size : 0}`;
    const many = sql`(select total from counted) > ${exactTotalLimit}`;
    const onTheWay = sql`select c.id ${found} and ${place}`;
    // Few matches are sorted; many are soon met on the way along the names. The count decides.
    const paged = search
      ? sql`(select c.id from counting c where not ${many} and ${place} order by c.name ${part})
        union all (${onTheWay} and ${many} order by c.name ${part})`
      : sql`${onTheWay} order by c.name ${part}`;
    return sql`
      with counting as (select ${search ? sql`c.id, c.name` : sql`true`} ${found} limit ${exactTotalLimit + 1}),
      counted as (select count(*)::int as total from counting),
      page as (${paged})
      select counted.total, ${recordColumns}
      from counted left join page on true left join companies c on c.id = page.id
      order by c.name`;
  },
});

/** By a part of the name or of a mail domain. */
function isNamed(search: string): Sql {
  const inName = contains(search, (pattern) => sql`lower(c.name::text) like lower(${pattern}::text)`);
  const inDomain = contains(search, (pattern) => sql`domain like lower(${pattern}::text)`);
  return sql`(${inName} or c.id = any(array(
    select company_id from company_domains where ${inDomain} order by domain limit ${mostDomains})))`;
}

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
    suspendedAt: z.nullable(z.date()),
    suspensionReason: z.nullable(z.string()),
    domains: z.array(z.string()),
    members: z.array(z.string()),
    requests: z.array(z.string()),
    mergedCompanies: z.array(z.string()),
    mergeReason: z.nullable(z.string()),
  }),
  sql: (id: string) => sql`
    select c.verified_at as "verifiedAt", c.suspended_at as "suspendedAt", c.suspension_reason as "suspensionReason",
      array(select domain from company_domains where company_id = c.id order by domain) as domains,
      array(select user_id from company_members where company_id = c.id and left_at is null
        order by joined_at, user_id limit ${mostMembers}) as members,
      array(select user_id from company_join_requests where company_id = c.id and status = 'PENDING'
        order by asked_at, user_id limit ${mostMembers}) as requests,
      array(select name::text from merged_companies where company_id = c.id
        order by merged_at desc, id limit ${mostMembers}) as "mergedCompanies",
      (select reason from merged_companies where company_id = c.id order by merged_at desc, id limit 1) as "mergeReason"
    from companies c where c.id = ${id} for no key update of c`,
});
