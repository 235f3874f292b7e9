import sql, { raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Prepared } from '../core/database.ts';
import { defineStatement } from '../core/statement.ts';
import { markFrequentTerms } from '../hiring/jobs/search/job-search.service.ts';
import { places } from '../hiring/jobs/search/place.rules.ts';
import { occupations } from './demo.words.ts';

/** What jobs are made of. */
const titles = occupations.map(({ name }) => name);
/** Of each title, with commas between. */
const skills = occupations.map((occupation) => occupation.skills.slice(0, 6).join(','));

/** From 0 up to, not including, 1: of row `n` always the same for the same salt. */
const chance = (salt: number): Sql => raw(`(hashint8extended(n, ${salt}) & 2147483647)::float8 / 2147483648`);
/** Of a list that is called by its number, first ones far likelier than last ones. */
const skewed = (salt: number, count: Sql): Sql => sql`1 + floor(power(${chance(salt)}, 2) * ${count})::int`;

const insertBenchCompanies = defineStatement({
  name: 'bench-companies',
  sql: (count: number) => sql`
    insert into companies (name, name_key)
    select name, lower(name) from (
      select (array['Kaveri', 'Ganga', 'Deccan', 'Malabar', 'Vindhya', 'Nilgiri', 'Sindhu', 'Krishna'])[1 + n % 8]
        || ' ' || (array['Tech', 'Mills', 'Foods', 'Labs', 'Steel', 'Motors', 'Pharma', 'Retail'])[1 + n / 8 % 8]
        || ' ' || to_hex(n * 7919) as name
      from generate_series(1, ${count}::int) n) named`,
});

const insertBenchPeople = defineStatement({
  name: 'bench-people',
  sql: ({ role, count }: { role: 'HR' | 'JOBSEEKER'; count: number }) => sql`
    insert into users (email, name, role, email_verified_at)
    select ${role} || n || '@bench.kaamyab.test',
      (array['Asha', 'Bimal', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gita', 'Hari', 'Indu', 'Jai'])[1 + n % 10]
        || ' ' || (array['Rao', 'Iyer', 'Khan', 'Das', 'Patil', 'Nair', 'Singh', 'Shah'])[1 + n / 10 % 8],
      ${role}, now()
    from generate_series(1, ${count}::int) n`,
});

const insertBenchProfiles = defineStatement({
  name: 'bench-profiles',
  sql: () => sql`
    insert into seeker_profiles (user_id, skills, location, experience_years)
    select id, string_to_array((${skills}::text[])[${skewed(1, sql`cardinality(${skills}::text[])`)}], ','),
      (${places}::text[])[${skewed(2, sql`cardinality(${places}::text[])`)}], floor(${chance(3)} * 20)
    from (select id, row_number() over (order by email) as n from users
      where role = 'JOBSEEKER' and email::text like '%@bench.kaamyab.test') seekers`,
});

/** Two years of them, seven tenths of which are still open. */
const insertBenchJobs = defineStatement({
  name: 'bench-jobs',
  sql: ({ count, now }: { count: number; now: Date }) => sql`
    with recruiters as materialized (
      select array_agg(id order by email) as ids from users
      where role = 'HR' and email::text like '%@bench.kaamyab.test'
    ), employers as materialized (
      select array_agg(id order by name) as ids from companies
    ), drawn as (
      select n, ${skewed(4, sql`cardinality(${titles}::text[])`)} as trade, ${chance(5)} as seniority,
        ${now}::timestamptz - ${chance(6)} * interval '730 days' as posted_at, floor(${chance(7)} * 8) as years
      from generate_series(1, ${count}::int) n
    )
    insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max, salary_period,
      type, experience_level, min_years, max_years, work_mode, is_urgent, skills, is_wanted, posted_at, opened_at,
      updated_at, closed_at)
    select recruiters.ids[1 + n % cardinality(recruiters.ids)],
      employers.ids[${skewed(8, sql`cardinality(employers.ids)`)}],
      (array['', 'Senior ', 'Junior ', 'Lead ', 'Trainee ', 'Deputy '])[1 + floor(seniority * 6)::int]
        || (${titles}::text[])[trade],
      repeat('You work with a good team on things that matter. ', 6),
      (${places}::text[])[${skewed(9, sql`cardinality(${places}::text[])`)}],
      15000 + floor(${chance(10)} * 60)::int * 1000, 80000 + floor(power(${chance(11)}, 3) * 200)::int * 1000, 'MONTH',
      (array['FULL_TIME', 'FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'])[1 + floor(${chance(12)} * 5)::int],
      (array['MID', 'SENIOR', 'ENTRY', 'LEAD', 'ENTRY', 'SENIOR'])[1 + floor(seniority * 6)::int],
      years, years + 3, (array['OFFICE', 'OFFICE', 'REMOTE', 'HYBRID'])[1 + floor(${chance(13)} * 4)::int],
      ${chance(14)} < 0.08, string_to_array((${skills}::text[])[trade], ','),
      ${chance(15)} < 0.7, posted_at, posted_at, posted_at,
      case when ${chance(15)} < 0.7 then null else posted_at + interval '30 days' end
    from drawn, recruiters, employers`,
  samples: [{ count: 0, now: new Date(0) }],
});

const analyzeBench = defineStatement({ name: 'bench-analyze', sql: () => sql`analyze users, jobs` });

/** Three to each job, by three different seekers. */
const insertBenchApplications = defineStatement({
  name: 'bench-applications',
  row: z.object({ count: z.number() }),
  sql: () => sql`
    with seekers as materialized (
      select array_agg(id order by email) as ids from users
      where role = 'JOBSEEKER' and email::text like '%@bench.kaamyab.test'
    ), numbered as (
      select jobs.id, recruiter_id, posted_at, row_number() over (order by number) as n
      from jobs join users on users.id = recruiter_id and users.email::text like '%@bench.kaamyab.test'
    ), inserted as (
      insert into applications (job_id, recruiter_id, seeker_id, status, applied_at, moved_at)
      select id, recruiter_id, ids[1 + (floor(${chance(16)} * cardinality(ids))::int + turn * 7) % cardinality(ids)],
        (array['NEW', 'NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'REJECTED'])[1 + (n + turn) % 6],
        posted_at + turn * interval '1 day', posted_at + turn * interval '1 day'
      from numbered, seekers, generate_series(1, 3) turn
      returning id, applied_at
    ), first_steps as (
      insert into application_events (application_id, to_status, at) select id, 'NEW', applied_at from inserted
    ), counted as (
      update jobs set applications_received = 3 from numbered where jobs.id = numbered.id
    )
    select count(*)::int as count from inserted`,
});

/** The least of each, and how many jobs come on one. */
const least = 100;
const jobsOn = { company: 66, recruiter: 50, seeker: 10 };
const many = (jobs: number, on: number): number => Math.max(least, Math.round(jobs / on));

/** The same every time; some trades, places and employers are far likelier than others. */
export async function fillForBench(prepared: Prepared, count: number, now: Date): Promise<void> {
  await prepared(insertBenchCompanies(many(count, jobsOn.company)));
  await prepared(insertBenchPeople({ role: 'HR', count: many(count, jobsOn.recruiter) }));
  await prepared(insertBenchPeople({ role: 'JOBSEEKER', count: many(count, jobsOn.seeker) }));
  await prepared(insertBenchProfiles());
  await prepared(insertBenchJobs({ count, now }));
  // Otherwise Postgres plans for empty tables, and compares each job with all others.
  await prepared(analyzeBench());
  await prepared(insertBenchApplications());
  await markFrequentTerms(prepared);
}
