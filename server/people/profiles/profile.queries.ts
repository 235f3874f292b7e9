import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { JobseekerProfile } from './profile.entity.ts';

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
    select p.user_id as "userId", u.name as username, u.email::text as email, p.phone, p.gender, p.address, p.skills,
      p.whatsapp, p.bio, p.parent_name as "parentDetailsName", p.parent_phone as "parentDetailsPhone",
      p.parent_relation as "parentDetailsRelation", p.parent_email::text as "parentDetailsEmail",
      p.resume_file_id as "resumeFileId", p.education, p.program, p.portfolio, p.location,
      p.experience_years::float8 as "experienceYears", p.projects, p.certifications, p.updated_at as "updatedAt",
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
