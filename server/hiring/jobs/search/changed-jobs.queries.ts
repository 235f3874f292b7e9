import sql, { empty, join } from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../../core/cursor.ts';
import { exactTotalLimit } from '../../../core/product.rules.ts';
import { defineStatement } from '../../../core/statement.ts';
import { type OwnJobs, ownJobs } from './open-jobs.queries.ts';

interface ChangedJobs extends OwnJobs {
  since: Date;
  after: { time: string; id: string } | null;
  size: number;
  skipped: number;
}

/**
 * The recruiter's own jobs, the latest change last, so that reading on finds what changed meanwhile. A change is one by
 * the recruiter or an event in the job's history. On an empty page one row brings the total.
 */
export const pageOfChangedJobs = defineStatement({
  name: 'changed-jobs',
  row: z.object({ total: z.int(), id: z.nullable(z.uuid()), cursorTime: z.nullable(z.string()) }),
  samples: [
    { recruiterId: '', since: new Date(0), after: null, size: 1, skipped: 0 },
    { recruiterId: '', externalId: 'a', since: new Date(0), after: null, size: 1, skipped: 0 },
    { recruiterId: '', search: 'ab', since: new Date(0), after: { time: '', id: '' }, size: 1, skipped: 0 },
  ],
  sql: ({ since, after, size, skipped, ...own }: ChangedJobs) => {
    const { table, conditions } = ownJobs(own);
    return sql`
      with matches as materialized (
        select * from (
          select j.id, greatest(j.updated_at, (select max(e.at) from job_events e where e.job_id = j.id)) as at
          from ${table} j where ${join(conditions, ' and ')}) changed
        where at >= ${since}
      ), page as (
        select id, at from matches
        where true ${after ? sql`and (at, id) > (${after.time}::timestamptz, ${after.id}::uuid)` : empty}
        order by at, id limit ${size} offset ${skipped}
      )
      select least(counted.total, ${exactTotalLimit + 1})::int as total, page.id,
        ${cursorTimeOf(sql`page.at`)} as "cursorTime"
      from (select count(*) as total from matches) counted left join page on true
      order by page.at, page.id`;
  },
});
