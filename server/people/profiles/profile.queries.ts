import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { JobseekerProfile } from './profile.entity.ts';

const profileColumns = columnsOf(JobseekerProfile, 'p');

export const findSeekerProfile = defineStatement({
  name: 'seeker-profile',
  entity: JobseekerProfile,
  row: z.object({
    username: z.string(),
    email: z.string(),
    experienceYears: z.nullable(z.number()),
    resumeFilepath: z.nullable(z.string()),
  }),
  sql: (userId: string) => sql`
    select ${profileColumns}, u.name as username, u.email::text as email,
      '/files/' || p.resume_file_id as "resumeFilepath"
    from seeker_profiles p join users u on u.id = p.user_id
    where p.user_id = ${userId}`,
});

/** Of this person's resumes all but the profile's may go; one that an application has stays (`documents`). */
export const releaseResumes = defineStatement({
  name: 'release-unused-resumes',
  sql: (ownerId: string) => sql`
    update files f set claimed_at = null
    where f.owner_id = ${ownerId} and f.purpose = 'RESUME' and f.claimed_at is not null
      and not exists (select from seeker_profiles p where p.resume_file_id = f.id)`,
});
