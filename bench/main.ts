import { parseArgs } from 'node:util';
import { applicationsOfList, measureLists } from './applications.ts';
import { measureEvents } from './events.ts';
import type { Figure } from './figure.ts';
import { measureLogin } from './login.ts';
import { measurePages } from './pages.ts';
import { showTable, writeFigures } from './report.ts';
import { measureProcesses } from './processes.ts';
import { measureKinds, measureMix, measureRepeated } from './search.ts';
import { Stand } from './stand.ts';
import { measureMemory, measureStart } from './start.ts';
import { measureWrites } from './writes.ts';

/**
 * Measures the built product, next to others on the same rows. Times depend on the machine; ratios carry over.
 * docs/performance.md explains how to run it.
 */
interface Part {
  name: string;
  says: string;
  measure: (stand: Stand) => Promise<Figure[]>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '10000' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const parts: Part[] = [
  {
    name: 'mix',
    says: 'Job search, all kinds of it, 10 connections (times: one)',
    measure: async (stand) => {
      const { contenders, searches } = await stand.filled();
      return measureMix(contenders, searches, { jobs: stand.jobs, pace: stand.pace.once });
    },
  },
  {
    name: 'kinds',
    says: 'Job search, each kind alone',
    measure: async (stand) => {
      const { contenders, searches } = await stand.filled();
      return measureKinds(contenders, searches, { jobs: stand.jobs, pace: stand.pace.each });
    },
  },
  {
    name: 'repeated',
    says: 'Repeated public search, with ready answers',
    measure: async (stand) => {
      const { contenders, searches } = await stand.filled();
      return measureRepeated(contenders, searches, stand.pace.once);
    },
  },
  { name: 'processes', says: 'Two processes on one database', measure: measureProcesses },
  { name: 'memory', says: 'Memory of a process', measure: measureMemory },
  { name: 'start', says: 'Starting, on the demo', measure: measureStart },
  // Before the measurements that add people and applications to the demo.
  { name: 'pages', says: 'Pages on a simulated phone, by Lighthouse, on the demo', measure: measurePages },
  { name: 'login', says: 'Logging in, on the demo', measure: measureLogin },
  { name: 'events', says: 'Until people hear of a notification', measure: measureEvents },
  {
    name: 'lists',
    says: `A recruiter's ${applicationsOfList(values.quick).toLocaleString('en')} applications, one caller`,
    measure: measureLists,
  },
  { name: 'writes', says: 'Applying and deciding, 10 at once', measure: measureWrites },
];

const jobs = Number(values.jobs);
const unknown = positionals.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0 || !Number.isInteger(jobs) || jobs < 1000) {
  console.error(`--jobs takes 1000 or more. The parts are ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

await using stand = new Stand(jobs, values.quick);
// In parallel, because filling one keeps one processor busy.
if (values.quick && positionals.length === 0) await Promise.all([stand.filled(), stand.forWrites()]);
for (const { name, says, measure } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = performance.now();
  const figures = await measure(stand);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${says} (${jobs} jobs; measured in ${seconds} s)\n\n${showTable(figures)}`);
  if (values.write) writeFigures(jobs, { says, figures });
}
