import { join } from 'node:path';
import { type Figure, percentilesOf } from './figure.ts';
import { firstLoadBytes } from './first-load.ts';
import { send } from './load.ts';
import { residentMegabytes, startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

const empty = JSON.stringify({ query: '{ __typename }' });

/** How soon the product is ready, and what the smallest request takes. */
export async function measureStart(stand: Stand): Promise<Figure[]> {
  const { folder, firstStartMilliseconds } = await stand.demo();
  const second = await startMeasuredServer(folder);
  const times: number[] = [];
  for (let turn = stand.isQuick ? 300 : 1000; turn > 0; turn -= 1) {
    const started = performance.now();
    await send({ url: `${second.url}/graphql`, body: empty }, turn);
    times.push(performance.now() - started);
  }
  await second.stop();
  const column = 'value';
  return [
    { row: 'first start: database made, migrated, demo data, s', column, value: firstStartMilliseconds / 1000 },
    { row: 'second start, s', column, value: second.startMilliseconds / 1000 },
    { row: 'empty request, one caller, p50, ms', column, value: percentilesOf(times).p50 },
    {
      row: 'first-load JavaScript of /jobs/search, gzip, KiB',
      column,
      value: firstLoadBytes('dist/client', 'site/pages/search-page.tsx') / 1024,
    },
  ];
}

/** Just started, on the demo and on all jobs; and for each contender after its runs so far. */
export async function measureMemory(stand: Stand): Promise<Figure[]> {
  const { contenders, databaseUrl } = await stand.filled();
  const demo = await idleMegabytes((await stand.demo()).folder);
  const filled = await idleMegabytes(join(stand.dataDir, 'filled-again'), databaseUrl);
  const column = 'MB';
  return [
    { row: 'idle, demo', column, value: demo, goal: { atMost: 150 } },
    { row: 'idle, all jobs: more than that', column, value: filled - demo, goal: { atMost: 60 } },
    ...contenders.all.map(({ name, pids: [pid] }) => ({
      row: `${name} after its searches`,
      column,
      value: residentMegabytes(pid),
    })),
  ];
}

async function idleMegabytes(folder: string, databaseUrl?: string): Promise<number> {
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SEED: 'none' };
  const server = await startMeasuredServer(folder, { LOG_LEVEL: 'info', ...environment });
  for (let turn = 0; turn < 3; turn += 1) await send({ url: `${server.url}/graphql`, body: empty }, turn);
  const megabytes = residentMegabytes(server.process.pid);
  await server.stop();
  return megabytes;
}
