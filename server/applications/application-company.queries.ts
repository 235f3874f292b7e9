import type { EntityManager } from 'typeorm';
import { speaksForSql } from '../companies/company.service.ts';
import type { Database } from '../core/database.ts';
import type { ApplicationStatus } from './application.labels.ts';

export interface Reviewable {
  companyId: string;
  status: ApplicationStatus;
  isOfCompany: boolean;
}

/**
 * Whether the job was a member's when the application came, or is that of a person who speaks for the company now: an
 * accomplice of anybody else moves no rating.
 */
const isOfCompany = `(${speaksForSql('recruiter_id', 'applications.company_id')} or exists (
    select from company_members m where m.user_id = recruiter_id and m.company_id = applications.company_id and applied_at >= m.joined_at and applied_at < m.left_at))`;

/**
 * The company that a seeker's own application was sent to, and its state. It cannot move while the review is written.
 */
export async function findReviewable(
  tx: EntityManager,
  seekerId: string,
  applicationId: string,
): Promise<Reviewable | null> {
  const [row] = (await tx.query(
    `select company_id as "companyId", status, ${isOfCompany} as "isOfCompany" from applications where id = $1 and seeker_id = $2 for share`,
    [applicationId, seekerId],
  )) as Reviewable[];
  return row ?? null;
}

export interface SentTo extends Record<string, unknown> {
  id: string;
  companyId: string;
  isOfCompany: boolean;
}

/** Which company each of these applications was sent to, and whether the recruiter was of it. */
export const findCompaniesOfApplications = (database: Database, ids: string[]): Promise<SentTo[]> =>
  database.prepared(
    'companies-of-applications',
    `select id, company_id as "companyId", ${isOfCompany} as "isOfCompany" from applications where id = any($1)`,
    [ids],
  );
