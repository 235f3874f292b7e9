import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { installApart } from './installed-apart.ts';
import type { Call } from './load.ts';
import { type MeasuredServer, startMeasuredServer } from './server-process.ts';

/** The servers that answer the same searches over the same rows: the product, a bare server, and PostGraphile. */

export interface Search {
  kind: string;
  q?: string | undefined;
  location?: string | undefined;
  page?: number;
}

export interface Contender {
  name: 'Kaamyab' | 'bare' | 'PostGraphile' | 'the other process' | 'two processes';
  pids: (number | undefined)[];
  call: (search: Search) => Call;
  /** The part of an answer to compare. */
  read: (answer: string) => { total: number; ids: string[] };
}

export interface Contenders {
  all: [own: Contender, ...others: Contender[]];
  server: MeasuredServer;
  stop: () => Promise<void>;
}

const pageSize = 10;
const mostCounted = 10_000;
const ownQuery = `query($q: String, $location: String, $page: Int) {
  jobs(filter: { q: $q, location: $location }, page: $page) { total items {
    id title location salaryText postedAt skills company { name rating reviewCount } } } }`;
const generatedQuery = `query($q: String, $location: String, $offset: Int) {
  searchJobs(q: $q, location: $location, first: ${pageSize}, offset: $offset) { totalCount nodes {
    rowId title location salaryMin salaryMax salaryPeriod postedAt skills
    company: companyByCompanyId { name ratingTotal reviewCount } } } }`;

/** Unless `isReadyAllowed`, each request of the product differs, so that none has a cached answer. */
export function callOwn(url: string, isReadyAllowed = false): Contender['call'] {
  let turn = 0;
  return ({ q, location, page }) => {
    const extensions = isReadyAllowed ? {} : { turn: (turn += 1) };
    return {
      url: `${url}/graphql`,
      body: JSON.stringify({ query: ownQuery, variables: { q, location, page }, extensions }),
    };
  };
}

const readOwn = (answer: string): { total: number; ids: string[] } => {
  const { data } = JSON.parse(answer) as { data: { jobs: { total: number; items: { id: string }[] } } };
  return { total: data.jobs.total, ids: data.jobs.items.map(({ id }) => id) };
};

const readBare = (answer: string): { total: number; ids: string[] } => {
  const { total, items } = JSON.parse(answer) as { total: number; items: { id: string }[] };
  return { total, ids: items.map(({ id }) => id) };
};

const readGenerated = (answer: string): { total: number; ids: string[] } => {
  const { data } = JSON.parse(answer) as {
    data: { searchJobs: { totalCount: number; nodes: { rowId: string }[] } };
  };
  const { totalCount, nodes } = data.searchJobs;
  return { total: Math.min(totalCount, mostCounted), ids: nodes.map(({ rowId }) => rowId) };
};

/** A process that prints its port when it listens. */
async function startProcess(databaseUrl: string, options: string[]): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', ...options], {
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${options.at(-1)} ended with ${code}.`))),
  ])) as [Buffer];
  return { process: child, url: `http://127.0.0.1:${Number(port)}` };
}

/** On a filled database, or one that the product fills according to `seed`. */
export async function startContenders(databaseUrl: string, dataDir: string, seed: string): Promise<Contenders> {
  const postgraphile = installApart('postgraphile');
  const server = await startMeasuredServer(dataDir, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', SEED: seed });
  const [bare, generated] = await Promise.all([
    startProcess(databaseUrl, ['--import', './server/register.mjs', join(import.meta.dirname, 'bare-server.ts')]),
    startProcess(databaseUrl, [join(postgraphile, 'server.mjs')]),
  ]);
  const all: Contenders['all'] = [
    { name: 'Kaamyab', pids: [server.process.pid], call: callOwn(server.url), read: readOwn },
    {
      name: 'bare',
      pids: [bare.process.pid],
      call: ({ kind: _kind, ...asked }) => {
        const given = Object.entries(asked).filter(([, value]) => value !== undefined);
        return { url: `${bare.url}/?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` };
      },
      read: readBare,
    },
    {
      name: 'PostGraphile',
      pids: [generated.process.pid],
      call: ({ q, location, page = 1 }) => ({
        url: `${generated.url}/graphql`,
        body: JSON.stringify({ query: generatedQuery, variables: { q, location, offset: (page - 1) * pageSize } }),
      }),
      read: readGenerated,
    },
  ];
  const stop = async (): Promise<void> => {
    bare.process.kill();
    generated.process.kill();
    await server.stop();
  };
  return { all, server, stop };
}
