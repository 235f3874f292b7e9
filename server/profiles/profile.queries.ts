import { StoredFile } from '../files/file.entity.ts';
import { type HrProfile, JobseekerProfile } from './profile.entity.ts';

/** Runs SQL by itself or in the caller's transaction. */
interface Executor {
  query(text: string, values: unknown[]): Promise<unknown>;
}

type SeekerRow = Omit<JobseekerProfile, 'resume' | 'resumeFilepath'> & {
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
};

export async function findSeekerProfile(executor: Executor, userId: string): Promise<JobseekerProfile | null> {
  const [row] = (await executor.query(
    `select p.user_id as "userId", u.name as username, u.email::text as email, p.phone, p.gender, p.address, p.skills, p.whatsapp, p.bio,
       p.parent_name as "parentDetailsName", p.parent_phone as "parentDetailsPhone", p.parent_relation as "parentDetailsRelation",
       p.parent_email::text as "parentDetailsEmail", p.resume_file_id as "resumeFileId", p.education, p.program, p.portfolio, p.location,
       p.experience_years::float8 as "experienceYears", p.projects, p.certifications, p.updated_at as "updatedAt",
       f.name as "fileName", f.media_type as "fileType", f.size as "fileSize"
     from seeker_profiles p join users u on u.id = p.user_id left join files f on f.id = p.resume_file_id where p.user_id = $1`,
    [userId],
  )) as SeekerRow[];
  if (!row) return null;
  const { fileName, fileType, fileSize, ...profile } = row;
  const file = { id: row.resumeFileId, name: fileName, mediaType: fileType, size: fileSize };
  return Object.assign(new JobseekerProfile(), profile, {
    resume: row.resumeFileId ? Object.assign(new StoredFile(), file) : null,
  });
}

export async function findRecruiterProfile(executor: Executor, userId: string): Promise<HrProfile | null> {
  const [row] = (await executor.query(
    `select p.user_id as "userId", u.name, u.email::text as email, p.phone, p.location, p.company_id as "companyId", c.name::text as company,
       case when exists (select from company_members m where m.user_id = p.user_id and m.company_id = p.company_id and m.left_at is null) then 'MEMBER'
         else (select case r.status when 'PENDING' then 'ASKED' when 'DECLINED' then 'DECLINED' end
           from company_join_requests r where r.user_id = p.user_id and r.company_id = p.company_id) end as membership, p.job_role as role,
       p.experience, p.position_type as "positionType", p.contact_person as "contactPerson", p.contact_email::text as "contactEmail", p.updated_at as "updatedAt"
     from recruiter_profiles p join users u on u.id = p.user_id left join companies c on c.id = p.company_id where p.user_id = $1`,
    [userId],
  )) as HrProfile[];
  return row ?? null;
}
