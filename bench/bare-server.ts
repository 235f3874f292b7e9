import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The minimum that answers a job search: Node's http, one pool, one statement. Search terms are matched in memory
 * against the few thousand distinct titles, employers, skills and places; jobs are found by their numbers. No logins,
 * checks, limits or updates: the baseline for the product's overhead. Started as a process with DATABASE_URL; prints
 * its port.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 });

// The operator && of intarray, which the product installed: the usual array index does not support it.
const setUp = `
  drop table if exists bare_jobs, bare_terms;
  create table bare_terms as
    select row_number() over ()::int as id, kind, value from (
      select 'TEXT' as kind, lower(title) as value from jobs union select 'TEXT', lower(name::text) from companies
      union select 'TEXT', lower(skill) from jobs, unnest(skills) skill
      union select 'PLACE', lower(location) from jobs
    ) terms;
  create index on bare_terms (value, kind);
  analyze bare_terms;
  create table bare_jobs as
    select j.id, j.posted_at, p.id as place,
      (select array_agg(t.id order by t.id)
        from unnest(array[lower(j.title), lower(c.name::text)] || lower(j.skills::text)::text[]) text
          join bare_terms t on t.kind = 'TEXT' and t.value = text) as terms
    from jobs j join companies c on c.id = j.company_id
      join bare_terms p on p.kind = 'PLACE' and p.value = lower(j.location)
    where j.status = 'ACTIVE';
  create index on bare_jobs (posted_at desc, id desc) include (place, terms);
  create index on bare_jobs (place, posted_at desc, id desc) include (terms);
  create index on bare_jobs using gin (terms gin__int_ops) with (fastupdate = off);
  analyze bare_jobs;`;

/** For the page: the fields of a card. */
const card = `j.id, j.title, j.location, j.skills, j.salary_min, j.salary_max, j.salary_period, j.posted_at,
  c.name as company, c.rating_total, c.review_count`;

const search = (conditions: string): string => `
  with matches as materialized (
    select id, posted_at from bare_jobs where true ${conditions} order by posted_at desc, id desc limit 10001
  ), page as (select * from matches order by posted_at desc, id desc limit 10 offset $1)
  select counted.total, ${card}
  from (select count(*)::int as total from matches) counted
    left join (page join jobs j using (id) join companies c on c.id = j.company_id) on true
  order by page.posted_at desc, page.id desc`;

await pool.query(setUp);
const { rows: terms } = await pool.query<{ id: number; kind: string; value: string }>('select * from bare_terms');
const numbersOf = (kind: string, fits: (value: string) => boolean): number[] =>
  terms.filter((term) => term.kind === kind && fits(term.value)).map(({ id }) => id);

const wordGaps = /[ /,(&-]+/g;

interface Found extends Record<string, unknown> {
  total: number;
}

async function find(asked: URLSearchParams): Promise<{ total: number; items: Found[] }> {
  const [text, place] = [asked.get('q')?.toLowerCase(), asked.get('location')?.toLowerCase()];
  const values: unknown[] = [(Number(asked.get('page') ?? 1) - 1) * 10];
  let conditions = '';
  if (text) {
    // One or two letters match only at the start of a word.
    const fits = (value: string): boolean =>
      text.length < 3 ? ` ${value.replace(wordGaps, ' ')}`.includes(` ${text}`) : value.includes(text);
    values.push(numbersOf('TEXT', fits));
    conditions += ` and terms && $${values.length}::int[]`;
  }
  if (place) {
    values.push(numbersOf('PLACE', (value) => ` ${value.replace(/[ /,()&-]+/g, ' ')} `.includes(` ${place} `)));
    conditions += ` and place = any($${values.length}::int[])`;
  }
  const { rows } = await pool.query<Found>({ text: search(conditions), values });
  return { total: Math.min(rows[0]?.total ?? 0, 10_000), items: rows.filter(({ id }) => id !== null) };
}

const server = createServer((request, response) => {
  find(new URL(request.url ?? '/', 'http://bare').searchParams).then(
    (page) => response.setHeader('content-type', 'application/json').end(JSON.stringify(page)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
