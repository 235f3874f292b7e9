import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Actor } from '../../../core/actor.rules.ts';
import { cursorTimeOf, fromCursor, toCursor } from '../../../core/cursor.ts';
import type { Database } from '../../../core/database.ts';
import { badInput } from '../../../core/errors.ts';
import { exactTotalLimit } from '../../../core/product.rules.ts';
import { type Page, toPage } from '../../../core/page.ts';
import { defineStatement } from '../../../core/statement.ts';
import type { Job } from '../job.entity.ts';
import type { JobSort } from '../job.labels.ts';
import { findJobs } from '../job.queries.ts';
import { type JobFilterValues, jobMessages } from '../job.rules.ts';
import { pageOfChangedJobs } from './changed-jobs.queries.ts';
import { isSlowSearch, openJobs, type OwnJobs, ownJobs, type SearchedJobs } from './open-jobs.queries.ts';
import { findTitles, type RankedTitle, termsOf } from './search-terms.queries.ts';

interface PageRequest {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
  /** Only the columns of a card are read (`isCardEnough`). */
  asCards?: boolean | undefined;
}

/** Columns by which jobs are ordered, each from the highest down; the last one is of one job alone. */
const orders = { NEWEST: ['posted_at', 'id'], PAY: ['salary_max_monthly', 'posted_at', 'id'] } as const;
type Order = keyof typeof orders;

const columnsOf = (order: Order): Sql => raw(orders[order].map((column) => `j.${column}`).join(', '));
const inOrder = (order: Order): Sql => raw(`order by ${orders[order].map((column) => `j.${column} desc`).join(', ')}`);

const most = raw(String(exactTotalLimit));
const areAll = sql`((select total from counted) <= ${most})`;

/** Up to one more than the total says exactly, in any order if none is given; none are looked for if they are many. */
const countedMatches = ({ table, conditions, areMany }: SearchedJobs, order: Order, ordered: Sql = empty): Sql => sql`
  matches as materialized (
    select ${columnsOf(order)} from ${table} j where ${join(conditions, ' and ')} ${ordered} limit ${most} + 1
  ), counted as materialized (
    select case when ${areMany ?? raw('false')} then ${most} + 1 else (select count(*)::int from matches) end as total
  )`;

/**
 * If the counted matches are all, the rows are cut out of them. Of more than that they are found along an index in this
 * order, which then takes few steps (decision 0054).
 */
const firstOf = ({ table, conditions }: SearchedJobs, order: Order, cut: Sql): Sql => sql`
  (select ${columnsOf(order)} from matches j where ${areAll} ${cut})
  union all
  (select ${columnsOf(order)} from ${table} j where not ${areAll} and ${join(conditions, ' and ')} ${cut})`;

interface PageOfMatches extends SearchedJobs {
  order: Order;
  request: PageRequest;
}

/** Pages that end behind this row are found along the order together with the total: the way to them is as long. */
const shallowLimit = 1000;

function beyondCursor(order: Order, after: string): Sql {
  const { lead, time, id } = fromCursor(after, jobMessages.cursor(), { hasLead: order === 'PAY' });
  const before = order === 'PAY' ? sql`${lead}::bigint, ` : empty;
  return sql`and (${columnsOf(order)}) < (${before}${time}::timestamptz, ${id}::uuid)`;
}

const pageRow = z.object({ total: z.int(), id: z.nullable(z.uuid()) });

/** On an empty page one row brings the total. */
const pageOfMatches = defineStatement({
  name: 'page-of-matches',
  row: z.extend(pageRow, { lead: z.nullable(z.string()), cursorTime: z.nullable(z.string()) }),
  samples: Object.entries({ NEWEST: undefined, PAY: '1' } as const).flatMap(([order, lead]) =>
    [
      ownJobs({ recruiterId: '', search: 'ab' }),
      ownJobs({ recruiterId: '', externalId: 'a' }),
      openJobs({}, { terms: null, places: null, experiences: null }, new Date(0)),
      openJobs({ urgentOnly: true }, { terms: [], places: [], experiences: [] }, new Date(0)),
    ].flatMap((searched) =>
      [
        { page: 1, pageSize: 10 },
        { page: 200, pageSize: 10 },
        {
          page: 1,
          pageSize: 10,
          after: toCursor('2026-01-01T00:00:00.000000Z', '00000000-0000-7000-8000-000000000000', lead),
        },
      ].map((request) => ({ ...searched, order: order as Order, request })),
    ),
  ),
  sql: ({ order, request: { page, pageSize, after }, ...searched }: PageOfMatches) => {
    const isDeep = !after && page * pageSize > shallowLimit;
    const offset = after ? 0 : (page - 1) * pageSize;
    const cut = sql`${after ? beyondCursor(order, after) : empty} ${inOrder(order)} limit ${pageSize} offset ${offset}`;
    return sql`
      with ${countedMatches(searched, order, isDeep ? inOrder(order) : empty)}
      select counted.total, j.id, ${order === 'PAY' ? sql`j.salary_max_monthly::text` : sql`null::text`} as "lead",
        ${cursorTimeOf(sql`j.posted_at`)} as "cursorTime"
      from counted left join (
        ${isDeep ? sql`select ${columnsOf(order)} from matches j ${cut}` : firstOf(searched, order, cut)}
      ) j on true ${inOrder(order)}`;
  },
});

/** So many jobs are ordered by their titles; all others follow newest first. */
const rankedJobs = 1000;

interface PageByRelevance {
  searched: SearchedJobs;
  /** Those of the other filters: who has one of the titles has the words. */
  besides: SearchedJobs;
  titles: RankedTitle[];
  request: PageRequest;
}

/** Along the index of each title, then among the newest, until the page is full (decision 0054). */
const pageByRelevance = defineStatement({
  name: 'page-by-relevance',
  row: pageRow,
  samples: [null, 1].map((place) => {
    const searched = openJobs(
      {},
      { terms: [], places: place === null ? null : [place], experiences: null },
      new Date(0),
    );
    return { searched, besides: searched, titles: [], request: { page: 1, pageSize: 10 } };
  }),
  sql: ({ searched, besides: { table, conditions }, titles, request: { page, pageSize } }: PageByRelevance) => {
    const newestFirst = inOrder('NEWEST');
    const end = page * pageSize;
    const ranked = sql`limit ${Math.min(end, rankedJobs)}`;
    return sql`
      with ${countedMatches(searched, 'NEWEST')}, ranked as materialized (
        select title.rank, j.id, j.posted_at
        from unnest(${titles.map(({ id }) => id)}::int[], ${titles.map(({ rank }) => rank)}::int[]) title (id, rank),
          lateral (
            select j.id, j.posted_at from ${table} j where j.title = title.id and ${join(conditions, ' and ')}
            ${newestFirst} ${ranked}
          ) j
        order by title.rank, j.posted_at desc, j.id desc ${ranked}
      ), newest as (${firstOf(searched, 'NEWEST', sql`${newestFirst} limit ${end}`)}
      ), page as (
        select * from ranked
        union all
        select null, n.id, n.posted_at from newest n
        where (select count(*) from ranked) < ${end} and not exists (select from ranked r where r.id = n.id)
        order by rank nulls last, posted_at desc, id desc limit ${pageSize} offset ${end - pageSize}
      )
      select counted.total, page.id from counted left join page on true
      order by page.rank nulls last, page.posted_at desc, page.id desc`;
  },
});

/** BAD_USER_INPUT for a page beyond those that are numbered. */
function refuseTooDeep({ page, pageSize, after }: PageRequest): void {
  if (!after && page * pageSize > exactTotalLimit) throw badInput({ page: jobMessages.tooDeep() });
}

async function rowsOf(
  prepared: Database['prepared'],
  viewer: Actor | null,
  found: { id: string | null }[],
  { asCards = false }: { asCards?: boolean | undefined },
): Promise<Job[]> {
  const ids = found.flatMap(({ id }) => id ?? []);
  const jobs = ids.length > 0 ? await findJobs(prepared, viewer, ids, { asCards }) : [];
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * With the total, then their rows by a statement whose plan is kept. The total is counted up to one more than
 * `exactTotalLimit`; `after` continues from anywhere, pages only as far as the total is exact.
 */
export async function readPage(
  { searched, prepared }: Pick<Database, 'searched' | 'prepared'>,
  viewer: Actor | null,
  jobs: SearchedJobs,
  request: PageRequest,
  { order = 'NEWEST', isSlow = false }: { order?: Order; isSlow?: boolean } = {},
): Promise<Page<Job>> {
  refuseTooDeep(request);
  const found = await searched(pageOfMatches({ ...jobs, order, request }), { isSlow });
  const last = found.at(-1);
  return toPage(await rowsOf(prepared, viewer, found, request), found[0]?.total ?? 0, request, {
    endCursor: last?.id && last.cursorTime ? toCursor(last.cursorTime, last.id, last.lead) : null,
  });
}

/** In the order of the changes; `after` reads on from anywhere, also later than from the last row. */
export async function readChangedJobs(
  { searched, prepared }: Pick<Database, 'searched' | 'prepared'>,
  viewer: Actor,
  asked: OwnJobs & { since: Date },
  request: PageRequest,
): Promise<Page<Job>> {
  refuseTooDeep(request);
  const { page, pageSize, after } = request;
  const found = await searched(
    pageOfChangedJobs({
      ...asked,
      after: after ? fromCursor(after, jobMessages.cursor()) : null,
      size: pageSize,
      skipped: after ? 0 : (page - 1) * pageSize,
    }),
  );
  const last = found.at(-1);
  return toPage(await rowsOf(prepared, viewer, found, request), found[0]?.total ?? 0, request, {
    endCursor: last?.id && last.cursorTime ? toCursor(last.cursorTime, last.id) : null,
  });
}

/** It has no cursor: behind the jobs whose titles are ordered come all others, newest first. */
async function readRelevantPage(
  { searched, prepared }: Pick<Database, 'searched' | 'prepared'>,
  viewer: Actor | null,
  asked: Pick<PageByRelevance, 'searched' | 'besides'> & { q: string },
  request: PageRequest,
): Promise<Page<Job>> {
  if (request.after) throw badInput({ after: jobMessages.noCursor() });
  const titles = await prepared(findTitles({ q: asked.q }));
  const found = await searched(pageByRelevance({ ...asked, titles, request }));
  return toPage(await rowsOf(prepared, viewer, found, request), found[0]?.total ?? 0, request);
}

/** Open jobs that fit. What no word, place or experience of a job contains is not looked for. */
export async function readOpenJobs(
  database: Database,
  viewer: Actor | null,
  { filter, sort, now }: { filter: JobFilterValues; sort: JobSort; now: Date },
  request: PageRequest,
): Promise<Page<Job>> {
  refuseTooDeep(request);
  const terms = await termsOf(database, filter);
  if (!terms) return toPage([], 0, request);
  const jobs = openJobs(filter, terms, now);
  if (sort === 'RELEVANCE' && filter.q) {
    const besides = openJobs(filter, { ...terms, terms: null }, now);
    return readRelevantPage(database, viewer, { searched: jobs, besides, q: filter.q }, request);
  }
  return readPage(database, viewer, jobs, request, {
    order: sort === 'PAY' ? 'PAY' : 'NEWEST',
    isSlow: isSlowSearch(filter),
  });
}
