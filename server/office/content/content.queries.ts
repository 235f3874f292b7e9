import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

export const countSite = defineStatement({
  name: 'site-counts',
  row: z.object({ candidates: z.int(), jobs: z.int(), companies: z.int() }),
  sql: () => sql`
    select
      (select count(*)::int from users
        where role = 'JOBSEEKER' and email_verified_at is not null and disabled_at is null) as candidates,
      (select count(*)::int from jobs where status = 'ACTIVE') as jobs,
      (select count(*)::int from companies) as companies`,
});
