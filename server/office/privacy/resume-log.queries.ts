import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../core/cursor.ts';
import { defineStatement } from '../../core/statement.ts';
import { ResumeView } from './resume-log.types.ts';

const selectViews = (from: Sql) => sql`
  select v.id, v.application_id as "applicationId", v.kind, v.at, u.name as "recruiterName",
    c.name::text as "companyName", j.title as "jobTitle", ${cursorTimeOf(sql`v.at`)} as "cursorTime"
  from ${from} v join applications a on a.id = v.application_id join jobs j on j.id = a.job_id
    left join users u on u.id = v.recruiter_id left join companies c on c.id = v.company_id`;

const viewRow = z.object({ applicationId: z.string(), cursorTime: z.string() });

interface ViewsPage {
  seekerId: string;
  after: { time: string; id: string } | null;
  size: number;
}

/** Newest first. */
export const pageResumeViews = defineStatement({
  name: 'resume-views-of-seeker',
  type: ResumeView,
  row: viewRow,
  sql: ({ seekerId, after, size }: ViewsPage) => sql`
    ${selectViews(sql`(
      select * from resume_views
      where seeker_id = ${seekerId} and (${after?.id ?? null}::uuid is null
        or (at, id) < (${after?.time ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by at desc, id desc limit ${size})`)}
    order by v.at desc, v.id desc`,
});

/** The newest of each application of this seeker. */
export const listResumeViews = defineStatement({
  name: 'resume-views-of-applications',
  type: ResumeView,
  row: viewRow,
  sql: ({ seekerId, applicationIds, most }: { seekerId: string | null; applicationIds: string[]; most: number }) => sql`
    ${selectViews(sql`(
      select newest.* from unnest(${applicationIds}::uuid[]) asked (id) cross join lateral (
        select * from resume_views
        where application_id = asked.id and seeker_id = ${seekerId}
        order by at desc, id desc limit ${most}) newest)`)}
    order by v.application_id, v.at desc, v.id desc`,
});

export const removalBatch = 500;

/** The file becomes unclaimed with its last use; the profile keeps its own resume. */
export const removeRejectedResumes = defineStatement({
  name: 'remove-rejected-resumes',
  row: z.object({ id: z.uuid() }),
  sql: (decidedBefore: Date) => sql`
    with old as (
      select id, resume_file_id from applications
      where status = 'REJECTED' and resume_file_id is not null and decided_at <= ${decidedBefore}
      order by decided_at limit ${removalBatch} for update
    ), removed as (
      update applications a set resume_file_id = null, resume_gone = 'REMOVED' from old where a.id = old.id
      returning a.id
    ), released as (
      update files f set claimed_at = null
      where f.id in (select resume_file_id from old) and f.claimed_at is not null
        and not exists (select from seeker_profiles p where p.resume_file_id = f.id)
        and not exists (
          select from applications a where a.resume_file_id = f.id and a.id not in (select id from old))
    )
    select id from removed`,
});
