import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

/** Pages of reviews, each newest first; a key is `{ companyId, page, pageSize }` as JSON. */
export const listReviews = defineStatement({
  name: 'company-reviews',
  row: z.object({
    key: z.string(),
    reference: z.string(),
    rating: z.int(),
    text: z.nullable(z.string()),
    createdAt: z.date(),
  }),
  sql: (keys: string[]) => sql`
    select key, r.reference, r.rating, nullif(r.review_text, '') as text, r.created_at as "createdAt"
    from unnest(${keys}::text[]) key
      cross join lateral json_to_record(key::json) asked ("companyId" uuid, page int, "pageSize" int)
      cross join lateral (
        select * from company_reviews where company_id = asked."companyId"
        order by created_at desc, id desc limit asked."pageSize" offset (asked.page - 1) * asked."pageSize"
      ) r
    order by key, r.created_at desc, r.id desc`,
});
