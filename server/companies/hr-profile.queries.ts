import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../core/statement.ts';
import { HrProfile } from '../people/profiles/profile.entity.ts';

const profileColumns = columnsOf(HrProfile, 'p');

const namesOfProfile = z.object({
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  membership: z.nullable(z.enum(['MEMBER', 'ASKED', 'DECLINED'])),
});
/** A recruiter's profile with their company and how they stand to it. */
export type OwnHrProfile = HrProfile & z.infer<typeof namesOfProfile>;

export const findHrProfile = defineStatement({
  name: 'recruiter-profile',
  entity: HrProfile,
  row: namesOfProfile,
  sql: (userId: string) => sql`
    select ${profileColumns}, u.name, u.email::text as email, c.name::text as company,
      case when exists (
        select from company_members m where m.user_id = p.user_id and m.company_id = p.company_id and m.left_at is null
      ) then 'MEMBER' else (
        select case r.status when 'PENDING' then 'ASKED' when 'DECLINED' then 'DECLINED' end
        from company_join_requests r where r.user_id = p.user_id and r.company_id = p.company_id
      ) end as membership
    from recruiter_profiles p
      join users u on u.id = p.user_id
      left join companies c on c.id = p.company_id
    where p.user_id = ${userId}`,
});
