import type { Database } from '../core/database.ts';
import { reviewerName } from './review.labels.ts';
import { reviewMonth } from './review.rules.ts';
import type { CompanyReview } from './review.types.ts';

interface ReviewRow extends Record<string, unknown> {
  rating: number;
  text: string | null;
  at: Date;
}

const toReview = ({ rating, text, at }: ReviewRow): CompanyReview => ({
  rating,
  text,
  monthText: reviewMonth(at),
  authorText: reviewerName,
});

/** Which stretch of which company's reviews; as text it is the key of a loader. */
export interface ReviewRequest {
  companyId: string;
  page: number;
  pageSize: number;
}

/** The asked stretches in one statement, each newest first; each row says which request it answers. */
export async function listReviews(
  database: Database,
  requests: { key: string; asked: ReviewRequest }[],
): Promise<(CompanyReview & { key: string })[]> {
  const rows = await database.prepared<ReviewRow & { key: string }>(
    'company-reviews',
    `select asked.key, r.rating, nullif(r.review_text, '') as text, r.created_at as at
     from unnest($1::text[], $2::uuid[], $3::int[], $4::int[]) asked (key, company_id, size, skipped)
       cross join lateral (
         select * from company_reviews where company_id = asked.company_id order by created_at desc, id desc limit asked.size offset asked.skipped
       ) r
     order by asked.key, r.created_at desc, r.id desc`,
    [
      requests.map(({ key }) => key),
      requests.map(({ asked }) => asked.companyId),
      requests.map(({ asked }) => asked.pageSize),
      requests.map(({ asked }) => (asked.page - 1) * asked.pageSize),
    ],
  );
  return rows.map((row) => Object.assign(toReview(row), { key: row.key }));
}

/** The seeker's own reviews of these companies. */
export async function findOwnReviews(
  database: Database,
  seekerId: string,
  companyIds: string[],
): Promise<(CompanyReview & { companyId: string })[]> {
  const rows = await database.prepared<ReviewRow & { companyId: string }>(
    'company-reviews-of-seeker',
    `select company_id as "companyId", rating, nullif(review_text, '') as text, created_at as at
     from company_reviews where company_id = any($1) and seeker_id = $2`,
    [companyIds, seekerId],
  );
  return rows.map((row) => Object.assign(toReview(row), { companyId: row.companyId }));
}
