import { type EntityManager, In } from 'typeorm';
import { defineLoader } from '../core/loader.ts';
import { Company } from './company.entity.ts';

/**
 * Whether a person speaks for a company, as SQL of two expressions: as its member, or as who founded one that nobody belongs to (decision 0014).
 * Written out because Postgres does not take a function with a subquery into the plan of the search.
 */
export const speaksForSql = (person: string, company: string): string => `
  (exists (select from company_members own where own.user_id = ${person} and own.company_id = ${company} and own.left_at is null)
    or (exists (select from companies founded where founded.id = ${company} and founded.created_by_id = ${person})
      and not exists (select from company_members any_member where any_member.company_id = ${company} and any_member.left_at is null)))`;

/** Whether the recruiter is a member of the company, and an admin has looked at it. */
export async function belongsToVerified(tx: EntityManager, userId: string, companyId: string): Promise<boolean> {
  const rows = (await tx.query(
    'select 1 from company_members m join companies c on c.id = m.company_id where m.user_id = $1 and m.left_at is null and c.id = $2 and c.verified_at is not null', [userId, companyId],
  )) as unknown[];
  return rows.length > 0;
}

/** A company by its id, read together with the others of the same request. */
export const loadCompany = defineLoader<Company>(({ services }, ids) => services.database.manager.findBy(Company, { id: In(ids) }), ({ id }) => id);
