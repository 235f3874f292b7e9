import sql, { type Sql } from 'sql-template-tag';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AppError } from '../core/errors.ts';
import { defineLoader } from '../core/loader.ts';
import type { Message } from '../core/text.rules.ts';
import type { EitherScope } from '../core/use-case.ts';
import { Company } from './company.entity.ts';
import { CompanyDomain, CompanyMembership } from './membership.entity.ts';

/**
 * Condition that the company in the alias `founded` is its founder's: it has no members, and no one was its member
 * longer than the founder. A tick that was given to members does not go to a founder who was none, or had left them.
 */
export const isFounders = sql`
  not exists (
    select from company_members other where other.company_id = founded.id and (other.left_at is null or not exists (
      select from company_members own
      where own.company_id = other.company_id and own.user_id = founded.created_by_id
        and own.left_at >= other.left_at)))`;

/**
 * As a member, or as founder of a company without members (decision 0014). Written out because Postgres does not inline
 * a function with a subquery into the plan of the search.
 */
export const speaksFor = (person: Sql, company: Sql): Sql => sql`
  (exists (
    select from company_members own
    where own.user_id = ${person} and own.company_id = ${company} and own.left_at is null)
  or exists (
    select from companies founded
    where founded.id = ${company} and founded.created_by_id = ${person} and ${isFounders}))`;

/** The company has the tick. */
export const isVerifiedMember = (person: Sql, company: Sql): Sql => sql`
  exists (
    select from company_members own join companies ticked on ticked.id = own.company_id
    where own.user_id = ${person} and own.company_id = ${company} and own.left_at is null
      and ticked.verified_at is not null)`;

/** Whose mail addresses are no secret: it has the tick, or a domain that an admin has confirmed. */
export const isKnownCompany = async (tx: EntityManager, id: string): Promise<boolean> =>
  (await tx.existsBy(Company, { id, verifiedAt: Not(IsNull()) })) ||
  (await tx.existsBy(CompanyDomain, { companyId: id }));

export const belongsToVerified = async (tx: EntityManager, userId: string, companyId: string): Promise<boolean> =>
  (await tx.existsBy(CompanyMembership, { userId, companyId, leftAt: IsNull() })) &&
  (await tx.existsBy(Company, { id: companyId, verifiedAt: Not(IsNull()) }));

export const isSuspended = (tx: EntityManager, id: string): Promise<boolean> =>
  tx.existsBy(Company, { id, suspendedAt: Not(IsNull()) });

/** Null without one, before an admin has verified it, and while it is suspended. */
export async function verifiedCompanyOf(manager: EntityManager, userId: string): Promise<string | null> {
  const membership = await manager.findOneBy(CompanyMembership, { userId, leftAt: IsNull() });
  const isVerified =
    membership &&
    (await manager.existsBy(Company, {
      id: membership.companyId,
      verifiedAt: Not(IsNull()),
      suspendedAt: IsNull(),
    }));
  return isVerified ? membership.companyId : null;
}

/** FORBIDDEN with that message for those without one. */
export async function needVerifiedCompany(
  { services, actor, tx = services.database.manager }: EitherScope<readonly ['HR']>,
  message: Message,
): Promise<string> {
  const companyId = await verifiedCompanyOf(tx, actor.id);
  if (!companyId) throw new AppError('FORBIDDEN', message(), { reason: 'COMPANY_NOT_VERIFIED' });
  return companyId;
}

export const loadCompany = defineLoader<Company>(
  ({ services }, ids) => services.database.manager.findBy(Company, { id: In(ids) }),
  ({ id }) => id,
);
