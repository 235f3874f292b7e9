import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { AuditLine } from '../../core/audit.entity.ts';
import { cursorTimeOf } from '../../core/cursor.ts';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import type { AuditFilterValues } from './audit.rules.ts';

const lineColumns = columnsOf(AuditLine, 'p');

export interface AuditPlace {
  filter: AuditFilterValues;
  after: { time: string; id: string } | null;
  size: number;
}

const startOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** Newest first. Planned for its values, so that what is not asked for is no condition. */
export const readAuditLog = defineStatement({
  name: 'audit-log',
  entity: AuditLine,
  row: z.object({
    actorName: z.nullable(z.string()),
    actorEmail: z.nullable(z.string()),
    subjectName: z.nullable(z.string()),
    cursorTime: z.string(),
  }),
  samples: [{ filter: {}, after: null, size: 1 }],
  sql: ({ filter: { person, operation, subjectType, subjectId, from, to }, after, size }: AuditPlace) => sql`
    with page as (
      select * from audit_log
      where (${person ?? null}::citext is null
          or actor_id = (select id from users where email = ${person ?? null}::citext))
        and (${operation ?? null}::text is null or operation = ${operation ?? null})
        and (${subjectType ?? null}::text is null or subject_type = ${subjectType ?? null})
        and (${subjectId ?? null}::uuid is null or subject_id = ${subjectId ?? null})
        and (${from ?? null}::date is null or at >= ${startOf(sql`${from ?? null}::date`)})
        and (${to ?? null}::date is null or at < ${startOf(sql`${to ?? null}::date + 1`)})
        and (${after?.id ?? null}::uuid is null
          or (at, id) < (${after?.time ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by at desc, id desc limit ${size}
    )
    select ${lineColumns},
      u.name as "actorName", u.email::text as "actorEmail",
      case p.subject_type
        when 'USER' then (select name || ', ' || email::text from users where id = p.subject_id)
        when 'JOB' then (select title from jobs where id = p.subject_id)
        when 'ANNOUNCEMENT' then (select title from announcements where id = p.subject_id)
        when 'FAQ' then (select question from faqs where id = p.subject_id)
        when 'CONTACT_MESSAGE' then (
          select name || ', ' || email::text from contact_messages where id = p.subject_id)
        when 'COMPANY' then coalesce(
          (select name::text from companies where id = p.subject_id),
          (select name::text from merged_companies where id = p.subject_id))
        when 'SIGNUP' then (select name || ', ' || email::text from signups where id = p.subject_id)
        when 'TASK' then p.after->>'name'
        when 'MAIL' then (select payload->>'to' from outbox where id = right(p.subject_id::text, 12)::bigint)
        when 'INVITATION' then (select name || ', ' || email::text from staff_invitations where id = p.subject_id)
        when 'CONVERSATION' then (
          select name || ', ' || email::text from users
          where id = (select user_id from support_conversations where id = p.subject_id))
      end as "subjectName", ${cursorTimeOf(sql`p.at`)} as "cursorTime"
    from page p left join users u on u.id = p.actor_id
    order by p.at desc, p.id desc`,
});
