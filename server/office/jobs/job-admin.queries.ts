import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../core/cursor.ts';
import { contains } from '../../core/like-pattern.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { adminStateSql, isTakenOffSql } from '../../hiring/jobs/job-state.service.ts';
import type { AdminJobFilterValues } from './job-admin.rules.ts';
import { jobStateLabels, type JobState } from './job-admin.labels.ts';
import { JobRecord } from './job-admin.types.ts';

export interface AdminJobPlace {
  filter: AdminJobFilterValues;
  after: { time: string; id: string } | null;
  size: number;
}

const jobRow = z.object({
  companySuspendedAt: z.nullable(z.date()),
  ownerLeavesAt: z.nullable(z.date()),
  ownerDisabledAt: z.nullable(z.date()),
  expiredAt: z.nullable(z.date()),
  downAt: z.nullable(z.date()),
});
export type JobRow = Omit<JobRecord, 'obstacles'> & z.infer<typeof jobRow>;

const recordColumns = sql`
  j.id, j.number, j.title, j.description, j.location, c.name::text as "companyName", j.recruiter_id as "recruiterId",
  u.name as "recruiterName", u.email::text as "recruiterEmail",
  ${adminStateSql} as state,
  j.applications_received as "applicationsReceived", j.posted_at as "postedAt", j.text_version as "textVersion",
  j.eligibility, j.required_skills as "requiredSkills", j.skills, j.waits_since as "waitsSince",
  coalesce(j.taken_down_at, j.company_suspended_at, j.owner_disabled_at) as "takenDownAt", j.taken_down_at as "downAt",
  coalesce(j.taken_down_reason, case when j.company_suspended_at is not null then c.suspension_reason end,
    case when j.owner_disabled_at is not null then u.disabled_reason end) as "takenDownReason",
  j.held_at as "heldAt", j.held_reason as "heldReason", j.held_passage as "heldPassage",
  j.company_suspended_at as "companySuspendedAt", j.owner_leaves_at as "ownerLeavesAt",
  j.owner_disabled_at as "ownerDisabledAt", j.expired_at as "expiredAt"`;
const joins = sql`join companies c on c.id = j.company_id join users u on u.id = j.recruiter_id`;

/** As `adminStateSql` says, in words of the indexes. */
const inState: Record<JobState, Sql> = {
  OPEN: sql`j.status = 'ACTIVE'`,
  HELD: sql`j.held_at is not null and not ${isTakenOffSql}`,
  WAITING: sql`j.waits_since is not null and j.held_at is null and not ${isTakenOffSql}`,
  CLOSED: sql`j.status = 'INACTIVE' and not j.is_hidden`,
  TAKEN_DOWN: isTakenOffSql,
};

function fits(search: string): Sql {
  const words = contains(search, (pattern) => sql`j.search_text like lower(${pattern}::text)`);
  return /^\d{1,9}$/.test(search) ? sql`(${words} or j.number = ${Number(search)}::int)` : words;
}

/** Newest first, without deleted ones. Planned for its values: rare words go through an index, others by the order. */
export const pageAdminJobs = defineStatement({
  name: 'admin-jobs',
  type: JobRecord,
  except: ['obstacles'],
  row: z.extend(jobRow, { cursorTime: z.string() }),
  samples: [
    ...[undefined, 'as', 'asha', '12'].map((search) => ({ filter: { search }, after: null, size: 1 })),
    ...keysOf(jobStateLabels).map((state) => ({ filter: { state }, after: null, size: 1 })),
  ],
  sql: ({ filter: { search, state }, after, size }: AdminJobPlace) => sql`
    with page as (
      select j.id from jobs j
      where j.archived_at is null and ${state ? inState[state] : sql`true`}
        and ${search ? fits(search) : sql`true`}
        and (${after?.id ?? null}::uuid is null
          or (j.posted_at, j.id) < (${after?.time ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by j.posted_at desc, j.id desc limit ${size}
    )
    select ${recordColumns}, ${cursorTimeOf(sql`j.posted_at`)} as "cursorTime"
    from page join jobs j on j.id = page.id ${joins}
    order by j.posted_at desc, j.id desc`,
});

export const findJobRecord = defineStatement({
  name: 'admin-job',
  type: JobRecord,
  except: ['obstacles'],
  row: jobRow,
  sql: (id: string) => sql`
    select ${recordColumns} from jobs j ${joins} where j.id = ${id} and j.archived_at is null`,
});
