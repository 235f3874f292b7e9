import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/embedded-postgres/embedded-postgres.ts';
import { places } from '../server/jobs/place.rules.ts';
import { connections, processorTimeOf, send } from './load.ts';
import { startMeasuredServer } from './server-process.ts';

/** How fast jobs are searched through GraphQL, beside a bare server on the same rows (`bare-server.ts`), in turn. */

interface Search {
  kind: string;
  q?: string;
  location?: string;
  page?: number;
}

interface Contender {
  name: string;
  pid: number;
  call: (search: Search) => { url: string; body?: string };
  read: (answer: string) => { total: number; ids: string[] };
}

export interface SearchFigures {
  perSecond: number;
  /** Milliseconds of processor time of the server, without Postgres. */
  processor: number;
  /** Milliseconds of each answer when one caller asks, by kind of search. */
  times: Record<string, number[]>;
}

const query = `query($q: String, $location: String, $page: Int) {
  jobs(filter: { q: $q, location: $location }, page: $page) { total items {
    id title location salaryText postedAt skills company { name rating reviewCount } } } }`;
/** Words of titles and skills by how often they occur. */
const frequentWords = `
  select word from jobs, regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^a-z]+') word
  where length(word) > 2 group by word order by count(*) desc, word`;

/** The same 195 for the same rows, of eight kinds. */
async function makeSearches(databaseUrl: string): Promise<Search[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const words = (await client.query<{ word: string }>(frequentWords)).rows.map(({ word }) => word);
  const names = (
    await client.query<{ name: string }>(
      `select name::text from companies where name like 'Kaveri%' order by name limit 30`,
    )
  ).rows.map(({ name }) => name);
  await client.end();
  const list = (kind: string, count: number, of: (turn: number) => Omit<Search, 'kind'>): Search[] =>
    Array.from({ length: count }, (_, turn) => ({ kind, ...of(turn) }));
  const middle = Math.floor(words.length / 2);
  const place = (turn: number) => places[turn % places.length]?.split(', ').at(-1);
  return [
    ...list('common word', 22, (turn) => ({ q: words[turn] })),
    ...list('middling word', 22, (turn) => ({ q: words[middle + turn] })),
    ...list('rare name', 22, (turn) => ({ q: names[turn % names.length] })),
    ...list('no match', 22, (turn) => ({ q: `zq${words[turn]}` })),
    ...list('place', 22, (turn) => ({ location: place(turn) })),
    ...list('newest', 21, (turn) => ({ page: 1 + turn })),
    ...list('word and place', 32, (turn) => ({ q: words[turn], location: place(turn) })),
    ...list('deep page', 32, (turn) => ({ q: words[turn % 4], page: 20 + turn })),
  ];
}

async function verify(contenders: Contender[], searches: Search[]): Promise<void> {
  for (const [turn, search] of searches.entries()) {
    const answers = [];
    for (const { call, read } of contenders) answers.push(read(await send(call(search), turn)));
    const [expected, ...others] = answers.map((answer) => JSON.stringify(answer));
    if (others.some((other) => other !== expected))
      throw new Error(`${JSON.stringify(search)} has different answers: ${[expected, ...others].join('\n')}`);
  }
}

async function measureOne({ pid, call }: Contender, searches: Search[], seconds: number): Promise<SearchFigures> {
  const times: SearchFigures['times'] = {};
  for (const [turn, search] of searches.entries()) {
    const started = performance.now();
    await send(call(search), turn);
    (times[search.kind] ??= []).push(performance.now() - started);
  }
  let done = 0;
  const [started, before] = [performance.now(), processorTimeOf(pid)];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const turn = (done += 1);
        const search = searches[(turn * 7) % searches.length];
        if (search) await send(call(search), turn);
      }
    }),
  );
  const elapsed = performance.now() - started;
  return { perSecond: (done * 1000) / elapsed, processor: (processorTimeOf(pid) - before) / done, times };
}

async function startBare(databaseUrl: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './server/register.mjs', join(import.meta.dirname, 'bare-server.ts')],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, url: `http://127.0.0.1:${Number(port)}` };
}

const graphqlAnswer = (answer: string): { total: number; ids: string[] } => {
  const { data } = JSON.parse(answer) as { data: { jobs: { total: number; items: { id: string }[] } } };
  return { total: data.jobs.total, ids: data.jobs.items.map(({ id }) => id) };
};

const bareAnswer = (answer: string): { total: number; ids: string[] } => {
  const { total, items } = JSON.parse(answer) as { total: number; items: { id: string }[] };
  return { total, ids: items.map(({ id }) => id) };
};

/** On a database of its own with so many jobs; `rounds` in turn, of `seconds` under load each. */
export async function measureSearch({ jobs = 10_000, rounds = 3, seconds = 5 } = {}): Promise<
  Record<string, SearchFigures[]>
> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const postgres = await startEmbeddedPostgres({ isThrowaway: true, log });
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'));
  const server = await startMeasuredServer(dataDir, {
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'info',
    SEED: `bench:${jobs}`,
  });
  const bare = await startBare(postgres.url);
  try {
    const searches = await makeSearches(postgres.url);
    let turn = 0;
    const contenders: Contender[] = [
      {
        name: 'Kaamyab',
        pid: server.process.pid ?? 0,
        call: ({ q, location, page }) => ({
          url: `${server.url}/graphql`,
          // Each request is another one, so that none has a ready answer.
          body: JSON.stringify({ query, variables: { q, location, page }, extensions: { turn: (turn += 1) } }),
        }),
        read: graphqlAnswer,
      },
      {
        name: 'bare',
        pid: bare.process.pid ?? 0,
        call: ({ kind: _kind, ...asked }) => ({
          url: `${bare.url}/?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))}`,
        }),
        read: bareAnswer,
      },
    ];
    await verify(contenders, searches);
    const figures: Record<string, SearchFigures[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders)
        (figures[contender.name] ??= []).push(await measureOne(contender, searches, seconds));
    }
    return figures;
  } finally {
    bare.process.kill();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
