import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApplications } from './applications.ts';
import { measureEvents } from './events.ts';
import { firstLoadBytes } from './first-load.ts';
import { measureLogin } from './login.ts';
import { measureSearch } from './search.ts';
import { startMeasuredServer } from './server-process.ts';
import { measureWrites } from './writes.ts';

/**
 * Figures of the built product on demo data, then on more. Absolute times depend on the machine; ratios carry over.
 * `npm run bench -- --search 100000`: only the search, on so many jobs; `--writes`: only applying and deciding;
 * `--events`: only what people hear live.
 */
const searches = [
  {},
  { q: 'developer' },
  { q: 'nurse' },
  { q: 'zzz' },
  { q: 'e' },
  { q: '100%' },
  { location: 'Bangalore' },
  { location: 'pune', q: 'manager' },
  { datePosted: 'LAST_7_DAYS' },
  { urgentOnly: true },
  { workMode: ['REMOTE'], salaryMinMonthly: 30_000 },
  { years: 2, type: ['FULL_TIME'] },
];
const searchQuery = `query($filter: JobFilter, $page: Int) { jobs(filter: $filter, page: $page) { total items {
  id title location salaryText experienceText postedAt isUrgent isNew skills applied saved
  company { name rating reviewCount } } } }`;

interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

function percentilesOf(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function measure(url: string, rounds: number, bodies: object[]): Promise<Percentiles> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const body of bodies) {
      const started = performance.now();
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - started);
    }
  }
  return percentilesOf(times);
}

const inMs = ({ p50, p95, p99 }: Percentiles): string => [p50, p95, p99].map(ms).join(' / ');
const row = (name: string, value: string): void => console.log(`${name.padEnd(52)} ${value}`);
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Rates and processor time beside those of a bare server on the same rows; the median of rounds in turn. */
async function showSearch(jobs: number): Promise<void> {
  const { Kaamyab: own = [], bare = [] } = await measureSearch({ jobs });
  const ratio = (of: (figures: (typeof own)[number]) => number): string =>
    medianOf(own.map((figures, round) => of(figures) / of(bare[round] ?? figures))).toFixed(2);
  const all = own.flatMap(({ times }) => Object.values(times).flat());
  row(
    `searches of ${jobs} jobs, 10 at once, as a ratio to bare`,
    ratio(({ perSecond }) => perSecond),
  );
  row(
    '  processor time of a search, as a ratio to bare',
    ratio(({ processor }) => processor),
  );
  row('  one caller, p50 / p95 / p99', inMs(percentilesOf(all)));
  row('  of bare', inMs(percentilesOf(bare.flatMap(({ times }) => Object.values(times).flat()))));
  for (const kind of Object.keys(own[0]?.times ?? {}))
    row(`  ${kind}`, inMs(percentilesOf(own.flatMap(({ times }) => times[kind] ?? []))));
}

/** Beside one single statement that writes the same rows; the median of rounds in turn. */
async function showWrites(): Promise<void> {
  for (const [name, rounds] of Object.entries(await measureWrites())) {
    const ratio = medianOf(rounds.map(({ perSecond, statementsPerSecond }) => perSecond / statementsPerSecond));
    row(`${name}, 10 at once, as a ratio to one statement`, ratio.toFixed(2));
    row(`  a second`, medianOf(rounds.map(({ perSecond }) => perSecond)).toFixed(0));
    row(
      '  processor time of the server / of Postgres / of Postgres for one statement',
      [
        rounds.map(({ server }) => server),
        rounds.map(({ postgres }) => postgres),
        rounds.map(({ postgresOfStatement }) => postgresOfStatement),
      ]
        .map((times) => ms(medianOf(times)))
        .join(' / '),
    );
    row('  p50 / p95 / p99', inMs(percentilesOf(rounds.flatMap(({ times }) => times))));
    row('  mails that were still to go', medianOf(rounds.map(({ mailsLeft }) => mailsLeft)).toFixed(0));
  }
}

async function showEvents(): Promise<void> {
  for (const sockets of [1000, 5000]) {
    const { one, all, kilobytes } = await measureEvents({ sockets });
    row(`an event to one of ${sockets} sockets, p50 / p95 / p99`, inMs(percentilesOf(one)));
    row('  to all of them: the last', ms(medianOf(all.map(({ last }) => last))));
    row('  processor time of the server for all', ms(medianOf(all.map(({ processor }) => processor))));
    row('  memory of the server for each', `${kilobytes.toFixed(0)} kB`);
  }
}

async function showDemo(dataDir: string): Promise<void> {
  const first = await startMeasuredServer(dataDir);
  row('first start: database made, migrated, demo data', ms(first.startMilliseconds));
  await first.stop();
  const server = await startMeasuredServer(dataDir);
  row('second start', ms(server.startMilliseconds));
  const empty = [{ query: '{ __typename }' }];
  const search = searches.flatMap((filter) =>
    [1, 2].map((page) => ({ query: searchQuery, variables: { filter, page } })),
  );
  await measure(server.url, 5, [...empty, ...search]);
  const [baseline, found] = [await measure(server.url, 500, empty), await measure(server.url, 25, search)];
  row('empty request, p50 / p95 / p99', inMs(baseline));
  row('job search, p50 / p95 / p99', inMs(found));
  row('job search as a ratio to an empty request, p50', (found.p50 / baseline.p50).toFixed(2));
  const {
    loginsPerSecond: logins,
    hashesPerSecond: hashes,
    waits,
  } = await measureLogin(server.url, [...empty, ...search]);
  row(
    'logins as a ratio to the raw password hashes, per second',
    `${(logins / hashes).toFixed(2)} (${logins.toFixed(0)} of ${hashes.toFixed(0)})`,
  );
  row(
    'other requests meanwhile, p50 / p99',
    [0.5, 0.99].map((share) => ms(waits[Math.floor(waits.length * share)] ?? 0)).join(' / '),
  );
  await server.stop();
  const idle = await startMeasuredServer(dataDir);
  await measure(idle.url, 3, empty);
  row('server memory, idle after start', `${idle.residentMegabytes().toFixed(0)} MB`);
  await idle.stop();
  const { lists, figures } = await measureApplications();
  for (const [way, when] of [
    ['again', 'asked again'],
    ['counted', 'after a change'],
  ] as const) {
    row(
      `100,000 applications, lists ${when}, p50 / p95 / p99`,
      inMs(percentilesOf(Object.values(lists).flatMap((times) => times[way]))),
    );
    for (const [name, times] of Object.entries(lists)) row(`  ${name}`, inMs(percentilesOf(times[way])));
  }
  row('  their drawn figures', inMs(percentilesOf(figures)));
  row(
    'first-load JavaScript of /jobs/search, gzip',
    `${(firstLoadBytes('dist/client', 'pages/search-page.tsx') / 1024).toFixed(0)} KiB`,
  );
}

const {
  search: jobs,
  writes,
  events,
} = parseArgs({
  options: { search: { type: 'string' }, writes: { type: 'boolean' }, events: { type: 'boolean' } },
}).values;
if (jobs) await showSearch(Number(jobs));
else if (writes) await showWrites();
else if (events) await showEvents();
else {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'));
  try {
    await showDemo(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  await showSearch(10_000);
  await showWrites();
  await showEvents();
}
