import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { exactTotalLimit } from '../core/page.rules.ts';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { Announcement, Faq } from './content.entity.ts';
import { type AnnouncementFilter, announcementTypeLabels } from './content.labels.ts';

interface AnnouncementRequest {
  pattern: string | null;
  filter: AnnouncementFilter;
  newSince: Date;
  now: Date;
  page: number;
  pageSize: number;
}

const announcementTypes = keysOf(announcementTypeLabels);

/**
 * Newest first. General ones are listed under ALL only (OP-011). The total is in every row, also in the only one of a
 * page past the end, which has no `id`.
 */
export const pageAnnouncements = defineStatement({
  name: 'announcements',
  entity: Announcement,
  row: z.object({ total: z.int(), type: z.enum(announcementTypes) }),
  sql: ({ pattern, filter, newSince, now, page, pageSize }: AnnouncementRequest) => sql`
    with matches as materialized (
      select id, published_at, title, description, is_general, author_id,
        case when is_general then 'GENERAL' when published_at >= ${newSince} then 'NEW' else 'OLD' end as type
      from announcements
      where published_at <= ${now} and (${pattern}::text is null
        or lower(title) like lower(${pattern}) or lower(description) like lower(${pattern}))
      order by published_at desc, id desc
    ), shown as materialized (
      select * from matches
      where ${filter}::text = 'ALL' or type = ${filter} limit ${exactTotalLimit + 1}
    ), page as (
      select * from shown order by published_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.total, page.id, page.published_at as date, page.title, page.description,
      page.is_general as "isGeneral", page.author_id as "authorId", page.type
    from (select count(*)::int as total from shown) counted left join page on true
    order by page.published_at desc, page.id desc`,
});

/** With the total like those. */
export const pageFaqs = defineStatement({
  name: 'faqs',
  entity: Faq,
  row: z.object({ total: z.int() }),
  sql: ({ page, pageSize }: { page: number; pageSize: number }) => sql`
    with page as (
      select id, position, question, answer from faqs
      order by position limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.total, page.* from (select count(*)::int as total from faqs) counted left join page on true
    order by page.position`,
});

export const countSite = defineStatement({
  name: 'site-counts',
  row: z.object({ candidates: z.int(), jobs: z.int(), companies: z.int() }),
  sql: () => sql`
    select
      (select count(*)::int from users
        where role = 'JOBSEEKER' and email_verified_at is not null and disabled_at is null) as candidates,
      (select count(*)::int from jobs where status = 'ACTIVE') as jobs,
      (select count(*)::int from companies) as companies`,
});
