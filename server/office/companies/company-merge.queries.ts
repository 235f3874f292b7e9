import sql, { join, raw } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { CompanyMerge } from './company-merge.types.ts';

interface Pair {
  id: string;
  intoId: string;
}

/** Two companies, and what of the first would be the second's. */
export const findMerge = defineStatement({
  name: 'company-merge',
  type: CompanyMerge,
  row: z.object({ key: z.string(), isSuspended: z.boolean() }),
  sql: ({ id, intoId }: Pair) => sql`
    select gone.id, kept.id as "intoId", gone.name::text as "goneName", gone.name_key as key, kept.name::text as name,
      coalesce(gone.suspended_at, kept.suspended_at) is not null as "isSuspended",
      gone.verified_at is not null as "wasVerified", kept.verified_at is not null as "isVerified",
      (select count(*)::int from company_members where company_id = gone.id and left_at is null) as members,
      (select count(*)::int from company_domains where company_id = gone.id) as domains,
      (select count(*)::int from company_join_requests where company_id = gone.id and status = 'PENDING') as requests,
      j.*, gone.review_count as reviews,
      (select count(*)::int from company_reviews r join company_reviews o using (seeker_id)
        where r.company_id = gone.id and o.company_id = kept.id) as "doubledReviews"
    from companies gone join companies kept on kept.id = ${intoId} and kept.id <> gone.id
      cross join lateral (
        select count(*)::int as jobs, count(*) filter (where status = 'ACTIVE')::int as "openJobs",
          coalesce(sum(applications_received), 0)::int as applications
        from jobs where company_id = gone.id and archived_at is null
      ) j
    where gone.id = ${id}`,
});

/** Who belongs to one of them, and who has jobs of the first. */
export const listConcerned = defineStatement({
  name: 'concerned-by-merge',
  row: z.object({ userId: z.string() }),
  sql: ({ id, intoId }: Pair) => sql`
    select user_id as "userId" from company_members where company_id in (${id}, ${intoId}) and left_at is null
    union
    select recruiter_id from jobs where company_id = ${id} and archived_at is null`,
});

/**
 * Where one person (or one address of webhooks) may have one row for each company: the last in this order stays.
 */
const onceForEach = [
  { table: 'company_reviews', each: 'seeker_id', order: ['created_at', 'id'] },
  { table: 'company_join_requests', each: 'user_id', order: ["status = 'PENDING'", 'asked_at', 'id'] },
  { table: 'invitation_blocks', each: 'seeker_id', order: ['blocked_at', 'id'] },
  { table: 'webhooks', each: 'url', order: ['created_at', 'id'] },
] as const;

export const deleteDoubled = defineStatement({
  name: 'delete-doubled-of-companies',
  sql: (ids: string[]) => sql`
    with ${join(
      onceForEach.map(({ table, each, order }) => {
        const place = (alias: string) => raw(order.map((part) => `${alias}.${part}`).join(', '));
        return sql`${raw(table)}_gone as (
      delete from ${raw(table)} gone using ${raw(table)} kept
      where gone.company_id = any(${ids}::uuid[]) and kept.company_id = any(${ids}::uuid[])
        and gone.company_id <> kept.company_id and gone.${raw(each)} = kept.${raw(each)}
        and (${place('gone')}) < (${place('kept')}))`;
      }),
    )}
    select`,
});

/** Whatever refers to a company; a test compares it with the schema. */
const referring = [
  'jobs',
  'applications',
  'company_members',
  'company_domains',
  'company_join_requests',
  'company_reviews',
  'recruiter_profiles',
  'invitations',
  'invitation_blocks',
  'resume_views',
  'webhooks',
  'merged_companies',
] as const;

export const moveToCompany = defineStatement({
  name: 'move-to-company',
  sql: ({ id, intoId }: Pair) => sql`
    with ${join(
      referring.map(
        (table) => sql`${raw(table)}_moved as (
      update ${raw(table)} set company_id = ${intoId} where company_id = ${id})`,
      ),
    )}
    select`,
});

/** Who belongs to it needs no answer any more. */
export const settleRequestsOfMembers = defineStatement({
  name: 'settle-requests-of-members',
  sql: ({ companyId, adminId, now }: { companyId: string; adminId: string; now: Date }) => sql`
    update company_join_requests r set status = 'ACCEPTED', decided_at = ${now}, decided_by_id = ${adminId}
    where company_id = ${companyId} and status = 'PENDING' and exists (
      select from company_members m where m.company_id = r.company_id and m.user_id = r.user_id and m.left_at is null)`,
});
