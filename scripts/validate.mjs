// The whole gate without the browser tests: npm run validate. Everything runs to its end; failures are shown in full.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const bin = (name) => join(root, 'node_modules/.bin', name);
const compiled = ['--import', './server/register.mjs'];

/** Two lanes, as the smallest machine that this must be quick on has two cores; the tests are the longer one. */
const lanes = [
  [
    ['types', bin('tsc')],
    ['format', bin('oxfmt'), '--check'],
    ['lint, import rules, cycles, any', bin('oxlint'), '--type-aware', '--deny-warnings'],
    ['generated files are up to date, numbers can be looked up', node, 'scripts/docs.mjs', '--check'],
    ['migrations up, down, up', node, ...compiled, 'scripts/check-migrations.ts'],
    ['duplication at most 0.5 %', bin('jscpd'), '.'],
    ['unused code', bin('knip')],
  ],
  [
    [
      'unit and integration tests',
      node,
      ...compiled,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ],
  ],
];

const write = (text) => process.stdout.write(text);
const failures = [];

/** The tests show themselves as they go; of the other steps only a failing one's output is of interest. */
function run(command, parts, isShown) {
  const { promise, resolve } = Promise.withResolvers();
  const child = spawn(command, parts, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) write(text);
    });
  }
  child.once('error', (error) => resolve({ isPassed: false, output: error.message }));
  child.once('close', (code) => resolve({ isPassed: code === 0, output }));
  return promise;
}

async function runLane(steps) {
  for (const [name, command, ...parts] of steps) {
    const isShown = steps.length === 1;
    const start = performance.now();
    const { isPassed, output } = await run(command, parts, isShown);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    write(`${isPassed ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}\n`);
    if (isPassed) continue;
    failures.push(name);
    if (!isShown) write(`${output.trimEnd()}\n`);
  }
}

await Promise.all(lanes.map(runLane));
write(failures.length === 0 ? '\nThe gate passed.\n' : `\nThe gate failed: ${failures.join('; ')}.\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
