import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../../core/statement.ts';
import { Job } from '../job.entity.ts';
import { jobColumns, jobRow } from '../job.queries.ts';

/**
 * Those that fit the viewer's skills, place and years best, then those with most applications; without those that the
 * viewer applied to.
 */
export const listRecommendedJobs = defineStatement({
  name: 'recommended-jobs',
  entity: Job,
  row: z.extend(jobRow, {
    fit: z.object({ skills: z.array(z.string()), isNear: z.boolean(), isForYears: z.boolean() }),
  }),
  sql: ({ viewerId, limit }: { viewerId: string | null; limit: number }) => sql`
    with newest as materialized (
      select id, skills, location, min_years, max_years, applications_received, posted_at from jobs
      where status = 'ACTIVE' order by posted_at desc, id desc limit 300
    ), fitting as (
      select n.id, n.applications_received, n.posted_at,
        array(
          select skill from unnest(n.skills) skill where lower(skill) in (select lower(own) from unnest(p.skills) own)
        ) as skills,
        coalesce(p.location <> '' and position(lower(p.location) in lower(n.location)) > 0, false) as is_near,
        coalesce(
          p.experience_years between coalesce(n.min_years, 0) and coalesce(n.max_years, 100), false
        ) as is_for_years
      from newest n left join seeker_profiles p on p.user_id = ${viewerId}
      where not exists (
        select from applications a where a.job_id = n.id and a.seeker_id = ${viewerId} and a.status <> 'WITHDRAWN')
    ), best as materialized (
      select id, skills, is_near, is_for_years, row_number() over (
        order by 2 * (cardinality(skills) + is_near::int) + is_for_years::int desc,
          applications_received desc, posted_at desc, id desc) as rank
      from fitting order by rank limit ${limit}
    )
    select ${jobColumns(viewerId)},
      json_build_object('skills', best.skills, 'isNear', best.is_near, 'isForYears', best.is_for_years) as "fit"
    from best join jobs j using (id) join companies c on c.id = j.company_id order by best.rank`,
});

interface Likeness {
  viewerId: string | null;
  job: Pick<Job, 'id' | 'location' | 'experienceLevel'>;
  /** LIKE patterns; those of the title count twice. */
  titleWords: string[];
  /** Lower-case names. */
  skills: string[];
  /** By which the index finds jobs that may be alike. */
  terms: number[];
  limit: number;
}

/**
 * Of the newest 200 open jobs that share a word or a skill, those that share most, where the same level counts as much
 * as a title word; then those in the same place.
 */
export const listSimilarJobs = defineStatement({
  name: 'similar-jobs',
  entity: Job,
  row: jobRow,
  samples: [{ viewerId: null, job: new Job(), titleWords: [], skills: [], terms: [], limit: 1 }],
  sql: ({ viewerId, job, titleWords, skills, terms, limit }: Likeness) => sql`
    with near as materialized (
      select id, posted_at from open_jobs where id <> ${job.id} and terms && ${terms}::int[]
      order by posted_at desc, id desc limit 200
    ), alike as (
      select n.id, n.posted_at, n.location = ${job.location} as is_near,
        case when n.experience_level = ${job.experienceLevel} then 2 else 0 end as of_level,
        2 * (select count(*) from unnest(${titleWords}::text[]) word where lower(n.title) like word)
          + (select count(*) from unnest(n.skills) skill where lower(skill) = any(${skills}::text[])) as shared
      from near join jobs n using (id)
    ), best as materialized (
      select id, row_number() over (
        order by shared + of_level desc, is_near desc, posted_at desc, id desc) as rank
      from alike where shared > 0 order by rank limit ${limit}
    )
    select ${jobColumns(viewerId)}
    from best join jobs j using (id) join companies c on c.id = j.company_id order by best.rank`,
});

interface SuggestionPatterns {
  terms: number[];
  contains: string;
  begins: string;
  limit: number;
}

/** Of the newest open jobs that have one of the terms; texts that begin with it first, then the most frequent. */
export const listSuggestions = defineStatement({
  name: 'job-suggestions',
  row: z.object({ text: z.string() }),
  sql: ({ terms, contains, begins, limit }: SuggestionPatterns) => sql`
    with matches as materialized (
      select id from open_jobs where terms && ${terms}::int[] order by posted_at desc, id desc limit 300
    ), texts as (
      select title as text from matches join jobs using (id)
      union all select c.name::text from matches join jobs using (id) join companies c on c.id = company_id
      union all select unnest(skills) from matches join jobs using (id)
    )
    select min(text) as text from texts where lower(text) like lower(${contains})
    group by lower(text) order by lower(text) like lower(${begins}) desc, count(*) desc, lower(text) limit ${limit}`,
});
