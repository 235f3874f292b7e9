import { type EntityManager, In } from 'typeorm';
import { defineLoader } from '../core/loader.ts';
import { Company } from './company.entity.ts';

/**
 * Whether a company is its founder's, as SQL: nobody belongs to it, and nobody belonged to it longer than its founder did. A tick that was given to
 * its members is not lent to who looked after it from outside, or had left them.
 */
export const isFoundersSql = (founded: string): string => `
  not exists (select from company_members other where other.company_id = ${founded}.id and (other.left_at is null or not exists (
    select from company_members own where own.company_id = other.company_id and own.user_id = ${founded}.created_by_id and own.left_at >= other.left_at)))`;

/**
 * Whether a person speaks for a company, as SQL of two expressions: as its member, or as who founded one that nobody belongs to (decision 0014).
 * Written out because Postgres does not take a function with a subquery into the plan of the search.
 */
export const speaksForSql = (person: string, company: string): string => `
  (exists (select from company_members own where own.user_id = ${person} and own.company_id = ${company} and own.left_at is null)
    or exists (select from companies founded where founded.id = ${company} and founded.created_by_id = ${person} and ${isFoundersSql('founded')}))`;

/** Whether the recruiter is a member of the company, and an admin has looked at it. */
export async function belongsToVerified(tx: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const rows = (await tx.query(
    'select 1 from company_members m join companies c on c.id = m.company_id where m.user_id = $1 and m.left_at is null and c.id = $2 and c.verified_at is not null',
    [userId, companyId],
  )) as unknown[];
  return rows.length > 0;
}

/** A company by its id, read together with the others of the same request. */
export const loadCompany = defineLoader<Company>(
  ({ services }, ids) => services.database.manager.findBy(Company, { id: In(ids) }),
  ({ id }) => id,
);
