import type { Database } from '../core/database.ts';
import { exactTotalLimit } from '../core/page.rules.ts';
import { type Page, toPage } from '../core/page.ts';
import type { Announcement, Faq } from './content.entity.ts';
import type { AnnouncementFilter } from './content.labels.ts';

interface PageRequest {
  page: number;
  pageSize: number;
}

type PageRow<Item> = Item & { total: number } & Record<string, unknown>;

/** Of left-joined rows the ones that are there; the total stands in every row, also in the single empty one of a page past the end. */
function pageOfRows<Item extends { id: string | null }>(rows: PageRow<Item>[], request: PageRequest): Page<Item> {
  const items = rows.filter(({ id }) => id !== null);
  return toPage<Item>(items, rows[0]?.total ?? 0, request, { endCursor: items.at(-1)?.id ?? null });
}

/** Newest first. General ones stand under ALL only (OP-011). */
export async function pageAnnouncements(
  database: Database,
  {
    pattern,
    filter,
    newSince,
    now,
    ...request
  }: PageRequest & { pattern: string | null; filter: AnnouncementFilter; newSince: Date; now: Date },
): Promise<Page<Announcement>> {
  const rows = await database.searched<PageRow<Announcement>>(
    'announcements',
    `with matches as materialized (
       select id, published_at, title, description, is_general, case when is_general then 'GENERAL' when published_at >= $3 then 'NEW' else 'OLD' end as type
       from announcements
       where published_at <= $4 and ($1::text is null or lower(title) like lower($1) or lower(description) like lower($1))
       order by published_at desc, id desc
     ), shown as materialized (
       select * from matches where $2 = 'ALL' or type = $2 limit ${exactTotalLimit + 1}
     ), page as (select * from shown order by published_at desc, id desc limit $5 offset $6)
     select counted.total, page.id, page.published_at as date, page.title, page.description, page.type
     from (select count(*)::int as total from shown) counted left join page on true order by page.published_at desc, page.id desc`,
    [pattern, filter, newSince, now, request.pageSize, (request.page - 1) * request.pageSize],
  );
  return pageOfRows(rows, request);
}

export async function pageFaqs(database: Database, request: PageRequest): Promise<Page<Faq>> {
  const rows = await database.searched<PageRow<Faq>>(
    'faqs',
    `with page as (select id, position, question, answer from faqs order by position limit $1 offset $2)
     select counted.total, page.* from (select count(*)::int as total from faqs) counted left join page on true order by page.position`,
    [request.pageSize, (request.page - 1) * request.pageSize],
  );
  return pageOfRows(rows, request);
}

export interface SiteCounts extends Record<string, unknown> {
  candidates: number;
  jobs: number;
  companies: number;
}

export async function countSite(database: Database): Promise<SiteCounts> {
  const [row] = await database.prepared<SiteCounts>(
    'site-counts',
    `select (select count(*)::int from users where role = 'JOBSEEKER' and email_verified_at is not null and disabled_at is null) as candidates,
       (select count(*)::int from jobs where status = 'ACTIVE') as jobs, (select count(*)::int from companies) as companies`,
    [],
  );
  return row ?? { candidates: 0, jobs: 0, companies: 0 };
}
