import pg from 'pg';

interface Planting {
  recruiterId: string;
  companyId: string;
  count: number;
  now: Date;
}

/**
 * Seekers apply one after the other over 300 days: 20 jobs, a few names, skills and years, and a realistic mix of
 * statuses, all independent of each other.
 */
const statements = [
  `insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max, salary_period,
     type, experience_level, work_mode, skills)
   select $1, $2, 'Planted Job ' || n, 'What you will do.', 'Pune', 25000, 40000, 'MONTH',
     'FULL_TIME', 'MID', 'OFFICE', '{Excel}'
   from generate_series(0, 19) n`,
  `insert into users (email, name, role)
   select 'planted' || n || '.' || substr($1::text, 25) || '@example.in',
     (array['Asha', 'Bimal', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gita', 'Hari', 'Indu', 'Jai'])[1 + n / 7 % 10]
       || ' Planted ' || n,
     'JOBSEEKER'
   from generate_series(1, $2::int) n`,
  `insert into seeker_profiles (user_id, skills, experience_years)
   select id, case when n % 1000 = 0 then '{Welding}'::text[]
     else array[
       (array['Excel', 'Tally', 'Driving', 'Baking', 'Java'])[1 + n / 3 % 5],
       (array['Word', 'English', 'Hindi', 'SQL', 'Sales'])[1 + n / 11 % 5]
     ] end, n / 13 % 20
   from planted`,
  `insert into applications (job_id, recruiter_id, seeker_id, status, applied_at, moved_at)
   select
     (select array_agg(id order by title) from jobs where recruiter_id = $1 and title like 'Planted Job %')[1 + n % 20],
     $1, id,
     case when n % 503 = 0 then 'HIRED' when n % 17 < 7 then 'NEW' when n % 17 < 11 then 'IN_REVIEW'
       when n % 17 < 14 then 'APPROVED' when n % 17 < 15 then 'ON_HOLD' else 'REJECTED' end,
     $2::timestamptz - (($3::int - n) * 300.0 / $3::int) * interval '1 day', $2
   from planted order by n`,
] as const;

/** Returns the id of one of the jobs. */
export async function plantApplications(
  databaseUrl: string,
  { recruiterId, companyId, count, now }: Planting,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Pages must be marked all-visible, or index-only scans would not be used.
  await client.query('set synchronous_commit = on');
  const [jobs, users, profiles, applications] = statements;
  try {
    await client.query(jobs, [recruiterId, companyId]);
    await client.query(users, [recruiterId, count]);
    await client.query(
      `create temp view planted as
       select id, substring(email::text from '^planted(\\d+)')::int as n from users
       where email::text like 'planted%.' || '${recruiterId.slice(24)}@example.in'`,
    );
    await client.query(profiles);
    await client.query(applications, [recruiterId, now, count]);
    await client.query('vacuum analyze applications, users, seeker_profiles, jobs');
    const { rows } = await client.query<{ id: string }>(
      `select id from jobs where recruiter_id = $1 and title = 'Planted Job 7'`,
      [recruiterId],
    );
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
