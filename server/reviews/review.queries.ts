import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';

const review = z.object({ rating: z.int(), text: z.nullable(z.string()), at: z.date() });
export type ReviewRow = z.infer<typeof review>;

export interface ReviewRequest {
  /** Of the answer: a row says which request it belongs to. */
  key: string;
  companyId: string;
  page: number;
  pageSize: number;
}

/** Each newest first. */
export const listReviews = defineStatement({
  name: 'company-reviews',
  row: z.extend(review, { key: z.string() }),
  samples: [[] as ReviewRequest[]],
  sql: (requests: ReviewRequest[]) => sql`
    select asked.key, r.rating, nullif(r.review_text, '') as text, r.created_at as at
    from unnest(
        ${requests.map(({ key }) => key)}::text[],
        ${requests.map(({ companyId }) => companyId)}::uuid[],
        ${requests.map(({ pageSize }) => pageSize)}::int[],
        ${requests.map(({ page, pageSize }) => (page - 1) * pageSize)}::int[]
      ) asked (key, company_id, size, skipped)
      cross join lateral (
        select * from company_reviews where company_id = asked.company_id
        order by created_at desc, id desc limit asked.size offset asked.skipped
      ) r
    order by asked.key, r.created_at desc, r.id desc`,
});
