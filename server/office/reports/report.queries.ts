import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../core/cursor.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { type ReportState, reportStateLabels } from './report.labels.ts';
import type { ReportFilter } from './report.rules.ts';
import { ReportRecord } from './report.types.ts';

/** The id of what a report is about. An index holds this expression. */
const subjectIdOf = (alias: Sql): Sql => sql`coalesce(${alias}.job_id, ${alias}.user_id, ${alias}.review_id)`;

const recordColumns = sql`
  r.id, r.subject, case when r.settled_at is null then 'OPEN' else 'SETTLED' end as state, r.reason, r.text,
  r.created_at as "createdAt", r.reporter_id as "reporterId", reporter.name as "reporterName",
  coalesce(j.title, u.name, c.name::text, '') as title, r.job_id as "jobId", r.user_id as "userId",
  v.reference as "reviewReference", v.rating::int as "reviewRating", v.review_text as "reviewText",
  (select count(*)::int from reports o
    where ${subjectIdOf(sql`o`)} = ${subjectIdOf(sql`r`)} and o.settled_at is null) as "openReports",
  r.settled_at as "settledAt", settler.name as "settledByName", r.note`;
const joins = sql`
  left join users reporter on reporter.id = r.reporter_id
  left join users settler on settler.id = r.settled_by_id
  left join jobs j on j.id = r.job_id
  left join users u on u.id = r.user_id
  left join company_reviews v on v.id = r.review_id
  left join companies c on c.id = v.company_id`;

const inState: Record<ReportState, Sql> = {
  OPEN: sql`r.settled_at is null`,
  SETTLED: sql`r.settled_at is not null`,
};

interface ReportPlace {
  filter: ReportFilter;
  after: { time: string; id: string } | null;
  size: number;
}

/** Newest first. */
export const pageReports = defineStatement({
  name: 'admin-reports',
  type: ReportRecord,
  row: z.object({ cursorTime: z.string() }),
  samples: [
    { filter: {}, after: null, size: 1 },
    ...keysOf(reportStateLabels).map((state) => ({ filter: { state }, after: null, size: 1 })),
  ],
  sql: ({ filter: { state, subject, reason }, after, size }: ReportPlace) => sql`
    with page as (
      select r.id from reports r
      where ${state ? inState[state] : sql`true`}
        and (${subject ?? null}::text is null or r.subject = ${subject ?? null})
        and (${reason ?? null}::text is null or r.reason = ${reason ?? null})
        and (${after?.id ?? null}::uuid is null
          or (r.created_at, r.id) < (${after?.time ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by r.created_at desc, r.id desc limit ${size}
    )
    select ${recordColumns}, ${cursorTimeOf(sql`r.created_at`)} as "cursorTime"
    from page join reports r on r.id = page.id ${joins}
    order by r.created_at desc, r.id desc`,
});

export const findReport = defineStatement({
  name: 'admin-report',
  type: ReportRecord,
  sql: (id: string) => sql`select ${recordColumns} from reports r ${joins} where r.id = ${id}`,
});

/** Settles all open reports about the same thing; returns a row for each reporter to notify. */
export const settleReports = defineStatement({
  name: 'settle-reports',
  row: z.object({
    reporterId: z.nullable(z.string()),
    role: z.nullable(z.string()),
    aboutId: z.nullable(z.string()),
    shownJobId: z.nullable(z.string()),
    application: z.nullable(z.object({ applicationId: z.string(), jobId: z.string(), isWithdrawn: z.boolean() })),
  }),
  sql: ({ id, note, adminId, now }: { id: string; note: string; adminId: string; now: Date }) => sql`
    with settled as (
      update reports r set settled_at = ${now}, settled_by_id = ${adminId}, note = ${note}
      from reports named
      where named.id = ${id} and r.settled_at is null
        and (r.id = named.id or ${subjectIdOf(sql`r`)} = ${subjectIdOf(sql`named`)})
      returning r.reporter_id, r.job_id, r.user_id, r.review_id
    )
    select settled.reporter_id as "reporterId", u.role::text as role,
      coalesce(settled.user_id, j.recruiter_id, v.seeker_id) as "aboutId", shown.id as "shownJobId",
      case when mine.id is not null then json_build_object('applicationId', mine.id, 'jobId', mine.job_id,
        'isWithdrawn', mine.status = 'WITHDRAWN') end as application
    from settled left join users u on u.id = settled.reporter_id
      left join jobs j on j.id = settled.job_id left join company_reviews v on v.id = settled.review_id
      left join lateral (
        select o.id from jobs o
        where (o.id = settled.job_id or o.company_id = v.company_id and o.is_wanted) and not o.is_hidden
        order by o.id desc limit 1
      ) shown on true
      left join lateral (
        select a.id, a.job_id, a.status from applications a
        where a.seeker_id = settled.reporter_id and (a.job_id = settled.job_id or a.recruiter_id = settled.user_id)
          or a.recruiter_id = settled.reporter_id and a.seeker_id = settled.user_id
        order by a.id desc limit 1
      ) mine on true`,
});

/** The newest of a seeker. */
export const findApplicationTo = defineStatement({
  name: 'application-to-company',
  row: z.object({ applicationId: z.string() }),
  sql: ({ seekerId, companyId }: { seekerId: string; companyId: string }) => sql`
    select a.id as "applicationId" from applications a join jobs j on j.id = a.job_id
    where a.seeker_id = ${seekerId} and j.company_id = ${companyId} order by a.id desc limit 1`,
});
