import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { contains } from '../../core/like-pattern.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { AnnouncementRecord } from './announcement-admin.types.ts';
import type { AnnouncementFilterValues } from './content-admin.rules.ts';
import { type AnnouncementState, announcementStateLabels } from './content.labels.ts';

const recordColumns = (now: Date): Sql => sql`
  a.id, a.title, a.description, a.is_general as "isGeneral", a.published_at as "publishedAt",
  a.withdrawn_at as "withdrawnAt", a.updated_at as "updatedAt",
  case when a.published_at is null then 'DRAFT' when a.withdrawn_at is not null then 'WITHDRAWN'
    when a.published_at > ${now} then 'SCHEDULED' else 'PUBLISHED' end as state,
  (a.published_at <= ${now} and not exists (
    select from announcement_sendings s where s.announcement_id = a.id and s.step <> 'SENT')) is true as "isSent"`;

const inState = (state: AnnouncementState, now: Date): Sql =>
  ({
    DRAFT: sql`a.published_at is null`,
    SCHEDULED: sql`a.published_at > ${now} and a.withdrawn_at is null`,
    PUBLISHED: sql`a.published_at <= ${now} and a.withdrawn_at is null`,
    WITHDRAWN: sql`a.withdrawn_at is not null`,
  })[state];

interface AnnouncementPlace {
  filter: AnnouncementFilterValues;
  after: string | null;
  size: number;
  now: Date;
}

/** Last written first, which is the order of their ids. Planned for its values, as lists of admins are. */
export const pageAnnouncements = defineStatement({
  name: 'admin-announcements',
  type: AnnouncementRecord,
  samples: [undefined, ...keysOf(announcementStateLabels)].map((state) => ({
    filter: { state },
    after: null,
    size: 1,
    now: new Date(0),
  })),
  sql: ({ filter: { search, state }, after, size, now }: AnnouncementPlace) => {
    const like = (pattern: string) => sql`a.title ilike ${pattern} or a.description ilike ${pattern}`;
    return sql`
      select ${recordColumns(now)} from announcements a
      where ${state ? inState(state, now) : sql`true`}
        and ${search ? contains(search, like) : sql`true`}
        and (${after}::uuid is null or a.id < ${after}::uuid)
      order by a.id desc limit ${size}`;
  },
});

export const findAnnouncementRecord = defineStatement({
  name: 'admin-announcement',
  type: AnnouncementRecord,
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    select ${recordColumns(now)} from announcements a where a.id = ${id}`,
});

export const dueSending = z.object({
  id: z.string(),
  step: z.enum(['NOTIFYING', 'MAILING']),
  sentUpTo: z.string(),
  title: z.string(),
  description: z.string(),
  isGeneral: z.boolean(),
});

/**
 * Published and not sent to everybody yet; all bells come before any mail. Both rows are locked until the end of the
 * transaction, so that withdrawing waits for the batch under way.
 */
export const takeSending = defineStatement({
  name: 'take-announcement-sending',
  row: dueSending,
  sql: (now: Date) => sql`
    select a.id, s.step, s.sent_up_to as "sentUpTo", a.title, a.description, a.is_general as "isGeneral"
    from announcement_sendings s join announcements a on a.id = s.announcement_id
    where s.step <> 'SENT' and a.published_at <= ${now} and a.withdrawn_at is null
    order by s.step desc, a.published_at, a.id limit 1 for update`,
});
