import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import { Company } from './company.entity.ts';
import type { CompanyMember, CompanyRecord } from './membership.types.ts';

const mostMembers = 50;

interface RecordRow extends Record<string, unknown> {
  total: number;
  id: string | null;
  name: string;
  verifiedAt: Date | null;
  ratingTotal: number;
  reviewCount: number;
  members: (Omit<CompanyMember, 'joinedAt'> & { joinedAt: string })[];
  domains: string[];
  requests: number;
}

const recordColumns = `
  c.id, c.name::text as name, c.verified_at as "verifiedAt", c.rating_total as "ratingTotal", c.review_count as "reviewCount",
  coalesce((select json_agg(json_build_object('id', m.id, 'name', u.name, 'email', u.email, 'joinedAt', m.joined_at) order by m.joined_at)
    from (select * from company_members where company_id = c.id and left_at is null order by joined_at limit ${mostMembers}) m join users u on u.id = m.user_id), '[]') as members,
  array(select domain from company_domains where company_id = c.id order by domain) as domains,
  (select count(*)::int from company_join_requests where company_id = c.id and status = 'PENDING') as requests`;

function toRecord({
  id,
  name,
  verifiedAt,
  ratingTotal,
  reviewCount,
  members,
  domains,
  requests,
}: RecordRow): CompanyRecord {
  const company = Object.assign(new Company(), { id, name, verifiedAt, ratingTotal, reviewCount });
  return {
    company,
    members: members.map((member) => ({ ...member, joinedAt: new Date(member.joinedAt) })),
    domains,
    requests,
  };
}

/** Companies whose name contains the pattern, by name. */
export async function pageCompanies(
  database: Database,
  pattern: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: CompanyRecord[]; total: number }> {
  const rows = await database.searched<RecordRow>(
    'admin-companies',
    `with found as (select id, name from companies where lower(name::text) like lower($1)), page as (select id from found order by name, id limit $2 offset $3)
     select counted.total, ${recordColumns} from (select count(*)::int as total from found) counted left join page on true left join companies c on c.id = page.id
     order by c.name, c.id`,
    [pattern, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.filter(({ id }) => id !== null).map(toRecord), total: rows[0]?.total ?? 0 };
}

/** As its transaction has it. */
export async function findRecord(tx: EntityManager, id: string): Promise<CompanyRecord | null> {
  const [row] = (await tx.query(`select ${recordColumns} from companies c where c.id = $1`, [id])) as RecordRow[];
  return row ? toRecord(row) : null;
}

/** False if the domain belongs to another company. */
export async function insertDomain(
  tx: EntityManager,
  { companyId, domain, confirmedById, now }: { companyId: string; domain: string; confirmedById: string; now: Date },
): Promise<boolean> {
  await tx.query(
    'insert into company_domains (domain, company_id, confirmed_by_id, confirmed_at) values ($1, $2, $3, $4) on conflict do nothing',
    [domain, companyId, confirmedById, now],
  );
  const rows = (await tx.query('select 1 from company_domains where domain = $1 and company_id = $2', [
    domain,
    companyId,
  ])) as unknown[];
  return rows.length > 0;
}

export async function deleteDomain(tx: EntityManager, companyId: string, domain: string): Promise<void> {
  await tx.query('delete from company_domains where company_id = $1 and domain = $2', [companyId, domain]);
}

export interface PastOrPresentMember {
  id: string;
  companyId: string;
  userId: string;
}

export async function findMember(tx: EntityManager, id: string): Promise<PastOrPresentMember | null> {
  const [row] = (await tx.query(
    'select id, company_id as "companyId", user_id as "userId" from company_members where id = $1',
    [id],
  )) as PastOrPresentMember[];
  return row ?? null;
}

/** Gives the tick. A founder who does not belong to it is no longer its founder then: nobody sees them among its members, and the tick would be theirs. */
export async function setVerified(tx: EntityManager, id: string, now: Date): Promise<void> {
  await tx.query(
    `update companies c set verified_at = $2, created_by_id = (
       select m.user_id from company_members m where m.company_id = c.id and m.user_id = c.created_by_id and m.left_at is null)
     where id = $1 and verified_at is null`,
    [id, now],
  );
}

/** Ends the membership, and what the person had as founder. */
export async function removeMember(
  tx: EntityManager,
  { id, companyId, userId: personId }: PastOrPresentMember,
  now: Date,
): Promise<void> {
  await tx.query('update company_members set left_at = $2 where id = $1 and left_at is null', [id, now]);
  await tx.query('update companies set created_by_id = null where id = $1 and created_by_id = $2', [
    companyId,
    personId,
  ]);
  await tx.query('update recruiter_profiles set company_id = null where user_id = $2 and company_id = $1', [
    companyId,
    personId,
  ]);
}
