import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import { isFoundersSql, speaksForSql } from './company.service.ts';
import type { JoinRequest } from './membership.types.ts';

/** A company under a name, as one recruiter sees it. */
export interface NamedCompany {
  id: string;
  name: string;
  key: string;
  /** Whether the recruiter posts for it: as its member, or as the founder of one that has no members. */
  speaksFor: boolean;
}

/**
 * Every company that a name may mean for the recruiter: the company of this key, and their own ones of a key that was
 * made distinct.
 */
export async function findNamed(tx: EntityManager, userId: string, key: string): Promise<NamedCompany[]> {
  return (await tx.query(
    `select c.id, c.name::text as name, c.name_key as key, ${speaksForSql('$1', 'c.id')} as "speaksFor" from companies c
     where c.name_key = $2 or c.id in (select company_id from company_members where user_id = $1 and left_at is null)
       or (c.created_by_id = $1 and c.name_key like $2 || '#%')`,
    [userId, key],
  )) as NamedCompany[];
}

/** Null when another request is first: the database decides. */
export async function insertCompany(
  tx: EntityManager,
  { name, key, founderId }: { name: string; key: string; founderId: string },
): Promise<string | null> {
  const [made] = (await tx.query(
    'insert into companies (name, name_key, created_by_id) values ($1, $2, $3) on conflict do nothing returning id',
    [name, key, founderId],
  )) as { id: string }[];
  return made?.id ?? null;
}

/** The recruiter's relation to companies. */
export interface Standing {
  /** The company that the profile names. */
  named: { id: string; name: string } | null;
  membership: { companyId: string; name: string; isVerified: boolean; mayReturn: boolean } | null;
}

/** Locks the recruiter's profile, so that two changes of their company come one after the other. */
export async function lockStanding(tx: EntityManager, userId: string): Promise<Standing> {
  await tx.query('select from recruiter_profiles where user_id = $1 for no key update', [userId]);
  const [row] = (await tx.query(
    `select case when n.id is not null then json_build_object('id', n.id, 'name', n.name) end as named,
       case when c.id is not null then json_build_object('companyId', c.id, 'name', c.name, 'isVerified', c.verified_at is not null,
         'mayReturn', c.created_by_id = $1 and not exists (select from company_members o where o.company_id = c.id and o.left_at is null and o.user_id <> $1)) end as membership
     from recruiter_profiles p left join companies n on n.id = p.company_id
       left join company_members m on m.user_id = p.user_id and m.left_at is null left join companies c on c.id = m.company_id
     where p.user_id = $1`,
    [userId],
  )) as Standing[];
  return row ?? { named: null, membership: null };
}

/** Waits for a transaction that is deciding on the request. */
export async function hasAsked(tx: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const rows = (await tx.query(
    `select 1 from company_join_requests where user_id = $1 and company_id = $2 and status = 'PENDING' for share`,
    [userId, companyId],
  )) as unknown[];
  return rows.length > 0;
}

export async function speaksFor(tx: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const [row] = (await tx.query(`select ${speaksForSql('$1::uuid', '$2::uuid')} as "speaksFor"`, [
    userId,
    companyId,
  ])) as { speaksFor: boolean }[];
  return row?.speaksFor ?? false;
}

export async function endMembership(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.query('update company_members set left_at = $2 where user_id = $1 and left_at is null', [userId, now]);
}

export async function insertMember(tx: EntityManager, userId: string, companyId: string, now: Date): Promise<void> {
  await tx.query(
    'insert into company_members (company_id, user_id, joined_at) values ($2, $1, $3) on conflict (user_id) where left_at is null do nothing',
    [userId, companyId, now],
  );
}

export async function setNamedCompany(
  tx: EntityManager,
  userId: string,
  companyId: string | null,
  now: Date,
): Promise<void> {
  await tx.query('update recruiter_profiles set company_id = $2, updated_at = $3 where user_id = $1', [
    userId,
    companyId,
    now,
  ]);
}

/** A recruiter has one waiting request at a time. */
export async function withdrawRequests(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update company_join_requests set status = 'WITHDRAWN', decided_at = $2, decided_by_id = $1 where user_id = $1 and status = 'PENDING'`,
    [userId, now],
  );
}

export async function insertRequest(tx: EntityManager, userId: string, companyId: string, now: Date): Promise<void> {
  await tx.query(
    `insert into company_join_requests (company_id, user_id, asked_at) values ($2, $1, $3)
     on conflict (company_id, user_id) do update set status = 'PENDING', asked_at = $3, decided_at = null, decided_by_id = null`,
    [userId, companyId, now],
  );
}

/** Whether the recruiter's own, confirmed address is one of the company's. */
export async function hasCompanyAddress(tx: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const rows = (await tx.query(
    `select 1 from users u join company_domains d on d.domain = lower(split_part(u.email::text, '@', 2))
     where u.id = $1 and u.email_verified_at is not null and d.company_id = $2`,
    [userId, companyId],
  )) as unknown[];
  return rows.length > 0;
}

/** Most of a company's people who are notified of a request; the first ones. */
const mostTold = 50;

/** The people who let others into the company; none when its founder's account is gone. */
export async function listSpeakers(tx: EntityManager, companyId: string): Promise<string[]> {
  const rows = (await tx.query(
    `with members as (select user_id as id from company_members where company_id = $1 and left_at is null order by joined_at, id limit ${mostTold})
     select id from members
     union all select created_by_id from companies founded where id = $1 and created_by_id is not null and ${isFoundersSql('founded')}`,
    [companyId],
  )) as { id: string }[];
  return rows.map(({ id }) => id);
}

/** Opens the jobs that the recruiter posted while waiting, as if they were posted now; returns how many. */
export async function openWaitingJobs(
  tx: EntityManager,
  userId: string,
  companyId: string,
  now: Date,
): Promise<number> {
  const opened = (await tx.query(
    `with opened as (
       update jobs set status = 'ACTIVE', waits_since = null, closed_at = null, posted_at = $3, opened_at = $3, updated_at = $3,
         closes_at = case when auto_stop_enabled then least($3::timestamptz + make_interval(days => auto_stop_days), (auto_stop_date + 1)::timestamp at time zone 'Asia/Kolkata') end
       where recruiter_id = $1 and company_id = $2 and waits_since is not null and archived_at is null
       returning id
     )
     insert into job_events (job_id, type, at) select id, 'POSTED', $3 from opened returning id`,
    [userId, companyId, now],
  )) as unknown[];
  return opened.length;
}

/** A request with the person who made it. */
export interface AskedRequest {
  id: string;
  status: string;
  userId: string;
  companyId: string;
  companyName: string;
}

const requestColumns = `r.id, r.status, r.user_id as "userId", r.company_id as "companyId", c.name::text as "companyName"`;

/** A request that is to be decided; with `speakerId` only one to a company that this person speaks for. */
export async function findRequest(
  tx: EntityManager,
  id: string,
  speakerId: string | null,
): Promise<AskedRequest | null> {
  const [row] = (await tx.query(
    `select ${requestColumns} from company_join_requests r join companies c on c.id = r.company_id
     where r.id = $1 and ($2::uuid is null or ${speaksForSql('$2', 'r.company_id')})`,
    [id, speakerId],
  )) as AskedRequest[];
  return row ?? null;
}

/** False if it was decided or withdrawn meanwhile. */
export async function decideRequest(
  tx: EntityManager,
  id: string,
  { status, deciderId, now }: { status: 'ACCEPTED' | 'DECLINED'; deciderId: string | null; now: Date },
): Promise<boolean> {
  const [, count] = (await tx.query(
    `update company_join_requests set status = $2, decided_by_id = $3, decided_at = $4 where id = $1 and status = 'PENDING'`,
    [id, status, deciderId, now],
  )) as [unknown, number];
  return count > 0;
}

/** Most people who are let in at once by a domain. */
const mostByDomain = 200;

/** The people who wait for the company with an address of the domain. */
export async function listRequestsOfDomain(
  tx: EntityManager,
  companyId: string,
  domain: string,
): Promise<AskedRequest[]> {
  return (await tx.query(
    `select ${requestColumns} from company_join_requests r join companies c on c.id = r.company_id join users u on u.id = r.user_id
     where r.company_id = $1 and r.status = 'PENDING' and u.email_verified_at is not null and lower(split_part(u.email::text, '@', 2)) = $2
     order by r.asked_at, r.id limit ${mostByDomain}`,
    [companyId, domain],
  )) as AskedRequest[];
}

interface RequestRow extends Record<string, unknown>, JoinRequest {
  total: number;
}

/**
 * People who wait to be let in, the longest wait first: by the companies that this person speaks for, by one company,
 * or by all.
 */
export async function pageRequests(
  database: Database,
  of: { speakerId: string | null; companyId: string | null },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: JoinRequest[]; total: number }> {
  const rows = await database.searched<RequestRow>(
    'company-join-requests',
    `with waiting as (
       select r.id, r.asked_at, r.user_id, r.company_id from company_join_requests r
       where r.status = 'PENDING' and ($2::uuid is null or r.company_id = $2) and ($1::uuid is null or r.company_id in (
         select company_id from company_members where user_id = $1 and left_at is null
         union all select id from companies founded where founded.created_by_id = $1 and ${isFoundersSql('founded')}))
     ), page as (select * from waiting order by asked_at, id limit $3 offset $4)
     select counted.total, page.id, page.company_id as "companyId", c.name::text as "companyName", u.name, u.email::text as email, page.asked_at as "askedAt"
     from (select count(*)::int as total from waiting) counted left join page on true left join users u on u.id = page.user_id left join companies c on c.id = page.company_id
     order by page.asked_at, page.id`,
    [of.speakerId, of.companyId, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}
