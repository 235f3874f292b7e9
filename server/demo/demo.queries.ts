import type { Database } from '../core/database.ts';

/** What one can try on the demo: a job the demo seeker has not applied to, and applications waiting for the demo recruiter. */
export interface DemoExamples extends Record<string, unknown> {
  company: string;
  jobId: string | null;
  newApplicationId: string | null;
  approvedApplicationId: string | null;
}

const examples = `
  select c.name as company,
    (select j.id from jobs j where j.recruiter_id = hr.id and j.status = 'ACTIVE'
      and not exists (select from applications a where a.job_id = j.id and a.seeker_id = seeker.id)
      order by j.posted_at desc limit 1) as "jobId",
    (select a.id from applications a where a.recruiter_id = hr.id and a.status = 'NEW' order by a.applied_at desc limit 1) as "newApplicationId",
    (select a.id from applications a where a.recruiter_id = hr.id and a.status = 'APPROVED' order by a.applied_at desc limit 1) as "approvedApplicationId"
  from users hr join users seeker on seeker.email = 'seeker@demo.kaamyab.test'
    join recruiter_profiles p on p.user_id = hr.id join companies c on c.id = p.company_id
  where hr.email = 'hr@demo.kaamyab.test'`;

/** Undefined where there is no demo. */
export async function findDemoExamples(database: Database): Promise<DemoExamples | undefined> {
  const [row] = await database.prepared<DemoExamples>('demo-examples', examples, []);
  return row;
}
