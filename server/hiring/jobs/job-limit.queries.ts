import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { isVerifiedMember } from '../../companies/company.service.ts';
import { defineStatement } from '../../core/statement.ts';

/** Open ones and those that will open by themselves (`opensByItself`), posted without the tick. */
export const countUnverifiedJobs = defineStatement({
  name: 'unverified-jobs',
  row: z.object({ count: z.int() }),
  sql: ({ recruiterId, exceptJobId }: { recruiterId: string; exceptJobId: string | null }) => sql`
    select count(*)::int as count from jobs j
    where j.recruiter_id = ${recruiterId} and j.archived_at is null
      and j.is_wanted and j.taken_down_at is null and j.expired_at is null
      and j.id is distinct from ${exceptJobId}::uuid
      and not ${isVerifiedMember(sql`j.recruiter_id`, sql`j.company_id`)}`,
});
