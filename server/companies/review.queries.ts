import type { EntityManager } from 'typeorm';
import type { ApplicationStatus } from '../applications/application.labels.ts';
import type { Database } from '../core/database.ts';
import { speaksForSql } from './company.service.ts';
import { reviewerName } from './review.labels.ts';
import { reviewMonth } from './review.rules.ts';
import type { CompanyReview } from './review.types.ts';

interface ReviewRow extends Record<string, unknown> {
  rating: number;
  text: string | null;
  at: Date;
}

const toReview = ({ rating, text, at }: ReviewRow): CompanyReview => ({ rating, text, monthText: reviewMonth(at), authorText: reviewerName });

/** Which stretch of which company's reviews; as text it is the key of a loader. */
export interface ReviewRequest {
  companyId: string;
  page: number;
  pageSize: number;
}

/** The asked stretches in one statement, each newest first; each row says which request it answers. */
export async function listReviews(database: Database, requests: { key: string; asked: ReviewRequest }[]): Promise<(CompanyReview & { key: string })[]> {
  const rows = await database.prepared<ReviewRow & { key: string }>(
    'company-reviews',
    `select asked.key, r.rating, nullif(r.review_text, '') as text, r.created_at as at
     from unnest($1::text[], $2::uuid[], $3::int[], $4::int[]) asked (key, company_id, size, skipped)
       cross join lateral (
         select * from company_reviews where company_id = asked.company_id order by created_at desc, id desc limit asked.size offset asked.skipped
       ) r
     order by asked.key, r.created_at desc, r.id desc`,
    [
      requests.map(({ key }) => key), requests.map(({ asked }) => asked.companyId),
      requests.map(({ asked }) => asked.pageSize), requests.map(({ asked }) => (asked.page - 1) * asked.pageSize),
    ],
  );
  return rows.map((row) => Object.assign(toReview(row), { key: row.key }));
}

/** The seeker's own reviews of these companies. */
export async function findOwnReviews(database: Database, seekerId: string, companyIds: string[]): Promise<(CompanyReview & { companyId: string })[]> {
  const rows = await database.prepared<ReviewRow & { companyId: string }>(
    'company-reviews-of-seeker',
    `select company_id as "companyId", rating, nullif(review_text, '') as text, created_at as at
     from company_reviews where company_id = any($1) and seeker_id = $2`,
    [companyIds, seekerId],
  );
  return rows.map((row) => Object.assign(toReview(row), { companyId: row.companyId }));
}

export interface Reviewable {
  companyId: string;
  status: ApplicationStatus;
  isOfCompany: boolean;
}

/** Whether the job was a member's when the application came, or whose who speaks for the company now: an accomplice of anybody else moves no rating. */
const isOfCompany = `(${speaksForSql('recruiter_id', 'applications.company_id')} or exists (
    select from company_members m where m.user_id = recruiter_id and m.company_id = applications.company_id and applied_at >= m.joined_at and applied_at < m.left_at))`;

/** The company that a seeker's own application was sent to, and its state. It cannot move while the review is written. */
export async function findReviewable(tx: EntityManager, seekerId: string, applicationId: string): Promise<Reviewable | null> {
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
  database.prepared('companies-of-applications', `select id, company_id as "companyId", ${isOfCompany} as "isOfCompany" from applications where id = any($1)`, [ids]);
